import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { htmlToMarkdown } from './html-to-markdown';
import { TEXT_LIMITS } from './limits';
import type { MediaFacts } from './media';
import { type RenderedText, render, type TextSource } from './render';
import { ID_PREFIX } from './sanitise';
import { TextRefused } from './text-refused';

const writer = unified().use(rehypeStringify).freeze();

/** Serialises a sanitised tree to editable HTML with the author's ids. Consumes the tree. */
export function writeSourceHtml(tree: Root): string {
  visit(tree, 'element', ({ properties }: Element) => {
    const { id } = properties;
    if (typeof id === 'string' && id.startsWith(ID_PREFIX)) properties.id = id.slice(ID_PREFIX.length);
  });
  return writer.stringify(tree).trim();
}

/**
 * Converts an HTML page to Markdown and renders it.
 * @param own the page as rendered from its HTML
 * @returns null if the Markdown renders differently, or if the page is too long to compare
 */
export function asMarkdown(
  html: string,
  language: string,
  media: MediaFacts,
  own: RenderedText,
): { text: TextSource; rendered: RenderedText } | null {
  if (html.length > TEXT_LIMITS.convertedCharacters) return null;
  try {
    const text = { format: 'markdown', source: htmlToMarkdown(html), language } as const;
    const rendered = render(text, media);
    return sameContent(rendered.html, own.html) ? { text, rendered } : null;
  } catch (error) {
    if (error instanceof TextRefused) return null;
    throw error;
  }
}

/** White space between blocks is insignificant. */
const sameContent = (one: string, other: string) => withoutGaps(one) === withoutGaps(other);
const withoutGaps = (html: string) => html.replace(/\s+/g, ' ').replace(/ ?(<[^>]*>) ?/g, '$1');
