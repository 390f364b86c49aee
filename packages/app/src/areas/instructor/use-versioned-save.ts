import type { Outcome, Query } from '@digiken/hooks/api';
import { useRef, useState } from 'react';

interface Versioned {
  version: number;
}

/** The version of a form, stored with its unsaved text. */
export interface KeptVersion {
  version?: string;
}

/** @returns undefined without a valid version: the form's own version is used then */
export function keptVersion(typing: KeptVersion | undefined): number | undefined {
  const version = Number(typing?.version);
  return Number.isInteger(version) ? version : undefined;
}

export interface VersionedSave<T> {
  /** The version that the form started with; stored with the typed text. */
  version: number | undefined;
  /**
   * Saves with that version. After a 409 the newest version is fetched.
   * @param act makes the request and returns the saved item
   */
  save: <A extends { data: T }>(act: (version: number) => Promise<Outcome<A>>) => Promise<Outcome<A>>;
  /** The version that someone else saved in the meantime; undefined without a conflict. */
  theirs: T | undefined;
  /** After a choice between both versions: the next save replaces the other one. */
  settle: () => void;
}

/**
 * Saves a form with the version that it started with, so that two windows never overwrite each other (spec R.94).
 * @param kept the version of unsaved text from an earlier visit
 */
export function useVersionedSave<T extends Versioned>(
  { data, refreshing, retry }: Pick<Query<T>, 'data' | 'refreshing' | 'retry'>,
  kept?: number,
): VersionedSave<T> {
  const [began, setBegan] = useState(kept);
  const [refused, setRefused] = useState(false);
  // Ignores cached data of an earlier visit: the form shows the fetched data.
  if (began === undefined && data !== undefined && !refreshing) setBegan(data.version);
  const version = began ?? data?.version;
  // Saves run one after another, each with the version of the one before, so that a window never overtakes itself.
  const newest = useRef<number>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return {
    version,
    async save(act) {
      const turn = queue.current.then(() => act(newest.current ?? version ?? 0));
      queue.current = turn.catch(() => undefined);
      const outcome = await turn;
      if (outcome.ok) {
        newest.current = outcome.data.data.version;
        setBegan(outcome.data.data.version);
        setRefused(false);
      } else if (outcome.status === 409) {
        setRefused(true);
        retry();
      }
      return outcome;
    },
    theirs: refused && !refreshing && data !== undefined && data.version !== version ? data : undefined,
    settle() {
      newest.current = data?.version;
      setBegan(data?.version);
      setRefused(false);
    },
  };
}
