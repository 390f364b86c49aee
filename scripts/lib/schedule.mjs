/** Number of stages that run at the same time. */
const LANES = 2;

/**
 * Runs stages in order. A stage that is `alone` waits for those before it and runs without others. All other stages
 * run two at a time; the next one starts when one of them ends.
 * @template {{ alone?: boolean, essential?: boolean }} S
 * @template {{ failed: number }} O
 * @param {readonly S[]} stages
 * @param {(stage: S, shared: boolean) => Promise<O>} run `shared` is true if another stage may run at the same time
 * @returns {Promise<O[]>} outcomes in the order in which the stages ended; stages after a failed essential one
 *   do not run
 */
export async function runStages(stages, run) {
  /** @type {O[]} */
  const outcomes = [];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  for (const stage of stages) {
    if (stage.alone) {
      await Promise.all(running);
      const outcome = await run(stage, false);
      outcomes.push(outcome);
      if (stage.essential && outcome.failed > 0) return outcomes;
      continue;
    }
    if (running.size === LANES) await Promise.race(running);
    const ended = run(stage, true).then((outcome) => {
      outcomes.push(outcome);
      running.delete(ended);
    });
    running.add(ended);
  }
  await Promise.all(running);
  return outcomes;
}
