export { useNextStepStoredAt } from '../offline/stored-at';
export {
  type DownloadFailure,
  type Downloads,
  type DownloadState,
  type UnitDownload,
  type UnitDownloadHook,
  useDownloadedUnits,
  useDownloads,
  useUnitDownload,
} from '../offline/use-downloads';
export type { ActionSubject, OutboxAction, OutboxEntry, OutboxProblem } from '../outbox/types';
export type { KeptOutcome } from '../outbox/use-keeping';
export { type OutboxActions, type SyncStatus, useOutbox, useSyncState } from '../outbox/use-outbox';
