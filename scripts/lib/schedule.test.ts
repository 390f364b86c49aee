import { describe, expect, it } from 'vitest';
import { runStages } from './schedule.mjs';

interface PlannedStage {
  name: string;
  alone?: boolean;
  essential?: boolean;
}

/** Runs stages that end when the test resolves them. */
function schedule(stages: PlannedStage[], failing: string[] = []) {
  const ends = new Map<string, () => void>();
  const done = runStages(stages, async ({ name }) => {
    await new Promise<void>((resolve) => ends.set(name, resolve));
    ends.delete(name);
    return { name, failed: failing.includes(name) ? 1 : 0 };
  });
  const next = () => new Promise((resolve) => setImmediate(resolve));
  return {
    running: async () => {
      await next();
      return [...ends.keys()].sort();
    },
    end: (name: string) => ends.get(name)?.(),
    done: done.then((outcomes) => outcomes.map(({ name }) => name)),
  };
}

describe('runStages', () => {
  it('runs two stages at a time, and the next one when one of them ends', async () => {
    const { running, end, done } = schedule([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(await running()).toEqual(['a', 'b']);
    end('b');
    expect(await running()).toEqual(['a', 'c']);
    end('a');
    end('c');
    expect(await done).toEqual(['b', 'a', 'c']);
  });

  it('runs an `alone` stage after all stages before it and before all stages after it', async () => {
    const { running, end, done } = schedule([{ name: 'a' }, { name: 'wide', alone: true }, { name: 'b' }]);
    expect(await running()).toEqual(['a']);
    end('a');
    expect(await running()).toEqual(['wide']);
    end('wide');
    expect(await running()).toEqual(['b']);
    end('b');
    expect(await done).toEqual(['a', 'wide', 'b']);
  });

  it('stops after an essential stage fails, and continues after any other', async () => {
    const stages = [{ name: 'a' }, { name: 'build', alone: true, essential: true }, { name: 'b' }];
    const { running, end, done } = schedule(stages, ['a', 'build']);
    expect(await running()).toEqual(['a']);
    end('a');
    expect(await running()).toEqual(['build']);
    end('build');
    expect(await done).toEqual(['a', 'build']);
  });
});
