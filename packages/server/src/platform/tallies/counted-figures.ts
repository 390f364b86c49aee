import { and, eq, lte } from 'drizzle-orm';
import type { Background } from '../background';
import type { Clock } from '../clock';
import type { Database } from '../database';
import { countedFigures } from './tables';

/** Older figures are counted again, and shown meanwhile. */
const FRESH_MS = 10 * 60_000;
/** Figures that nobody asked for in so many days are forgotten. */
const KEPT_DAYS = 30;

export interface CountedFigures<F> {
  figures: F;
  /** Null: they were counted for this answer. */
  countedAt: Date | null;
}

interface Counting<F> {
  kind: 'instructor' | 'hub';
  /** Whose figures they are. */
  key: string;
  /** Whether they take long to count: the caller has read how many rows there are. */
  long: boolean;
  count: () => Promise<F>;
}

/**
 * Figures that cannot be kept as counters, because they depend on the time or count each person once. What is counted
 * quickly is counted for the answer. What takes long is counted at most every ten minutes, after the answer, so that
 * the answer takes as long for a large site as for a small one; only the first one ever waits.
 */
export async function figuresOf<F>(
  { db, clock, background }: { db: Database; clock: Clock; background: Background },
  { kind, key, long, count }: Counting<F>,
): Promise<CountedFigures<F>> {
  if (!long) return { figures: await count(), countedAt: null };
  const mine = and(eq(countedFigures.kind, kind), eq(countedFigures.key, key));
  const [known] = await db.select().from(countedFigures).where(mine);
  if (known === undefined) {
    const figures = await count();
    await store(figures);
    return { figures, countedAt: null };
  }
  if (known.claimedAt.getTime() <= clock.now().getTime() - FRESH_MS)
    background.run(async () => {
      const claimed = await db
        .update(countedFigures)
        .set({ claimedAt: clock.now() })
        .where(and(mine, eq(countedFigures.claimedAt, known.claimedAt)))
        .returning({ key: countedFigures.key });
      if (claimed.length > 0) await store(await count());
    });
  return { figures: known.figures as F, countedAt: known.countedAt };

  async function store(figures: F): Promise<void> {
    const now = clock.now();
    const row = { figures, countedAt: now, claimedAt: now };
    await db
      .insert(countedFigures)
      .values({ kind, key, ...row })
      .onConflictDoUpdate({ target: [countedFigures.kind, countedFigures.key], set: row });
  }
}

export async function dropOldFigures({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
  await db.delete(countedFigures).where(lte(countedFigures.claimedAt, before));
}
