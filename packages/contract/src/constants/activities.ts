/** Formats of interactive packages. */
export const PACKAGE_FORMATS = ['scorm-1.2', 'scorm-2004'] as const;
export type PackageFormat = (typeof PACKAGE_FORMATS)[number];

/** What a learner has reached in an activity, from nothing to the best. */
export const ACTIVITY_STATUSES = ['none', 'incomplete', 'failed', 'completed', 'passed'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

export const ACTIVITY_LIMITS = {
  /** The whole state of one learner in one activity, as JSON. */
  stateBytes: 256 * 1024,
  /** A request with a state: characters that JSON escapes take more. */
  bodyBytes: 512 * 1024,
  elements: 5_000,
  /** Characters of `cmi.suspend_data`. */
  suspendData: 64_000,
} as const;
