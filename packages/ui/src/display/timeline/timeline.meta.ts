import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Timeline',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'What happened to one thing, in order.',
  synonyms: ['activity feed', 'history'],
  use: {
    when: ['Events of one object in order: a review, a ticket.'],
    not: ['Steps that a person has still to do: use Stepper.'],
  },
  anatomy: [
    { part: 'timeline', is: 'The ordered list of events.' },
    { part: 'time', is: 'When each one was.' },
  ],
  criteria: [
    'It is an ordered list with a name; each event says what and when.',
    'Times are relative to now, with the full date as a title.',
    'The tone of an event only repeats what its words say.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
