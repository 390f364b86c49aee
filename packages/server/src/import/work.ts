import { TextRefused } from '../content';
import type { JobContext } from '../platform/workers';
import { ImportRefused } from './report';

/** Runs the steps of an import under the worker's time limit. */
export class Work {
  constructor(private readonly context: Pick<JobContext, 'step'>) {}

  /**
   * @param file what the step reads
   * @param line the start of its longest paragraph, for the error if it takes too long
   * @throws {ImportRefused} with the file and line if the text cannot be processed
   */
  step<T>(file: string, line: number | null, work: () => T): T {
    return this.context.step(file, line, () => {
      try {
        return work();
      } catch (error) {
        if (error instanceof TextRefused) throw new ImportRefused(refusal(file, error.line, error.reason));
        throw error;
      }
    });
  }
}

export const refusal = (file: string, line: number | null, reason: string) =>
  `${file}${line === null ? '' : `:${line}`} ${reason}.`;
