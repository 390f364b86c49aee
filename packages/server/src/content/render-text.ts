import { invalid } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { StepTooLong, type Task, type Workers } from '../platform/workers';
import type { MayShow } from './media';
import { loadMedia } from './media-store';
import type { RenderedText, TextSource } from './render';
import { type Outcome, type Refusal, renderTask, toMarkdownTask } from './tasks';
import { TOO_SLOW } from './text-refused';

type Deps = Pick<Services, 'db' | 'files'> & { workers: Workers };

/**
 * Renders a text in a worker.
 * @param input `field`: the field of the request that holds the text, for errors; `mayShow`: which stored files its
 *   author may show
 * @throws {HttpError} 422 on `field`, naming the line, for a text that is too long, too deep or too slow to process
 */
export async function renderText(
  { db, files, workers }: Deps,
  { field = 'markdown', mayShow, ...text }: TextSource & { field?: string; mayShow: MayShow },
): Promise<RenderedText> {
  const media = await loadMedia({ db, files }, text.source, mayShow);
  return run(workers, renderTask, { text, media }, field);
}

/**
 * Converts HTML to Markdown. What Markdown cannot express stays HTML.
 * @throws {HttpError} 422 on `markdown`, as {@link renderText} does
 */
export const toMarkdown = ({ workers }: Pick<Deps, 'workers'>, html: string): Promise<string> =>
  run(workers, toMarkdownTask, { html }, 'markdown');

async function run<Input, Output>(
  workers: Deps['workers'],
  task: Task<Input, Outcome<Output>>,
  input: Input,
  field: string,
): Promise<Output> {
  const outcome = await workers.run(task, input).catch((error: unknown) => {
    if (!(error instanceof StepTooLong)) throw error;
    return { ok: false, refusal: { reason: TOO_SLOW, line: error.line } } as const;
  });
  if (outcome.ok) return outcome.value;
  throw invalid({ [field]: sentence(outcome.refusal) });
}

const sentence = ({ reason, line }: Refusal) => `${line === null ? 'This text' : `Line ${line}`} ${reason}.`;
