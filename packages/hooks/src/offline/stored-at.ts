import { API_PREFIX } from '@digiken/contract/constants';
import { nextStepRoutes } from '@digiken/contract/routes/next-step';
import { useEffect, useState } from 'react';
import { useViewer } from '../session/services';
import { readRecord, supportsDownloads, unitCacheName } from './unit-cache';

/** Looks where the worker does: the first unit that has the answer gives it. */
async function storedAtOf(viewer: string, path: string): Promise<string | undefined> {
  const names = await caches.keys();
  for (const name of names.filter((name) => name.startsWith(unitCacheName(viewer, '')))) {
    const cache = await caches.open(name);
    if (await cache.match(API_PREFIX + path)) return (await readRecord(cache))?.storedAt ?? undefined;
  }
  return undefined;
}

/**
 * When the next step that this device shows without a connection was stored: ISO 8601; undefined if it has none, and
 * until that is known.
 */
export function useNextStepStoredAt(): string | undefined {
  const viewer = useViewer();
  const [at, setAt] = useState<string>();
  useEffect(() => {
    if (!viewer || !supportsDownloads()) return undefined;
    let current = true;
    storedAtOf(viewer, nextStepRoutes.getNextStep.path).then(
      (found) => current && setAt(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [viewer]);
  return at;
}
