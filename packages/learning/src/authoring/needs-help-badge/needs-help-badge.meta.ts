import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NeedsHelpBadge',
  group: 'authoring',
  status: 'beta',
  purpose: 'Marks a learner who may be stuck, and says why the system thinks so.',
  use: {
    when: ['An instructor’s list marks who may be stuck, and why.'],
    not: ['Learners would see it of themselves: it is for those who help.'],
  },
  anatomy: [{ part: 'badge', is: 'The mark with its reason in words.' }],
  criteria: ['The reason is given in words.'],
  wcag: ['1.4.1', '1.4.3'],
  interactive: false,
  keyboard: [],
};
