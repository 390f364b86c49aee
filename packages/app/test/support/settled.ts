import { vi } from 'vitest';

/** Waits until an assertion holds, also on a busy machine. */
export const settled = <T>(assertion: () => T | Promise<T>) => vi.waitFor(assertion, { timeout: 5000 });
