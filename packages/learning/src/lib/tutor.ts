import type { TutorAnswer, TutorSource, TutorTurn } from '@digiken/contract';

/** Whether its text is that of its sources, word for word. */
export const isQuoted = ({ kind }: TutorAnswer): boolean => kind === 'passages' || kind === 'spent';

const citedNumbers = ({ blocks }: TutorAnswer): ReadonlySet<number> =>
  new Set(blocks.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources)));

/** Sources that citations of the answer lead to, in order. */
export const citedSources = (answer: TutorAnswer): TutorSource[] => {
  const cited = citedNumbers(answer);
  return answer.sources.filter(({ number }) => cited.has(number));
};

/** Sources that are an answer themselves, because no sentence is from them: courses, tables, lists. */
export const quotedSources = (answer: TutorAnswer): TutorSource[] => {
  if (!isQuoted(answer)) return [];
  const cited = citedNumbers(answer);
  return answer.sources.filter(({ number }) => !cited.has(number));
};

/** Sentences or quotes: something that can be rated and read aloud. */
export const hasContent = (answer: TutorAnswer): boolean =>
  answer.blocks.length > 0 || quotedSources(answer).length > 0;

/** The latest answer that cites something. */
export const latestCiting = (turns: readonly TutorTurn[]): TutorAnswer | undefined =>
  [...turns]
    .reverse()
    .find((turn): turn is TutorAnswer => turn.from === 'assistant' && citedSources(turn).length > 0);
