import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseStateBadge',
  group: 'learning',
  status: 'beta',
  purpose: 'Says in words where a course stands on its way to learners.',
  use: {
    when: ['Where a course stands on its way to learners is said: draft, in review, published.'],
    not: ['A learner’s own progress: take Progress.'],
  },
  anatomy: [{ part: 'badge', is: 'The state in words with its picture.' }],
  criteria: ['Each state is told by its words; colour and picture only help.'],
  wcag: ['1.4.1', '1.4.3'],
  interactive: false,
  keyboard: [],
};
