import { LRUCache } from 'lru-cache';
import { StepTooLong, type Workers } from '../../platform/workers';
import { inlineTask } from '../tasks';
import { type InlineText, mayBeMarked } from './render-inline';

/** Characters of rendered texts that a process keeps: options and feedback of some hundred quizzes. */
const KEPT = 8_000_000;
const LONGEST = 100_000;
const rendered = new LRUCache<string, InlineText>({
  maxSize: KEPT,
  maxEntrySize: LONGEST,
  sizeCalculation: ({ text, html }, source) => source.length + text.length + (html?.length ?? 0),
});

/**
 * Renders short texts in a worker, and keeps the result: the same options are asked of many learners. A text that
 * cannot be rendered, or takes too long, stays as it is written.
 */
export async function inlineTexts(
  { workers }: { workers: Workers },
  sources: Iterable<string>,
): Promise<(source: string) => InlineText> {
  const found = new Map(
    [...new Set(sources)].filter(mayBeMarked).map((source) => [source, rendered.get(source)]),
  );
  const missing = [...found].flatMap(([source, text]) => (text === undefined ? [source] : []));
  const keep = (texts: readonly InlineText[], of: readonly string[]) =>
    texts.forEach((text, index) => {
      const source = of[index] ?? '';
      rendered.set(source, text);
      found.set(source, text);
    });
  try {
    if (missing.length > 0) keep(await workers.run(inlineTask, { sources: missing }), missing);
  } catch (error) {
    if (!(error instanceof StepTooLong)) throw error;
    for (const source of missing) keep(await alone(workers, source), [source]);
  }
  return (source) => found.get(source) ?? { text: source, html: null };
}

/** One text, so that it is only this one that stays as it is written. */
async function alone(workers: Workers, source: string): Promise<InlineText[]> {
  try {
    return await workers.run(inlineTask, { sources: [source] });
  } catch (error) {
    if (!(error instanceof StepTooLong)) throw error;
    return [{ text: source, html: null }];
  }
}
