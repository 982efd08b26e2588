"""Cyrillic derived from Latin: Fluent entries and Markdown pages, of which only the words for people are written anew."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from adut.locale.cyrillic import cyrillic

CODE = re.compile(r"(^```.*?^```[^\n]*$|`[^`\n]*`|\]\([^)\n]*\)|^\[[^\]\n]+\]:.*$|<[^>\n]+>)", re.MULTILINE | re.DOTALL)
"""Code, targets of links, and tags: what a page keeps as it is."""


class Writer(visitor.Transformer):
    """Rewrites the text elements of an entry: no ids, no placeables, no string literals."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """Rewrite one piece of text."""
        node.value = cyrillic(node.value)
        return node


def cyrillic_entry(entry: str) -> str:
    """A Fluent entry in Cyrillic."""
    resource = FluentParser(with_spans=False).parse(entry + "\n")
    return FluentSerializer().serialize(Writer().visit(resource)).rstrip()


def cyrillic_page(page: str) -> str:
    """A Markdown page in Cyrillic."""
    return "".join(part if index % 2 else cyrillic(part) for index, part in enumerate(CODE.split(page)))
