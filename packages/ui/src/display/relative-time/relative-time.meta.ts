import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'RelativeTime',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'How long ago something was.',
  use: {
    when: ['How long ago matters more than the day: a message, an event.'],
    not: ['The exact day is needed: a due date, a receipt.'],
  },
  anatomy: [{ part: 'relative-time', is: 'The time element, with the exact moment as its value.' }],
  criteria: [
    'The exact time is there for machines, and in the title for who points at it.',
    'It renews itself each minute without being announced.',
    'Server and browser print the same at first.',
  ],
  wcag: ['1.3.1', '2.2.2'],
  interactive: false,
  keyboard: [],
};
