import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProgressBar',
  group: 'display',
  status: 'beta',
  purpose: 'How far one is, as a bar and in words.',
  criteria: [
    'The words say what is left ("2 of 6 lessons left"), in the right plural.',
    'Screen readers hear its name and the same words.',
    'Nothing, something and everything done are told apart without colour.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '4.1.2'],
  interactive: false,
  keyboard: [],
  notes: 'ProgressRing is the same in a small circle.',
};
