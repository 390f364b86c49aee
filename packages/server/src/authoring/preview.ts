import type { AnswerOf, authoring, BodyOf } from '@digiken/contract';
import { renderText, toMarkdown } from '../content';
import type { Caller } from '../platform/http/route';
import { countTry, type Limit } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { WORDING } from './wording';

type Deps = Pick<Services, 'db' | 'files' | 'clock' | 'media' | 'workers'>;

/** An editor that renders while somebody types stays below one in a second; ours asks when the preview is opened. */
const limitsOf = (caller: Caller): Limit[] => [{ key: `preview:${caller.id}`, max: 300, windowSeconds: 300 }];

/**
 * A text as learners will see it, and an HTML text in Markdown too.
 * @throws {HttpError} 422 on `markdown`, naming the line; 429 with Retry-After after 300 previews in five minutes
 */
export async function previewText(
  deps: Deps,
  caller: Caller,
  { markdown: source, format = 'markdown', language = 'en' }: BodyOf<typeof authoring.previewMarkdown>,
): Promise<AnswerOf<typeof authoring.previewMarkdown>['data']> {
  await countTry(deps.db, deps.clock, limitsOf(caller), WORDING.tooManyPreviews);
  const { html, minutes, weightBytes } = await renderText(deps, { format, source, language });
  const markdown = format === 'html' ? await toMarkdown(deps, source) : source;
  return { html: deps.media.sign(html), minutes, weightBytes, markdown };
}
