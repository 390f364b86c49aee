import type { TEXT_FORMATS } from '@digiken/contract/constants';
import type { Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { makeAccessible } from './accessibility';
import { setDirections } from './direction';
import { settleLinks } from './links';
import { isPicturePath, type MediaFacts } from './media';
import { withoutForeignFiles } from './media-address';
import { plainLines, plainText } from './nodes';
import { finishHeadings, parseMarkdown, sanitiseTree } from './parse';
import { placePictures } from './pictures';
import { parseStoredHtml } from './stored-html';
import { refusingDepth } from './text-refused';
import { refuseElementBomb } from './element-bomb';

/** `html` is used only for pages of a cartridge that Markdown cannot express. */
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** A text as its author wrote it. Only the source is edited; HTML is derived from it. */
export interface TextSource {
  format: TextFormat;
  source: string;
  /** BCP 47 tag. */
  language: string;
}

export interface RenderedText {
  html: string;
  /** The plain text. */
  text: string;
  /** The h2 headings, for a table of contents. */
  headings: { id: string; text: string }[];
  /** Reading time at 200 words a minute, at least 1. */
  minutes: number;
  /** Size of HTML and pictures together. */
  weightBytes: number;
  /** Number of pictures without alt text, or with a file name as alt text. Decorative pictures need none. */
  missingAlt: number;
}

const WORDS_PER_MINUTE = 200;
const highlighter = unified().use(rehypeHighlight).use(rehypeStringify).freeze();

/**
 * Renders a source to the HTML that learners read: sanitised, with links, pictures and accessibility attributes.
 * Runs in a worker, because malicious text can take long.
 * @throws {TextRefused} if the text is too long or nested too deeply
 */
export function render({ format, source, language }: TextSource, media: MediaFacts): RenderedText {
  const tree =
    format === 'markdown' ? parseMarkdown(source, language).tree : parseSourceHtml(source, language);
  finishHeadings(tree);
  const pictureBytes = placePictures(tree, media, language);
  settleLinks(tree, media, language);
  makeAccessible(tree, language);
  setDirections(tree, language);
  const text = plainLines(tree);
  const html = withoutForeignFiles(highlighter.stringify(highlighter.runSync(tree) as Root), media);
  return {
    html,
    text,
    headings: headingsOf(tree),
    minutes: Math.max(1, Math.round(text === '' ? 0 : text.split(/\s/).length / WORDS_PER_MINUTE)),
    weightBytes: Buffer.byteLength(html) + pictureBytes,
    missingAlt: countMissingAlt(tree),
  };
}

const parseSourceHtml = (source: string, language: string): Root =>
  refusingDepth(() => {
    refuseElementBomb(source);
    return sanitiseTree(parseStoredHtml(source), language);
  });

function countMissingAlt(tree: Root): number {
  let count = 0;
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'img' || node.properties.role === 'presentation') return;
    const alt = String(node.properties.alt ?? '').trim();
    if (alt === '' || isPicturePath(alt)) count += 1;
  });
  return count;
}

function headingsOf(tree: Root): RenderedText['headings'] {
  const headings: RenderedText['headings'] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2' || typeof node.properties.id !== 'string') return;
    headings.push({ id: node.properties.id, text: plainText(node) });
  });
  return headings;
}
