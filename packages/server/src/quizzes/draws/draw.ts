import { shuffle } from '../random';

/** A question that may be drawn. */
export interface Candidate {
  questionId: string;
  version: number;
}

/** A draw of a quiz with the questions that fit it. */
export interface Draw<C extends Candidate> {
  count: number;
  pool: readonly C[];
}

export interface DrawLimits {
  /** Ids of questions that the quiz asks by name. They are never drawn. */
  taken: ReadonlySet<string>;
  /** Ids of questions that the learner was asked before. They are drawn only if too few others fit. */
  seen: ReadonlySet<string>;
  /** Random numbers from 0 to 1. */
  next: () => number;
}

/**
 * Draws questions at random, none twice. As many as possible are drawn, and as many of them as possible are new to the
 * learner: where pools overlap, a draw leaves to another one what only that one could take (augmenting paths of a
 * bipartite matching).
 * @returns the questions of each draw, fewer than its count if there are not enough
 */
export function drawQuestions<C extends Candidate>(
  draws: readonly Draw<C>[],
  { taken, seen, next }: DrawLimits,
): C[][] {
  const pools = draws.map(({ pool }) =>
    shuffle(
      pool.filter(({ questionId }) => !taken.has(questionId)),
      next,
    ),
  );
  /** Each place of a draw takes one question. */
  const places = draws.flatMap(({ count }, draw) => Array.from({ length: count }, () => draw));
  const chosen: (C | undefined)[] = places.map(() => undefined);
  const holders = new Map<string, number>();

  const fill = (place: number, from: readonly C[][], tried: Set<string>): boolean => {
    const pool = from[places[place] ?? 0] ?? [];
    const take = (candidate: C) => {
      holders.set(candidate.questionId, place);
      chosen[place] = candidate;
      return true;
    };
    const free = pool.find(({ questionId }) => !holders.has(questionId));
    if (free !== undefined) return take(free);
    for (const candidate of pool) {
      if (tried.has(candidate.questionId)) continue;
      tried.add(candidate.questionId);
      if (fill(holders.get(candidate.questionId) ?? 0, from, tried)) return take(candidate);
    }
    return false;
  };
  const fillAll = (from: readonly C[][]) => {
    /** Draws without a free question: their other places would not find one either. */
    const exhausted = new Set<number>();
    places.forEach((draw, place) => {
      if (chosen[place] !== undefined || exhausted.has(draw)) return;
      if (!fill(place, from, new Set())) exhausted.add(draw);
    });
  };
  fillAll(pools.map((pool) => pool.filter(({ questionId }) => !seen.has(questionId))));
  fillAll(pools);
  return draws.map((_draw, index) =>
    chosen.flatMap((candidate, place) =>
      places[place] === index && candidate !== undefined ? [candidate] : [],
    ),
  );
}

/** How many questions each draw lacks. */
export function missingIn(draws: readonly Draw<Candidate>[], taken: ReadonlySet<string>): number[] {
  const drawn = drawQuestions(draws, { taken, seen: new Set(), next: () => 0 });
  return draws.map(({ count }, index) => count - (drawn[index]?.length ?? 0));
}
