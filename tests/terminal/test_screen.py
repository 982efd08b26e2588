"""The screen: wrapping, colour, the end of the input."""

import io

import pytest

from adut.terminal.screen import Left, Screen


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_lines_are_wrapped_and_go_on_indented(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = io.StringIO()
    Screen(io.StringIO(), out).say("  " + "word " * 20, "")
    lines = out.getvalue().splitlines()
    assert all(len(line) < 40 for line in lines)
    assert [line[:5] for line in lines[1:-1]] == ["    w"] * (len(lines) - 2)
    assert lines[-1] == ""


@pytest.mark.parametrize(
    ("stream", "environment", "coloured"),
    [
        (Terminal, {"TERM": "xterm"}, True),
        (Terminal, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (Terminal, {"TERM": "dumb"}, False),
        (io.StringIO, {}, False),
    ],
)
def test_colour_on_a_terminal_only(
    stream: type[io.StringIO], environment: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    out = stream()
    Screen(io.StringIO(), out).say("10♦ K♥ A♠")
    assert ("\033[31m10♦\033[0m \033[31mK♥\033[0m A♠" in out.getvalue()) == coloured
    assert ("\033" in out.getvalue()) == coloured


def test_questions_and_the_end() -> None:
    out = io.StringIO()
    screen = Screen(io.StringIO(" 7 \n"), out)
    assert screen.ask("Your move:") == "7"
    with pytest.raises(Left):
        screen.ask("Your move:")
    assert out.getvalue() == "Your move:\nYour move:\n"


def test_tables_are_not_wrapped() -> None:
    out = io.StringIO()
    row = "| " + "cell | " * 30
    Screen(io.StringIO(), out).page(f"text\n{row}")
    assert out.getvalue() == f"text\n{row}\n"
