import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  finishHeadings,
  HEADING,
  headingDepth,
  isBlank,
  isElement,
  isHeading,
  longestParagraph,
  parseMarkdown,
  type Range,
  SourceEdits,
  wordsIn,
} from '../content';
import { separateLabels } from './labels';
import { dropLeftovers } from './leftovers';
import { IMPORT_LIMITS } from './limits';
import { dropQuizLinks } from './quiz-links';
import type { Issues } from './report';
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
  const { title, titleIndex } = takeTitle(tree, main.edits);
  let heading: Element | null = null;
  const origin: MarkdownOrigin = { main, appended: null, range: null };
  if (source.assignment) {
    const part = parseFile(source.assignment.file, source.assignment.markdown, language, issues, work);
    separateLabels(part, main);
    const added = appendAssignment(tree, part, language);
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
    titleIndex,
    tree,
    machineTranslated: markdown.includes('CO_OP_TRANSLATOR_METADATA'),
    assignmentId: heading === null ? null : String(heading.properties.id),
    origin,
  };
}

function parseFile(
  file: string,
  markdown: string,
  language: string,
  issues: Issues,
  work: Work,
): MarkdownFile & { tree: Root } {
  const { tree, destinations, parsed } = work.step(file, longestParagraph(markdown), () =>
    parseMarkdown(markdown, language, (line, message) => issues.add('unsafe', file, line, message)),
  );
  markFile(tree, file);
  return { file, edits: new SourceEdits(markdown), destinations, parsed, tree };
}

/** Marks every element with its file. */
export function markFile(tree: Root, file: string): void {
  visit(tree, 'element', (node) => {
    node.data = { file };
  });
}

/** Removes the first h1 from tree and source, and returns its text and where it was. */
function takeTitle(tree: Root, edits: SourceEdits): { title: string | null; titleIndex: number } {
  const index = tree.children.findIndex((node) => isElement(node) && node.tagName === 'h1');
  const heading = tree.children[index];
  if (!isElement(heading)) return { title: null, titleIndex: 0 };
  tree.children.splice(index, 1);
  const range = rangeOf(heading);
  if (range !== null) {
    const after = /^\s*?(?:\r?\n\s*?)+(?=\S|$)/.exec(edits.original.slice(range.end))?.[0] ?? '';
    const newlines = after.slice(0, after.lastIndexOf('\n') + 1);
    edits.replace({ start: range.start, end: range.end + newlines.length }, '');
  }
  const title = textOf(heading).replace(/\s+/g, ' ').trim().slice(0, IMPORT_LIMITS.titleCharacters).trim();
  return { title: title === '' ? null : title, titleIndex: index };
}

interface Appended {
  /** The heading to link to. */
  heading: Element;
  /** The part of the lesson's source that the assignment replaces; null: it comes last. */
  at: Range | null;
  /** The added heading, in Markdown, if the assignment has none. */
  text: string | null;
}

/**
 * Inserts the assignment where the lesson links to it, otherwise at the end. Its title becomes a heading; without a
 * title, the heading above the link is used.
 */
function appendAssignment(lesson: Root, part: MarkdownFile & { tree: Root }, language: string): Appended {
  const { tree: assignment, edits } = part;
  const titleAt = assignment.children.findIndex((node) => isElement(node) && node.tagName === 'h1');
  const found = assignment.children[titleAt];
  const title = isElement(found) && textOf(found).trim() !== '' ? found : null;
  const at = lesson.children.findLastIndex((node) => isElement(node) && isLinkToAssignment(node));
  const link = lesson.children[at];
  const section = lesson.children.slice(0, Math.max(at, 0)).findLast(isHeading);
  const depth = at < 0 || section === undefined ? 1 : headingDepth(section);
  const own = title !== null || at < 0 || section === undefined;
  const deeper = own ? depth : depth - 1;
  if (deeper > 0) {
    visit(assignment, 'element', (node) => {
      if (!HEADING.test(node.tagName)) return;
      const level = Math.min(6, headingDepth(node) + deeper);
      shiftHeading(node, level, edits);
      node.tagName = `h${level}`;
    });
  }
  const range = isElement(link) ? rangeOf(link) : null;
  const replace = (...nodes: Root['children']) => {
    if (at < 0) lesson.children.push(...nodes);
    else lesson.children.splice(at, 1, ...nodes);
  };
  if (!own) {
    replace(...assignment.children);
    return { heading: section, at: range, text: null };
  }
  if (title !== null) {
    replace(...assignment.children);
    return { heading: title, at: range, text: null };
  }
  const words = wordsIn(language).assignment;
  const level = Math.min(6, depth + 1);
  const heading: Element = {
    type: 'element',
    tagName: `h${level}`,
    properties: {},
    children: [{ type: 'text', value: words }],
  };
  replace(heading, ...assignment.children);
  return { heading, at: range, text: `${'#'.repeat(level)} ${words}` };
}

/** Changes the level of a heading in the source, in any of its notations. */
function shiftHeading(node: Element, level: number, edits: SourceEdits): void {
  const range = rangeOf(node);
  if (range === null) return;
  const written = edits.original.slice(range.start, range.end);
  const marks = /^#{1,6}/.exec(written)?.[0];
  const tag = /^<h[1-6]/i.exec(written)?.[0];
  if (marks !== undefined) {
    edits.replace({ start: range.start, end: range.start + marks.length }, '#'.repeat(level));
  } else if (tag !== undefined) {
    edits.replace({ start: range.start, end: range.start + tag.length }, `<h${level}`);
  } else {
    const words = written.replace(/\r?\n\s*[=-]+\s*$/, '').replace(/\s*\r?\n\s*/g, ' ');
    edits.replace(range, `${'#'.repeat(level)} ${words}`);
  }
}

function isLinkToAssignment(node: Element): boolean {
  const [only, ...more] = node.children.filter((child) => !isBlank(child));
  return (
    node.tagName === 'p' &&
    more.length === 0 &&
    isElement(only) &&
    only.tagName === 'a' &&
    /^(\.\/)?assignment\.md$/.test(String(only.properties.href ?? ''))
  );
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
