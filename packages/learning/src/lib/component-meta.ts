import type { ComponentMeta as Meta } from '@digiken/ui/internal/component-meta';

/** A component's metadata, read by the gate and the conformance report. `group` is its folder. */
export type ComponentMeta = Meta<
  | 'site'
  | 'screens'
  | 'layouts'
  | 'courses'
  | 'payments'
  | 'quizzes'
  | 'hubs'
  | 'authoring'
  | 'tutor'
  | 'live'
  | 'discussions'
>;
