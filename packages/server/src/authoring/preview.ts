import type { AnswerOf, authoring, BodyOf } from '@digiken/contract';
import { inlineTexts, renderText, toMarkdown } from '../content';
import type { Caller } from '../platform/http/route';
import { countTry, type Limit } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { ownFiles } from './own-files';
import { WORDING } from './wording';

type Deps = Pick<Services, 'db' | 'files' | 'clock' | 'media' | 'workers'>;

/** Enough for an editor that renders every second while the author types; ours renders only when the preview opens. */
const limitsOf = (caller: Caller): Limit[] => [{ key: `preview:${caller.id}`, max: 300, windowSeconds: 300 }];

/** Processor time of a preview; milliseconds. */
const MOST_MS = 1_000;

/**
 * Renders a text as learners will see it, and converts an HTML text to Markdown.
 * @param signal aborted when nobody waits for the preview any more
 * @throws {HttpError} 422 on `markdown`, naming the line, also if it takes more than a second of work; 429 with Retry-After after 300 previews in five minutes
 */
export async function previewText(
  services: Deps,
  caller: Caller,
  signal: AbortSignal,
  {
    markdown: source,
    format = 'markdown',
    language = 'en',
    short = [],
  }: BodyOf<typeof authoring.previewMarkdown>,
): Promise<AnswerOf<typeof authoring.previewMarkdown>['data']> {
  const deps = { ...services, workers: services.workers.within({ signal, milliseconds: MOST_MS }) };
  await countTry(deps, { limits: limitsOf(caller), message: WORDING.tooManyPreviews });
  const { html, minutes, weightBytes } = await renderText(deps, {
    format,
    source,
    language,
    mayShow: ownFiles(deps.db, caller),
  });
  const markdown = format === 'html' ? await toMarkdown(deps, source) : source;
  const rendered = await inlineTexts(deps, short);
  return {
    html: deps.media.sign(html),
    minutes,
    weightBytes,
    markdown,
    short: short.map((source) => {
      const { text, html: marked } = rendered(source);
      return { text, ...(marked !== null && { html: marked }) };
    }),
  };
}
