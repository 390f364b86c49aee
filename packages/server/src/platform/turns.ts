interface Line {
  running: number;
  waiting: (() => void)[];
}

const lines = new Map<string, Line>();

/**
 * Runs work of one kind so that at most `most` of it runs at the same time in this process; the rest waits for its turn.
 * @returns what the work returns
 */
export async function inTurn<T>(
  { key, most }: { key: string; most: number },
  work: () => Promise<T>,
): Promise<T> {
  const line = lines.get(key) ?? { running: 0, waiting: [] };
  lines.set(key, line);
  if (line.running < most) line.running += 1;
  // Who leaves hands its place over, so the count stays.
  else await new Promise<void>((turn) => line.waiting.push(turn));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else {
      line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  }
}
