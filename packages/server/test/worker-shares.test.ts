import { describe, expect, test } from 'vitest';
import { type Share, Shares } from '../src/platform/workers/shares';

/** Notes the names of work in the order in which it begins. */
function recorded(threads = 3) {
  const shares = new Shares(threads);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, share: Partial<Share> & { owner: string }) =>
    shares.take({ most: 1, long: false, ...share }).then((end) => {
      begun.push(name);
      ends.set(name, end);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await Promise.resolve();
  };
  /** What began since the last call. */
  const next = async () => {
    await new Promise(setImmediate);
    return begun.splice(0);
  };
  return { shares, ask, end, next };
}

describe('[16.34] the worker threads are shared', () => {
  test('a person has one thread at a time, and another person does not wait for the rest', async () => {
    const { ask, end, next, shares } = recorded();
    for (const at of [1, 2, 3, 4]) void ask(`a${at}`, { owner: 'a' });
    void ask('b1', { owner: 'b' });
    expect(await next()).toEqual(['a1', 'b1']);
    await end('a1');
    expect(await next()).toEqual(['a2']);
    expect(shares.waiting).toBe(2);
  });

  test('people take turns while all threads are busy', async () => {
    const { ask, end, next } = recorded(1);
    for (const at of [1, 2, 3]) void ask(`a${at}`, { owner: 'a' });
    for (const at of [1, 2]) void ask(`b${at}`, { owner: 'b' });
    void ask('c1', { owner: 'c' });
    const order = await next();
    for (let at = 0; at < 5; at += 1) {
      await end(order.at(-1) ?? '');
      order.push(...(await next()));
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  test('long work never has the last thread', async () => {
    const { ask, end, next } = recorded();
    for (const owner of ['a', 'b', 'c']) void ask(owner, { owner, long: true });
    expect(await next()).toEqual(['a', 'b']);
    void ask('short', { owner: 'd' });
    expect(await next()).toEqual(['short']);
    await end('short');
    expect(await next()).toEqual([]);
    await end('a');
    expect(await next()).toEqual(['c']);
  });
});

describe('[16.35] work that nobody waits for any more', () => {
  test('is dropped before it begins, and what began goes on', async () => {
    const { ask, end, next, shares } = recorded();
    const gone = new AbortController();
    const { signal } = gone;
    const all = ['a1', 'a2', 'a3'].map((name) => ask(name, { owner: 'a', signal }));
    void ask('a4', { owner: 'a' });
    expect(await next()).toEqual(['a1']);
    gone.abort(new Error('The client is gone.'));
    const results = await Promise.allSettled(all);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(shares.waiting).toBe(1);
    await end('a1');
    expect(await next()).toEqual(['a4']);
    expect(shares.waiting).toBe(0);
  });

  test('does not even wait if it comes too late', async () => {
    const { ask, next, shares } = recorded();
    await expect(ask('a', { owner: 'a', signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await next()).toEqual([]);
    expect(shares.waiting).toBe(0);
  });
});
