"""The command ``adut``. Every command imports what it needs when it runs, so that help comes at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup


class Guarded(TyperGroup):
    """A group of commands whose errors end as :mod:`adut.terminal.failures` says."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        from adut.terminal.failures import guarded

        return guarded(lambda: super(Guarded, self).invoke(ctx))


app = typer.Typer(
    cls=Guarded,
    help="Card games of the former Yugoslavia: play them, host them, study them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; `adut games` lists them.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")]
Seed = Annotated[int | None, typer.Option(help="Makes everything repeat itself exactly; without it one is drawn and shown.")]
Lang = Annotated[str | None, typer.Option(metavar="en|sr|sr-Cyrl|hr", help="The language; by default that of the environment.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Deals = Annotated[int, typer.Option(metavar="N", min=1, help="How many deals.")]
Jobs = Annotated[int, typer.Option(min=1, max=64, help="Processes; the result does not depend on it.")]


@app.command()
def games(json: Json = False) -> None:
    """List the games: ids, names, numbers of players, options."""
    from adut.terminal import catalogue

    catalogue.show(json)


@app.command()
def rules(game: GameId, lang: Lang = None) -> None:
    """Print the rulebook page of a game."""
    from adut import locale, registry
    from adut.terminal import arguments

    wanted = arguments.language(lang)
    found, page = locale.rules(registry.game(game).id, wanted)
    if found != wanted:
        print(f"there is no page in {wanted} yet; this is the one in {found}", file=sys.stderr)
    print(page.rstrip())


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game's id; not needed with --resume.")] = None,
    players: Annotated[
        str | None, typer.Option(metavar="you,search,…", help="Who sits where: `you` (one or more people) and computer players.")
    ] = None,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
    log: Annotated[Path | None, typer.Option(help="Where the match is logged; by default adut-GAME-DATE-TIME.log here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the match of this log.")] = None,
    name: Annotated[str, typer.Option(help="What you are called at the table.")] = "",
) -> None:
    """Play a match in the terminal.

    The opponents are by default the strongest computer players.
    Moves are typed by number or by their text form; `help` lists the other commands.
    Ctrl-C, `quit` or the end of the input leave the match, which its log can resume.
    """
    from adut.terminal import play as playing
    from adut.terminal.failures import BadArgument

    if game is None and resume is None:
        raise BadArgument("which game? Give its id (`adut games` lists them), or a log with --resume")
    if resume is not None and option:
        raise BadArgument("the options of a resumed match are those of its log; leave out --option")
    if not name.isprintable():
        raise BadArgument("--name holds characters that cannot be printed")
    wish = playing.Wish(lang, players, seed, log, name)
    raise typer.Exit(playing.resumed(wish, resume, game) if resume is not None else playing.fresh(wish, str(game), option or []))


@app.command()
def simulate(
    game: GameId,
    deals: Deals,
    players: Annotated[str, typer.Option(metavar="A,B,…", help="A computer player for each seat.")],
    option: Options = None,
    seed: Seed = None,
    logs: Annotated[Path | None, typer.Option(metavar="DIR", help="Write a log of every match into this folder.")] = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Let computer players play and report their points.

    For each seat: the mean points a deal, its 95 % interval, and ms per move.
    The deals are those of consecutive matches, from first to last, so that every deal a match prescribes has its share;
    the last match may be cut short. In --json all that is measured and so not repeated exactly stands under "timing".
    """
    from adut.lab import simulation

    raise typer.Exit(simulation.run(game, deals, players, option or [], seed, logs, jobs, json))


@app.command()
def compare(
    game: GameId,
    a: Annotated[str, typer.Argument(metavar="A", help="A computer player.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another.")],
    deals: Deals,
    option: Options = None,
    seed: Seed = None,
    seats: Annotated[int | None, typer.Option(help="The number of seats; by default the game's usual one.")] = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Compare two computer players on the same deals, seats rotated.

    Reports the mean of A's points minus B's a deal, with its 95 % interval.
    Every deal (pack, dealer, place in the match) is played once for each seating. A and B sit alternately, A first; the seatings
    are the rotations of this and of its opposite, so both hold every seat equally often. A deal's difference is the mean
    of A's points over all seatings minus the mean of B's, and the interval is over these differences.
    The matches go on as the first seating plays them (in every further match, the next seating).
    """
    from adut.lab import comparison

    raise typer.Exit(comparison.run(game, a, b, deals, option or [], seed, seats, jobs, json))


@app.command()
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option(metavar="D", min=1, help="How many moves deep.")],
    seed: Seed = None,
    option: Options = None,
    seats: Annotated[int | None, typer.Option(help="The number of seats; by default the game's usual one.")] = None,
    row: Annotated[
        int | None, typer.Option(help="The row of the match's table that is dealt, in games with a fixed order of them.")
    ] = None,
    json: Json = False,
) -> None:
    """Count the legal lines of a deal.

    The deal is the first of a match with the seed's pack and the dealer in seat 0; there is a count for every depth up to D.
    Where several may act, the moves of each of them count, in the order of seats.
    """
    from adut.lab import perft as counting

    counting.run(game, depth, seed, option or [], seats, row, json)


@app.command()
def replay(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="A log file.")],
    to: Annotated[int | None, typer.Option(metavar="N", help="After this many moves; by default all.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="Whose eyes; by default a spectator's.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show what a seat sees after a number of moves of a log."""
    from adut.terminal import replaying

    replaying.show(log, to, seat, lang, json)


@app.command()
def solve(
    source: Annotated[str | None, typer.Argument(metavar="FILE", help="A position, or a log; - is the standard input.")] = None,
    text: Annotated[str | None, typer.Option(metavar="POSITION", help="The position itself, fields separated by semicolons.")] = None,
    at: Annotated[int | None, typer.Option(metavar="N", help="In a log: after this many moves.")] = None,
    seats: Annotated[str | None, typer.Option("--for", metavar="SEATS", help="Whose points; by default the side to play's.")] = None,
    count: Annotated[
        str | None, typer.Option(metavar="POINTS", help="What counts, in place of what the position or the game says.")
    ] = None,
    every: Annotated[bool, typer.Option("--every", help="Give the value of every legal card, not of one best card.")] = False,
    seconds: Annotated[float, typer.Option(metavar="S", min=0, help="Give up after this time; 0: never.")] = 0.0,
    json: Json = False,
) -> None:
    """Solve a position of trick play in which all hands are seen.

    Prints the points that a side gets under perfect play of all, and a best line. A position is a text of fields, each on its line:

    \b
    hand 0: AS KH 9D     the cards of each seat; seats play in rising order
    hand 1: QS JH 8D
    hand 2: 10S 9H 7D
    hand 3: 8S 7H        who has played to the trick holds one card less
    table: 10D           the cards on the table, the lead first
    lead: 3              the seat that led, or is to lead
    trump: hearts        or clubs, diamonds, spades, none
    rules: bela          a game, or some of: follow trump beat over free
    ranking: 7 8 9 J Q K 10 A     the ranks from the weakest (trumps: those of the trump suit)
    bar: hearts          suits or cards not to be led while the hand has others
    count: tricks 1, hearts -2, QH 4, A 11, last 8 8     what adds up, by default the tricks
    for: 0 2             whose points are wanted; by default the seat to play

    The hands and lead are needed. With a log the game says all of this: adut solve bela.log --at 20
    """
    from adut.lab import solving

    solving.run(solving.Asked(source, text, at, seats, count), every, seconds, json)


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[str | None, typer.Option(metavar="URL", help="Where the tables are kept; by default a SQLite file.")] = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes for computer players.")] = 1,
) -> None:
    """Serve the games to browsers."""
    from adut.server.serve import serve as run

    run(host=host, port=port, database=database, workers=workers)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit with its status."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(args=None if arguments is None else list(arguments), prog_name="adut")
