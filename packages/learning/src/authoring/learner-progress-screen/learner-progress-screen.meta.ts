import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LearnerProgressScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'How far one learner is in one’s own courses.',
  use: {
    when: ['An instructor or hub sees how far one learner is.'],
    not: ['The learner’s own progress: use DashboardScreen.'],
  },
  anatomy: [
    { part: 'learner-progress-screen', is: 'The whole body.' },
    { part: 'progress', is: 'One course or unit, in words too.' },
    { part: 'badge', is: 'Why help may be needed.' },
  ],
  criteria: [
    'Progress is given in words next to each bar, by course and by unit.',
    'The reason why a learner may need help is given, and writing to them is one click.',
    'No address is shown: one writes through the product.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through the message link and the courses' }],
};
