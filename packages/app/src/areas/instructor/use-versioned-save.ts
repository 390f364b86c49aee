import type { Outcome, Query } from '@digiken/hooks/api';
import { trackSave } from '@digiken/hooks/authoring';
import type { TypingStore } from '@digiken/hooks/drafts';
import { useState } from 'react';

interface Versioned {
  version: number;
}

/** The version of a form, stored with its unsaved text. */
export interface KeptVersion {
  version?: string;
}

function keptVersion(typing: KeptVersion | undefined): number | undefined {
  const version = Number(typing?.version);
  return Number.isInteger(version) ? version : undefined;
}

export interface VersionedSave<T, Typing> {
  /** Unsaved text, for a form that opens now. */
  draft: Typing | undefined;
  /** Stores what is typed with the version that it is based on; null deletes it. */
  keep: (typing: Typing | null) => void;
  /**
   * Saves with the version that the form is based on. After a 409 the newest version is fetched.
   * @param act makes the request and returns the saved item
   * @param sent `typed`: the request contains all that is typed
   */
  save: (act: (version: number) => Promise<Outcome<T>>, sent?: { typed: boolean }) => Promise<Outcome<T>>;
  /** The version that someone else saved in the meantime; undefined without a conflict. */
  theirs: T | undefined;
  /** After a choice between both versions: the next save replaces the other one. */
  settle: () => void;
}

/**
 * Saves a form with the version that it started with, so that two windows never overwrite each other (spec R.94). A
 * window is no conflict with itself: the actions save one after another (spec 15.129).
 * @param record as the actions name it, e.g. `course:42`
 * @param store the unsaved text of this form
 */
export function useVersionedSave<T extends Versioned, Typing extends object>(
  record: string,
  { data, refreshing, retry }: Pick<Query<T>, 'data' | 'refreshing' | 'retry'>,
  store: TypingStore<Typing & KeptVersion>,
): VersionedSave<T, Typing> {
  const [began, setBegan] = useState(() => keptVersion(store.read()));
  const [refused, setRefused] = useState(false);
  // Ignores cached data of an earlier visit: the form shows the fetched data.
  if (began === undefined && data !== undefined && !refreshing) setBegan(data.version);
  const version = began ?? data?.version;
  const write = (typing: Typing, base: number | undefined) =>
    store.write({ ...typing, version: String(base) });
  return {
    draft: store.read(),
    keep: (typing) => (typing === null ? store.write(null) : write(typing, version)),
    save(act, sent) {
      const text = JSON.stringify(store.read());
      const work = async () => {
        const outcome = await act(version ?? 0);
        if (outcome.ok) {
          const saved = outcome.data.version;
          const typed = store.read();
          // What was typed since is based on what was saved now, also if the form is closed by then.
          if (typed && sent?.typed && JSON.stringify(typed) === text) store.write(null);
          else if (typed) write(typed, saved);
          setBegan(saved);
          setRefused(false);
        } else if (outcome.status === 409) {
          setRefused(true);
          retry();
        }
        return outcome;
      };
      return trackSave(record, work());
    },
    theirs: refused && !refreshing && data !== undefined && data.version !== version ? data : undefined,
    settle() {
      setBegan(data?.version);
      setRefused(false);
    },
  };
}
