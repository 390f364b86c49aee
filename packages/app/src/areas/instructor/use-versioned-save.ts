import type { Outcome, Query } from '@digiken/hooks';
import { useState } from 'react';

interface Versioned {
  version: number;
}

/** What is kept of a form's version with what is typed in it. */
export interface KeptVersion {
  version?: string;
}

/** @returns undefined where there is none, so that the form's own version counts */
export function keptVersion(typing: KeptVersion | undefined): number | undefined {
  const version = Number(typing?.version);
  return Number.isInteger(version) ? version : undefined;
}

export interface VersionedSave<T> {
  /** Of what the form began with: kept with what is typed. */
  version: number | undefined;
  /**
   * Saves with that version. After a 409 the newest version is fetched.
   * @param act makes the request and answers the saved item
   */
  save: <A extends { data: T }>(act: (version: number) => Promise<Outcome<A>>) => Promise<Outcome<A>>;
  /** What someone else has saved since; absent without a conflict. */
  theirs: T | undefined;
  /** After a choice between both versions: the next save replaces the other one. */
  settle: () => void;
}

/**
 * Saves a form with the version that it began with, so that two windows never overwrite each other (spec R.94).
 * @param kept the version of typing that an earlier visit left on this device
 */
export function useVersionedSave<T extends Versioned>(
  { data, refreshing, retry }: Pick<Query<T>, 'data' | 'refreshing' | 'retry'>,
  kept?: number,
): VersionedSave<T> {
  const [began, setBegan] = useState(kept);
  const [refused, setRefused] = useState(false);
  // What the cache remembers of an earlier visit does not count: the form is shown with what is fetched.
  if (began === undefined && data !== undefined && !refreshing) setBegan(data.version);
  const version = began ?? data?.version;
  return {
    version,
    async save(act) {
      const outcome = await act(version ?? 0);
      if (outcome.ok) {
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
      setBegan(data?.version);
      setRefused(false);
    },
  };
}
