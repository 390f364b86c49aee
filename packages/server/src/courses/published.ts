import { type Level, LEVELS } from '@digiken/contract/constants';
import type { Executor } from '../platform/database';
import { readTallies } from '../platform/tallies';

/** How many published courses are the same in everything that the catalogue filters by. */
export interface PublishedGroup {
  /** Null without one. */
  category: string | null;
  level: Level;
  /** Whether a part of it is sold. */
  price: 'free' | 'paid';
  /** The whole course costs something. */
  costs: boolean;
  duration: 'short' | 'medium' | 'long';
  languages: string[];
  count: number;
}

/** As the database's function `published_part` writes it. */
export function readPart(part: string): Omit<PublishedGroup, 'category' | 'count'> {
  const [level, costs, price, duration, languages = ''] = part.split('|');
  return {
    level: LEVELS.find((item) => item === level) ?? LEVELS[0],
    costs: costs !== '',
    price: price === 'free' ? 'free' : 'paid',
    duration: duration === 'short' || duration === 'medium' ? duration : 'long',
    languages: languages === '' ? [] : languages.split(','),
  };
}

/**
 * The published courses, counted by everything that the catalogue filters by. The database keeps these counts: there are
 * as many as combinations in use, however many courses the site has.
 */
export async function publishedGroups(db: Executor): Promise<PublishedGroup[]> {
  const counted = await readTallies(db, { names: ['published'] });
  return counted.map(({ key, part, count }) => ({ category: key || null, ...readPart(part), count }));
}
