/** Why an account cannot be deleted yet; each needs something to be done first (spec 13.115). */
export const DELETION_BLOCKERS = ['courses', 'hub', 'last-admin', 'payment', 'payout'] as const;
export type DeletionBlocker = (typeof DELETION_BLOCKERS)[number];

/** Of a copy of one's data. */
export const EXPORT_STATES = ['requested', 'ready', 'expired', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Whole days that data is kept, as the settings of the site name them. */
export const RETENTION_PARTS = ['notifications', 'audit', 'tickets', 'exports', 'deletion'] as const;
export type RetentionPart = (typeof RETENTION_PARTS)[number];

/** Without a setting: two years for the audit log and closed help requests. */
export const DEFAULT_RETENTION: Readonly<Record<RetentionPart, number>> = {
  notifications: 90,
  audit: 730,
  tickets: 730,
  exports: 7,
  deletion: 14,
};

/** Least and most days of each period. */
export const RETENTION_LIMITS: Readonly<Record<RetentionPart, { min: number; max: number }>> = {
  notifications: { min: 7, max: 3650 },
  audit: { min: 30, max: 3650 },
  tickets: { min: 30, max: 3650 },
  exports: { min: 1, max: 30 },
  deletion: { min: 1, max: 60 },
};
