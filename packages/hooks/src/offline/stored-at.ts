import { API_PREFIX } from '@digiken/contract/constants';
import { useEffect, useState } from 'react';
import { useViewer } from '../session/services';
import { readRecord, supportsDownloads, unitCacheName } from './unit-cache';

/** Looks where the worker does: the first unit that has the answer gives it. */
async function storedAtOf(viewer: string, path: string): Promise<string | undefined> {
  const names = await caches.keys();
  for (const name of names.filter((one) => one.startsWith(unitCacheName(viewer, '')))) {
    const cache = await caches.open(name);
    if (await cache.match(API_PREFIX + path)) return (await readRecord(cache))?.storedAt ?? undefined;
  }
  return undefined;
}

/**
 * When the answer that this device gives to a call without a connection was stored: ISO 8601; undefined if it has none,
 * and until that is known.
 * @param path below the /api prefix, e.g. `/learning/next`
 */
export function useStoredAt(path: string): string | undefined {
  const viewer = useViewer();
  const [at, setAt] = useState<string>();
  useEffect(() => {
    if (!viewer || !supportsDownloads()) return undefined;
    let current = true;
    storedAtOf(viewer, path).then(
      (found) => current && setAt(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [viewer, path]);
  return at;
}
