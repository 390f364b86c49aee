import type { AccessibilityKey } from './accessibility-screen.messages';

/** What does not work well yet. The conformance report names the same lacks: `LACKS` in tools/a11y-report/methods.ts. */
export const LIMITS: readonly AccessibilityKey[] = [
  'limitsVideo',
  'limitsDescription',
  'limitsLive',
  'limitsLanguage',
  'limitsTranslation',
  'limitsImages',
  'limitsPeople',
];
