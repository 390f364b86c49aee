import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { Destinations, destinationExtension } from './destinations';
import { picturesOfDrawings } from './drawings';
import { refuseElementBomb } from './element-bomb';
import { maskFormulas } from './formulas/mask';
import { cleanFormulas } from './formulas/mathml';
import { placeFormulas } from './formulas/place';
import { TEXT_LIMITS } from './limits';
import { linkEmbedded } from './embedded';
import { HEADING, headingDepth } from './nodes';
import { refuseLongText } from './paragraphs';
import { parseRaw } from './parse-raw';
import type { ReportUnsafe } from './report-unsafe';
import { dropFormFields, ID_PREFIX, LESSON_SCHEMA, reportUnsafe } from './sanitise';
import { closeElements, closeRawElements } from './self-closed';
import { calloutFromMarkdown, calloutSyntax, quotedCallouts } from './syntax/callouts';
import { directiveCallouts } from './syntax/directives';
import { scriptFromMarkdown, scriptSyntax } from './syntax/scripts';
import { taskItemFromMarkdown } from './syntax/task-items';
import { htmlHandlers } from './syntax/to-html';
import { refuseDeepNesting, refusingDepth } from './text-refused';
import { wordsIn } from './words';

const { nesting } = TEXT_LIMITS;
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(addSyntax)
  .use(noteDestinations)
  .freeze();

/** Syntax beyond CommonMark and GFM. */
function addSyntax(this: Processor) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(calloutSyntax, scriptSyntax);
  (data.fromMarkdownExtensions ??= []).push(
    ...[calloutFromMarkdown, scriptFromMarkdown, taskItemFromMarkdown],
  );
}

function noteDestinations(this: Processor) {
  const data = this.data();
  (data.fromMarkdownExtensions ??= []).push(destinationExtension);
}

export interface ParsedMarkdown {
  /** Sanitised, with positions in the Markdown. */
  tree: Root;
  destinations: Destinations;
  parsed: Markdown;
}

/**
 * Parses Markdown to a sanitised tree.
 * @param language BCP 47 tag, for generated labels
 * @throws {TextRefused} if the text is too long or nested too deeply
 */
export function parseMarkdown(
  markdown: string,
  language: string,
  report: ReportUnsafe = () => {},
): ParsedMarkdown {
  refuseLongText(markdown);
  return refusingDepth(() => {
    const masked = maskFormulas(markdown);
    const parsed = parser.parse(masked.text);
    quotedCallouts(parsed);
    directiveCallouts(parsed, masked.text, (text) => parser.parse(text));
    refuseDeepNesting(parsed, nesting);
    const destinations = new Destinations(markdown, parsed);
    const mixed = unified()
      .use(remarkRehype, {
        allowDangerousHtml: true,
        handlers: htmlHandlers(language),
        clobberPrefix: '',
        footnoteLabel: wordsIn(language).footnotes,
      })
      .runSync(parsed);
    closeRawElements(mixed);
    refuseElementBomb(writer.stringify(mixed));
    const raw = parseRaw(mixed);
    placeFormulas(raw, { masked, parse: parseHtml, report });
    return { tree: sanitise(raw, language, report), destinations, parsed };
  });
}

/**
 * Parses HTML to a tree that is not sanitised.
 * @param line the line of its file where the HTML starts, from 1
 */
export const parseHtml = (html: string, line = 1): Root => {
  const start = { line, column: 1, offset: 0 };
  const raw = { type: 'raw' as const, value: closeElements(html), position: { start, end: start } };
  return parseRaw({ type: 'root', children: [raw] });
};

/**
 * Sanitises a parsed tree of HTML. Formulas in TeX become MathML, what plays or shows another file a link to it.
 * @param language BCP 47 tag, for the words of those links; null if the text can have none
 * @throws {TextRefused} if it is nested too deeply
 */
export function sanitiseTree(raw: Root, language: string | null, report: ReportUnsafe = () => {}): Root {
  placeFormulas(raw, { masked: null, parse: parseHtml, report });
  return sanitise(raw, language, report);
}

/** Sanitises a tree whose formulas are in place. @param language as of {@link sanitiseTree} */
export function sanitise(raw: Root, language: string | null, report: ReportUnsafe): Root {
  refuseDeepNesting(raw, nesting);
  cleanFormulas(raw, report);
  picturesOfDrawings(raw, report);
  if (language !== null) linkEmbedded(raw, language, report);
  reportUnsafe(raw, report);
  dropFormFields(raw);
  return rehypeSanitize(LESSON_SCHEMA)(raw);
}

/** Makes headings start at h2 without skipped levels, and gives each an id. */
export function finishHeadings(tree: Root): void {
  levelHeadings(tree);
  rehypeSlug({ prefix: ID_PREFIX })(tree);
}

/** The page's heading is the h1, so the text starts at h2. No level is skipped (WCAG 1.3.1). */
function levelHeadings(tree: Root): void {
  const open: number[] = [];
  visit(tree, 'element', (node: Element, index, parent) => {
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
