import type { Element } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Destinations, Range, SourceEdits } from '../content';

/** One Markdown file of a text, with the edits that are made before it is stored. */
export interface MarkdownFile {
  file: string;
  edits: SourceEdits;
  destinations: Destinations;
  parsed: MarkdownRoot;
}

/** The Markdown files of a text. */
export interface MarkdownOrigin {
  main: MarkdownFile;
  /** The assignment, and the part of the main file that it replaces. `at` is null if it comes last. */
  appended: { part: MarkdownFile; at: Range | null; heading: string | null } | null;
  /** The part of the main file that is stored; null for all of it. */
  range: Range | null;
}

/** The position of an element in its file; null if it does not come from the file. */
export function rangeOf(node: { position?: Element['position'] }): Range | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? null : { start, end };
}
