import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// `gc` exists only with this flag.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects all garbage, in a new task: until the current one ends, weak references hold their objects. */
export async function collectGarbage(): Promise<void> {
  await new Promise(setImmediate);
  collect();
}
