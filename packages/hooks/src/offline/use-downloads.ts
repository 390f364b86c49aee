import type { OfflineUnit } from '@digiken/contract';
import { offlineRoutes } from '@digiken/contract/routes/offline';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error';
import type { SendRequest } from '../api/request';
import { dataOf, type Query, useQuery } from '../data/use-query';
import { useRequest, useViewer } from '../session/services';
import { DownloadError } from './download-error';
import { supportsDownloads } from './unit-cache';
import { createUnitDownloads, type UnitDownload, type UnitDownloads } from './unit-downloads';
import { storeShell } from './worker';

export type { DownloadFailure } from './download-error';
export type { DownloadState, UnitDownload } from './unit-downloads';

const NO_DOWNLOADS: readonly UnitDownload[] = [];
const neverChanges = () => () => {};
const none = () => NO_DOWNLOADS;

let current: { viewer: string; downloads: UnitDownloads } | undefined;

/** One queue for the page, whichever components show it; that of another viewer ends. */
function downloadsOf(viewer: string, request: SendRequest): UnitDownloads {
  if (current?.viewer === viewer) return current.downloads;
  current?.downloads.stop();
  const downloads = createUnitDownloads({
    viewer,
    storeShell,
    fetchList: async (unitId) => {
      try {
        return dataOf(await request(offlineRoutes.getOfflineUnit, { params: { unitId } }));
      } catch (error) {
        if (!(error instanceof ApiError) || !error.refused) throw error;
        throw new DownloadError('refused', { serverMessage: error.serverMessage });
      }
    },
  });
  current = { viewer, downloads };
  return downloads;
}

function useManager(): UnitDownloads | undefined {
  const request = useRequest();
  const viewer = useViewer();
  const manager = useMemo(
    () => (viewer && supportsDownloads() ? downloadsOf(viewer, request) : undefined),
    [viewer, request],
  );
  useEffect(() => {
    if (viewer !== '' || !current) return;
    current.downloads.stop();
    current = undefined;
  }, [viewer]);
  useEffect(() => {
    if (!manager) return undefined;
    const load = () => {
      if (document.visibilityState === 'visible') void manager.load().catch(() => {});
    };
    load();
    // Another tab may have changed something.
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [manager]);
  return manager;
}

const useUnits = (manager: UnitDownloads | undefined) =>
  useSyncExternalStore(manager?.subscribe ?? neverChanges, manager?.get ?? none, none);

export interface DownloadActions {
  pause: () => void;
  /** Goes on where the download stopped, or tries again. */
  resume: () => void;
  /** Fetches what has changed. */
  update: () => void;
  remove: () => void;
}

const actionsOf = (manager: UnitDownloads | undefined, unit: UnitDownload): DownloadActions => {
  const start = () => manager?.start(unit.unitId, { withVideos: unit.withVideos });
  return {
    pause: () => manager?.pause(unit.unitId),
    resume: start,
    update: start,
    remove: () => void manager?.remove(unit.unitId).catch(() => {}),
  };
};

/** The units on this device and on their way to it, without asking the server whether they have changed. */
export function useDownloadedUnits(): readonly UnitDownload[] {
  return useUnits(useManager());
}

export interface Downloads {
  /** False where the browser cannot store units. */
  supported: boolean;
  units: readonly (UnitDownload & DownloadActions)[];
  /** Bytes of the device's storage that are free for this site; undefined if the browser does not say. */
  free: number | undefined;
}

/** Every downloaded unit of the user. Asks the server once which of them have changed. */
export function useDownloads(): Downloads {
  const manager = useManager();
  const units = useUnits(manager);
  const stored = units.filter(({ state }) => state === 'stored').length;
  const [free, setFree] = useState<number>();

  useEffect(() => {
    let shown = true;
    void navigator.storage?.estimate?.().then(
      ({ quota, usage }) =>
        shown && setFree(quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0))),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [units.length, stored]);

  const ids = units.map(({ unitId }) => unitId).join(' ');
  useEffect(() => {
    if (!manager || !navigator.onLine) return;
    for (const { unitId, state } of manager.get()) {
      if (state === 'stored') void manager.check(unitId).catch(() => {});
    }
  }, [manager, ids]);

  return {
    supported: manager !== undefined,
    units: useMemo(() => units.map((unit) => ({ ...unit, ...actionsOf(manager, unit) })), [units, manager]),
    free,
  };
}

export interface UnitDownloadHook {
  supported: boolean;
  /** Undefined as long as nothing of the unit is stored: state `none`. */
  unit: (UnitDownload & DownloadActions) | undefined;
  /** What a download takes; loads only while `asked` and while the unit is not stored. */
  offer: Query<OfflineUnit>;
  start: (options: { withVideos: boolean }) => void;
}

/**
 * One unit on this device.
 * @param asked whether to ask the server for the sizes
 */
export function useUnitDownload(unitId: string, asked: boolean): UnitDownloadHook {
  const manager = useManager();
  const unit = useUnits(manager).find((unit) => unit.unitId === unitId);
  const offer = useQuery(
    offlineRoutes.getOfflineUnit,
    manager && asked && !unit ? { params: { unitId } } : null,
    { revalidateOnFocus: false },
  );
  const stored = unit?.state === 'stored';
  useEffect(() => {
    if (stored && navigator.onLine) void manager?.check(unitId).catch(() => {});
  }, [manager, stored, unitId]);

  return {
    supported: manager !== undefined,
    unit: unit && { ...unit, ...actionsOf(manager, unit) },
    offer,
    start: ({ withVideos }) => manager?.start(unitId, { withVideos, list: offer.data }),
  };
}
