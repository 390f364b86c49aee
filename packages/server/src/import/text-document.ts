import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import {
  finishHeadings,
  isElement,
  longestParagraph,
  parseMarkdown,
  plainText,
  type Range,
  SourceEdits,
} from '../content';
import { appendAssignment } from './assignment';
import { type SplitMarkdown, splitFrontMatter } from './front-matter';
import { separateLabels } from './labels';
import { dropLeftovers } from './leftovers';
import { dropQuizLinks } from './quiz-links';
import type { Issues } from './report';
import { titleOf } from './titles';
import type { Work } from './work';
import { type MarkdownFile, type MarkdownOrigin, rangeOf } from './markdown-origin';

declare module 'hast' {
  interface ElementData {
    /** The file that this element was written in; a lesson also contains its assignment's elements. */
    file?: string;
    /** The picture file that an `img` shows. */
    picture?: string;
    /** The id of the heading was generated from its text. */
    generatedId?: boolean;
  }
}

/** A text as a sanitised tree: without its title, headings from h2 without a skipped level, ids set. */
export interface TextDocument {
  file: string;
  language: string;
  title: string | null;
  /** Settings at the head of a Markdown file; null for other texts. */
  head: Pick<SplitMarkdown, 'matter' | 'mistake'> | null;
  /** Index of the title in the tree; 0 if there is none. */
  titleIndex: number;
  tree: Root;
  machineTranslated: boolean;
  /** Id of the assignment's heading; null if there is none. */
  assignmentId: string | null;
  /** Null for a page of a cartridge: its tree is its source. */
  origin: MarkdownOrigin | null;
}

interface DocumentSource {
  file: string;
  markdown: string;
  /** BCP 47 tag. */
  language: string;
  assignment: { file: string; markdown: string } | null;
}

/** Reads a Markdown file. Inserts the assignment where the text links to it, otherwise at the end. */
export function readDocument(source: DocumentSource, issues: Issues, work: Work): TextDocument {
  const { file, language, markdown } = source;
  const main = parseFile(file, markdown, language, issues, work);
  const { tree } = main;
  const { title, titleIndex } = takeTitle(tree, main);
  let heading: Element | null = null;
  const origin: MarkdownOrigin = { main, appended: null, range: null };
  if (source.assignment) {
    const part = parseFile(source.assignment.file, source.assignment.markdown, language, issues, work);
    separateLabels(part, main);
    const added = appendAssignment(tree, part, { title: part.head.matter?.title ?? null, language });
    heading = added.heading;
    origin.appended = { part, at: added.at, heading: added.text };
  }
  dropQuizLinks(tree, file, issues, origin);
  dropLeftovers(tree, file, issues, origin);
  finishHeadings(tree);
  return {
    file,
    language,
    title,
    head: main.head,
    titleIndex,
    tree,
    machineTranslated: markdown.includes('CO_OP_TRANSLATOR_METADATA'),
    assignmentId: heading === null ? null : String(heading.properties.id),
    origin,
  };
}

type ParsedFile = MarkdownFile & { tree: Root; head: Pick<SplitMarkdown, 'matter' | 'mistake'> };

function parseFile(file: string, markdown: string, language: string, issues: Issues, work: Work): ParsedFile {
  return work.step(file, longestParagraph(markdown), () => {
    const { body, start, matter, mistake } = splitFrontMatter(markdown);
    const { tree, destinations, parsed } = parseMarkdown(body, language, (line, message) =>
      issues.add('unsafe', file, line, message),
    );
    markFile(tree, file);
    const edits = new SourceEdits(body);
    if (start > 0) edits.replace({ start: 0, end: start }, '');
    return { file, edits, destinations, parsed, tree, head: { matter, mistake } };
  });
}

/** Marks every element with its file. */
export function markFile(tree: Root, file: string): void {
  visit(tree, 'element', (node) => {
    node.data = { ...node.data, file };
  });
}

/**
 * The title of the front matter, or the first h1, which is removed from tree and source; and where that was. A heading
 * with other words than the title of the front matter stays in the text.
 */
function takeTitle(
  tree: Root,
  { edits, head: { matter } }: ParsedFile,
): { title: string | null; titleIndex: number } {
  const given = matter?.title ?? null;
  const index = tree.children.findIndex((node) => isElement(node) && node.tagName === 'h1');
  const heading = tree.children[index];
  if (!isElement(heading)) return { title: given ?? matter?.label ?? null, titleIndex: 0 };
  const title = titleOf(plainText(heading)) ?? '';
  if (given !== null && title !== '' && title !== given) return { title: given, titleIndex: index + 1 };
  tree.children.splice(index, 1);
  const range = rangeOf(heading);
  if (range !== null) {
    const after = /^\s*?(?:\r?\n\s*?)+(?=\S|$)/.exec(edits.original.slice(range.end))?.[0] ?? '';
    const newlines = after.slice(0, after.lastIndexOf('\n') + 1);
    edits.replace({ start: range.start, end: range.end + newlines.length }, '');
  }
  return { title: title === '' ? (given ?? matter?.label ?? null) : title, titleIndex: index };
}

/** Changes the destination of a link or picture, in the tree and in the source. */
export function setDestination({ origin }: TextDocument, node: Element, destination: string): void {
  node.properties[node.tagName === 'img' ? 'src' : 'href'] = destination;
  if (origin === null) return;
  const { main, appended } = origin;
  const part = appended !== null && node.data?.file === appended.part.file ? appended.part : main;
  const edit = part.destinations.edit(node, destination);
  if (edit !== null) part.edits.replace(edit, edit.value);
}

/** The source of a Markdown text, as it is stored. */
export function composeSource({ main, appended, range }: MarkdownOrigin): string {
  if (appended !== null) {
    const { part, at, heading } = appended;
    const text = `${heading === null ? '' : `${heading}\n\n`}${part.edits.apply().trim()}`;
    const end = main.edits.original.length;
    if (at === null) main.edits.replace({ start: end, end }, `\n\n${text}\n`);
    else main.edits.replace(at, `${text}\n`);
  }
  if (range === null) return main.edits.apply();
  return [main.edits.apply(range).trim(), ...definitionsFor(main, range)].join('\n\n');
}

/** Definitions outside the stored part that links or footnotes in it refer to. */
function definitionsFor({ parsed, edits }: MarkdownFile, range: Range): string[] {
  const inside = (at: Range | null) => at !== null && at.start >= range.start && at.end <= range.end;
  const wanted = new Set<string>();
  visit(parsed, (node) => {
    if (!inside(rangeOf(node))) return;
    if (node.type === 'linkReference' || node.type === 'imageReference') wanted.add(node.identifier);
    if (node.type === 'footnoteReference') wanted.add(`^${node.identifier}`);
  });
  const found: string[] = [];
  visit(parsed, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const at = rangeOf(node);
    const name = node.type === 'definition' ? node.identifier : `^${node.identifier}`;
    if (at !== null && !inside(at) && wanted.has(name)) found.push(edits.apply(at));
  });
  return found;
}
