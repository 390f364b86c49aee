import type { TestServer } from './server';

/** The statements that the server sends while `work` runs, with `$1` for their values. */
export async function statementsOf(
  { services }: TestServer,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { observers } = services.database.pool;
  const sent: string[] = [];
  const observe = (text: string) => {
    sent.push(text);
    return () => {};
  };
  observers.add(observe);
  try {
    await work();
  } finally {
    observers.delete(observe);
  }
  return sent;
}
