import type { RootContent } from 'mdast';

/** Code spans, in which nothing else is syntax. */
const CODE = /(`+)[^`][\s\S]*?\1/g;
/** First or last lines of callouts: `:::tip`, `!!! tip`, `[!TIP]` in a quotation. */
const CALLOUT = /^[ \t]*(?::{3,}|(?:!!!|\?\?\?\+?)[ \t]*[\w-]|>[ \t]?\[![\w-]+\])/m;
const INDENTED = /^[ \t]*(?:!!!|\?\?\?\+?)[ \t]*[\w-]/;
/** `H~2~O` and `x^2^`. */
const SCRIPT = /(?<![\\~])~[^\s~[\]]+~(?!~)|(?<!\\)\^[^\s^[\]]+\^/;
/** `$x$`, but not `$5 and $10`; `$$x$$`, `\(x\)`, `\[x\]`, `\begin{align}` and `[tex]x[/tex]`. */
const FORMULA =
  /(?<!\\)\$\$|(?<![\\$])\$(?![\s$])[^$]*(?<!\s)\$(?!\d)|\\\([\s\S]+?\\\)|\\\[[\s\S]+?\\\]|\\begin\{|\[(?:tex|latex|mathjax)|<tex>/;

/**
 * Whether a block holds syntax that the server reads and the editor does not show. It is shown as its source, so that
 * an edit cannot damage it.
 * @param block with its source
 * @param before the source of the block before it
 */
export function isOnlySource(block: RootContent, source: string, before: string | undefined): boolean {
  // The content of `!!! tip` looks like code.
  if (block.type === 'code') return !/^\s*[`~]{3}/.test(source) && INDENTED.test(before ?? '');
  const words = source.replace(CODE, '');
  return CALLOUT.test(words) || SCRIPT.test(words) || FORMULA.test(words);
}
