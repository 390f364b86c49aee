import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseStateBadge',
  group: 'authoring',
  status: 'beta',
  purpose: 'Shows a course’s status in words.',
  use: {
    when: ['A course’s status: draft, in review, published.'],
    not: ['A learner’s own progress: use Progress.'],
  },
  anatomy: [{ part: 'badge', is: 'The state in words with its picture.' }],
  criteria: ['Each status is given in words; colour and icon only support it.'],
  wcag: ['1.4.1', '1.4.3'],
  interactive: false,
  keyboard: [],
};
