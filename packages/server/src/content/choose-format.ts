import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { htmlToMarkdown } from './html-to-markdown';
import type { MediaFacts } from './media';
import { type RenderedText, render, type TextSource } from './render';
import { ID_PREFIX } from './sanitise';
import { TextRefused } from './text-refused';

const writer = unified().use(rehypeStringify).freeze();

/** A sanitised tree as HTML that is edited: ids as their author wrote them. Consumes the tree. */
export function writeSourceHtml(tree: Root): string {
  visit(tree, 'element', ({ properties }: Element) => {
    const { id } = properties;
    if (typeof id === 'string' && id.startsWith(ID_PREFIX)) properties.id = id.slice(ID_PREFIX.length);
  });
  return writer.stringify(tree).trim();
}

/**
 * The source for a page that came as HTML: Markdown where it renders to the same page, else the HTML itself.
 * @returns also the page as rendered
 */
export function chooseFormat(
  html: string,
  language: string,
  media: MediaFacts,
): { text: TextSource; rendered: RenderedText } {
  const own = { format: 'html', source: html, language } as const;
  const rendered = render(own, media);
  const markdown = tryMarkdown(html);
  if (markdown === null) return { text: own, rendered };
  const text = { format: 'markdown', source: markdown, language } as const;
  const again = render(text, media);
  return sameContent(again.html, rendered.html) ? { text, rendered: again } : { text: own, rendered };
}

function tryMarkdown(html: string): string | null {
  try {
    return htmlToMarkdown(html);
  } catch (error) {
    if (error instanceof TextRefused) return null;
    throw error;
  }
}

/** White space between blocks means nothing. */
const sameContent = (one: string, other: string) => withoutGaps(one) === withoutGaps(other);
const withoutGaps = (html: string) => html.replace(/\s+/g, ' ').replace(/ ?(<[^>]*>) ?/g, '$1');

