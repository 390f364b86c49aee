import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TutorConversation',
  group: 'tutor',
  status: 'beta',
  purpose: 'Questions to the tutor and its answers, with a way from each sentence to its source.',
  use: {
    when: [
      'In the screens and panels of the tutor, which add the field for a question.',
      'To read a conversation again, e.g. one that was flagged: then without actions.',
    ],
    not: ['Between people: use Conversation of @digiken/ui.'],
  },
  anatomy: [
    { part: 'tutor-conversation', is: 'The list of questions and answers.' },
    { part: 'tutor-question', is: 'A question, under a heading.' },
    { part: 'tutor-answer', is: 'An answer, under a heading: sentences, quotes, or why there are none.' },
    { part: 'tutor-citation', is: 'A button with the number of a source.' },
    { part: 'tutor-source', is: 'A source: title, section, quote and a link to that place.' },
    { part: 'tutor-tools', is: 'Rating, reading aloud, and the way to a person.' },
  ],
  criteria: [
    'A citation is a button. It shows its source and moves the focus there; Escape returns to the citation.',
    'Where no column for sources is beside, they are in a disclosure under the answer, which a citation opens.',
    'Sentences without a source are marked once for each run of them, in words.',
    'The whole text of an answer is announced once, when it is finished, never piece by piece.',
    'A hint is told apart by words and by a bar, not by colour alone.',
    'Where nothing was found, a quiz is open, or the questions of the day are used, it says so and what to do.',
    'A message that sounds like distress gets calm words and telephone links first, before everything else.',
    'Reading aloud is offered only if the device has a voice for the language.',
    'Asking a person shows what will be sent before it is sent; the typed text stays if sending fails.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through citations, sources and actions' },
    { keys: 'Enter, Space', does: 'On a citation: shows its source and moves the focus there' },
    { keys: 'Escape', does: 'In a source: returns to its citation' },
  ],
};
