/** Steps of a check on the command line: says which one worked, and ends the process at the first that did not. */
export async function step<T>(name: string, work: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(20_000);
  const limit = new Promise<never>((_resolve, reject) =>
    late.addEventListener('abort', () => reject(new Error('it took too long'))),
  );
  try {
    const value = await Promise.race([work, limit]);
    console.log(`ok: ${name}`);
    return value;
  } catch (error) {
    console.log(`failed: ${name}: ${String(error)}`);
    process.exit(1);
  }
}

/** A step that needs no time. */
export const check = (name: string, holds: boolean): Promise<void> =>
  step(name, holds ? Promise.resolve() : Promise.reject(new Error('it does not hold')));
