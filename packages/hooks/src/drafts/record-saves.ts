import { useEffect, useState } from 'react';
import type { Outcome } from '../api/outcome';

interface Saves {
  /** Settles after the last save that was begun: the next one waits for it. */
  turn: Promise<unknown>;
  /** Settles after everything that a next visit waits for. */
  ended: Promise<unknown>;
  running: number;
  /** The versions that this window made without anyone else's between them, the first one being what it began with. */
  first: number;
  newest: number;
}

/** By record, e.g. `course:42`: the saves of this window outlive the page that began them. */
const records = new Map<string, Saves>();

function savesOf(record: string): Saves {
  const known = records.get(record);
  if (known) return known;
  const none = Promise.resolve();
  const fresh: Saves = { turn: none, ended: none, running: 0, first: Number.NaN, newest: Number.NaN };
  records.set(record, fresh);
  return fresh;
}

/** Makes the next visit of a record wait for this work ({@link useEarlierSaves}). @returns the same promise */
export function trackSave<T>(record: string, work: Promise<T>): Promise<T> {
  const saves = savesOf(record);
  const end = () => {
    saves.running -= 1;
  };
  saves.running += 1;
  saves.ended = Promise.all([saves.ended, work.then(end, end)]);
  return work;
}

/**
 * Saves a record after the saves that this window has begun before, each with the version of the one before: a window
 * never overtakes itself, also not from an earlier visit of the page (spec 15.129). A version of another window is not
 * skipped: the server answers 409.
 * @param version the version that the form is based on
 */
export function saveInTurn<T extends { version: number }>(
  record: string,
  version: number,
  act: (version: number) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const saves = savesOf(record);
  const turn = saves.turn.then(async () => {
    const own = version >= saves.first && version <= saves.newest;
    const base = own ? saves.newest : version;
    let outcome = await act(base);
    // Versions begin anew where unpublished changes were discarded or published.
    const restarted = !outcome.ok && outcome.status === 409 && base !== version;
    if (restarted) outcome = await act(version);
    if (outcome.ok) {
      if (!own || restarted) saves.first = version;
      saves.newest = outcome.data.version;
    }
    return outcome;
  });
  saves.turn = turn.catch(() => undefined);
  return trackSave(record, turn);
}

/** Whether the saves of earlier visits have ended, so that the record can be read and edited. */
export function useEarlierSaves(record: string): boolean {
  const [waiting, setWaiting] = useState(() => savesOf(record).running > 0);
  useEffect(() => {
    let shown = true;
    if (waiting) void savesOf(record).ended.then(() => shown && setWaiting(false));
    return () => {
      shown = false;
    };
  }, [record, waiting]);
  return !waiting;
}
