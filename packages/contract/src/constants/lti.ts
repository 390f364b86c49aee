/** Limits of learning platforms that link here by LTI. */
export const LTI_LIMITS = {
  nameMax: 80,
  addressMax: 500,
  clientIdMax: 255,
  deploymentMax: 255,
  deployments: 50,
  hosts: 20,
  /** Items in one answer to a platform. */
  items: 50,
} as const;

/** What a platform can link to. */
export const LTI_TARGETS = ['course', 'lesson', 'quiz'] as const;
export type LtiTarget = (typeof LTI_TARGETS)[number];
