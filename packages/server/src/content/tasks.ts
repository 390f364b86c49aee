import type { Task } from '../platform/workers';
import { htmlToMarkdown } from './html-to-markdown';
import type { MediaFacts } from './media';
import { type InlineText, renderInline } from './inline/render-inline';
import { longestParagraph } from './paragraphs';
import { type RenderedText, render, type TextSource } from './render';
import { TextRefused } from './text-refused';

/** The reason why a text was not processed; see {@link TextRefused}. */
export interface Refusal {
  reason: string;
  line: number | null;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** Subject of a step that does not work on a file. */
const TEXT = 'text';

export const renderTask: Task<{ text: TextSource; media: MediaFacts }, Outcome<RenderedText>> = {
  name: 'render',
  run: ({ text, media }, { step }) =>
    step(TEXT, longestParagraph(text.source), () => outcomeOf(() => render(text, media))),
};

export const toMarkdownTask: Task<{ html: string }, Outcome<string>> = {
  name: 'to-markdown',
  run: ({ html }, { step }) => step(TEXT, null, () => outcomeOf(() => htmlToMarkdown(html))),
};

/** Short texts; one that is refused stays as it is written. */
export const inlineTask: Task<{ sources: readonly string[] }, InlineText[]> = {
  name: 'inline',
  run: ({ sources }, { step }) =>
    sources.map((source) =>
      step(TEXT, null, () => {
        const outcome = outcomeOf(() => renderInline(source));
        return outcome.ok ? outcome.value : { text: source, html: null };
      }),
    ),
};

function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    return { ok: false, refusal: { reason: error.reason, line: error.line } };
  }
}
