import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizSettingsForm',
  group: 'authoring',
  status: 'beta',
  purpose: 'How a quiz is taken: what it counts for, its time, attempts, order and result.',
  use: {
    when: ['In the editor of a quiz.'],
    not: ['Other times for one learner: that is an override of the quiz.'],
  },
  anatomy: [{ part: 'form', is: 'Groups of fields in the order of their importance, and the button.' }],
  criteria: [
    'Empty fields say what then holds: no limit, no pass mark, no code.',
    'What has no effect is not there: a practice quiz has no pass mark, one attempt no choice of which counts.',
    'A number or a date that cannot be read is refused beside its field; it never means “none”.',
    'A closing time before the opening one is refused beside its field.',
    'What was typed stays when the server refuses it.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.6', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from field to field, then to the button' },
    { keys: 'Enter', does: 'In a text field: saves' },
  ],
};
