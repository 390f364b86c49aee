import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects all garbage now, also objects that only a finished task of the event loop held. */
export async function collectGarbage(): Promise<void> {
  collect();
  await new Promise(setImmediate);
  collect();
}
