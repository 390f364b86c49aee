import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { refuseElementBomb } from './element-bomb';
import { IMPORT_LIMITS } from './limits';
import { HEADING, headingDepth, isBlank, isElement, isHeading } from './nodes';
import { dropQuizLinks } from './quiz-links';
import type { Issues } from './report';
import { ImportRefused } from './report';
import { ID_PREFIX, LESSON_SCHEMA, reportUnsafe } from './sanitise';
import { importWords } from './words';

declare module 'hast' {
  interface ElementData {
    /** The file that this element was written in; a lesson also holds its assignment's elements. */
    file?: string;
    /** The picture file that an `img` shows. */
    picture?: string;
  }
}

/** A Markdown file as a sanitised tree: title taken out, headings from h2 without a skipped level, ids set. */
export interface TextDocument {
  file: string;
  language: string;
  title: string | null;
  /** Where in the tree the title stood; 0 without one. */
  titleIndex: number;
  tree: Root;
  machineTranslated: boolean;
  /** Where the appended assignment starts; null without one. */
  assignmentId: string | null;
}

const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/**
 * Markdown to a sanitised tree, positions kept.
 * @throws ImportRefused when it is nested deeper than any text that people write.
 */
export function parseMarkdown(markdown: string, file: string, language: string, issues: Issues): Root {
  return refusingDepth(file, () => {
    const parser = unified().use(remarkParse).use(remarkGfm);
    const parsed = parser.parse(markdown);
    refuseDeepNesting(parsed, file);
    const mixed = unified()
      .use(remarkRehype, {
        allowDangerousHtml: true,
        clobberPrefix: '',
        footnoteLabel: importWords(language).footnotes,
      })
      .runSync(parsed);
    refuseElementBomb(writer.stringify(mixed), file);
    return sanitiseTree(unified().use(rehypeRaw).runSync(mixed), file, issues);
  });
}

/** A parsed tree without anything that runs, every element marked with its file. */
export function sanitiseTree(raw: Root, file: string, issues: Issues): Root {
  refuseDeepNesting(raw, file);
  reportUnsafe(raw, file, issues);
  const tree = rehypeSanitize(LESSON_SCHEMA)(raw);
  visit(tree, 'element', (node) => {
    node.data = { file };
  });
  return tree;
}

/** @throws ImportRefused where `parse` runs out of stack */
export function refusingDepth<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) throw new ImportRefused(`${file} is nested too deeply or too long.`);
    throw error;
  }
}

interface Nested {
  type: string;
  children?: Nested[];
}

function refuseDeepNesting(tree: Nested, file: string): void {
  const open: [Nested, number][] = [[tree, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next;
    if (depth > IMPORT_LIMITS.nesting) throw new ImportRefused(`${file} is nested too deeply.`);
    for (const child of node.children ?? []) open.push([child, depth + 1]);
  }
}

/** Removes the first h1 and returns its text, and where it stood. */
function takeTitle(tree: Root): { title: string | null; titleIndex: number } {
  const index = tree.children.findIndex((node) => isElement(node) && node.tagName === 'h1');
  const heading = tree.children[index];
  if (!isElement(heading)) return { title: null, titleIndex: 0 };
  tree.children.splice(index, 1);
  const title = textOf(heading).replace(/\s+/g, ' ').trim().slice(0, IMPORT_LIMITS.titleCharacters).trim();
  return { title: title === '' ? null : title, titleIndex: index };
}

/** Headings from h2 on without a skipped level, each with an id. */
export function finishHeadings(tree: Root): void {
  levelHeadings(tree);
  rehypeSlug({ prefix: ID_PREFIX })(tree);
}

/** The page's own heading is h1: the text starts at h2 and never skips a level (WCAG 1.3.1). */
function levelHeadings(tree: Root): void {
  const open: number[] = [];
  visit(tree, 'element', (node, index, parent) => {
    if (!HEADING.test(node.tagName) || node.properties.className !== undefined) return;
    if (textOf(node).trim() === '' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    const depth = headingDepth(node);
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    node.tagName = `h${Math.min(6, open.length + 1)}`;
  });
}

/**
 * Puts the assignment where the lesson links to it, else at the lesson's end. Its title becomes a heading;
 * without a title, the heading that stands over the link serves. Returns the heading to link to.
 */
function appendAssignment(lesson: Root, assignment: Root, title: string | null, language: string): Element {
  const at = lesson.children.findLastIndex((node) => isElement(node) && isLinkToAssignment(node));
  const section = lesson.children.slice(0, Math.max(at, 0)).findLast(isHeading);
  const depth = at < 0 || section === undefined ? 1 : headingDepth(section);
  const own = title !== null || at < 0 || section === undefined;
  const deeper = own ? depth : depth - 1;
  visit(assignment, 'element', (node) => {
    if (HEADING.test(node.tagName)) node.tagName = `h${Math.min(6, headingDepth(node) + deeper)}`;
  });
  const heading: Element = own
    ? {
        type: 'element',
        tagName: `h${Math.min(6, depth + 1)}`,
        properties: {},
        children: [{ type: 'text', value: title ?? importWords(language).assignment }],
      }
    : section;
  const body = own ? [heading, ...assignment.children] : assignment.children;
  if (at < 0) lesson.children.push(...body);
  else lesson.children.splice(at, 1, ...body);
  return heading;
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

export interface TextSource {
  file: string;
  markdown: string;
  language: string;
  assignment?: { file: string; markdown: string } | null;
}

/** Reads one text, with its assignment appended where it has one. */
export function readDocument(source: TextSource, issues: Issues): TextDocument {
  const tree = parseMarkdown(source.markdown, source.file, source.language, issues);
  const { title, titleIndex } = takeTitle(tree);
  let heading: Element | null = null;
  if (source.assignment) {
    const assignment = parseMarkdown(
      source.assignment.markdown,
      source.assignment.file,
      source.language,
      issues,
    );
    heading = appendAssignment(tree, assignment, takeTitle(assignment).title, source.language);
  }
  dropQuizLinks(tree, source.file, issues);
  finishHeadings(tree);
  return {
    file: source.file,
    language: source.language,
    title,
    titleIndex,
    tree,
    machineTranslated: source.markdown.includes('CO_OP_TRANSLATOR_METADATA'),
    assignmentId: heading === null ? null : String(heading.properties.id),
  };
}
