/** Limits of working offline (spec 14.1, 14.40). */
export const OFFLINE_LIMITS = {
  /** Actions of one sync request. */
  actions: 100,
  /** Bytes of one sync request. */
  bodyBytes: 2 * 1024 * 1024,
  /** Days after which the server forgets which actions it has applied; a device may wait no longer. */
  keptDays: 90,
} as const;

/** What a device can do offline. */
export const SYNC_KINDS = [
  'progress',
  'note-add',
  'note-edit',
  'note-remove',
  'bookmark',
  'answers',
  'submit',
] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

/** `duplicate`: this action was applied by an earlier request. `refused`: it will never be applied. */
export const SYNC_RESULTS = ['ok', 'duplicate', 'refused'] as const;
export type SyncOutcome = (typeof SYNC_RESULTS)[number];

/** What a file of a downloaded unit is. */
export const OFFLINE_FILE_KINDS = ['picture', 'captions', 'video'] as const;
export type OfflineFileKind = (typeof OFFLINE_FILE_KINDS)[number];
