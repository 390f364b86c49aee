import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TutorScreen',
  group: 'tutor',
  status: 'beta',
  purpose: "The tutor's page: one talk, its sources, and the field for a question.",
  use: {
    when: ['For signed-in learners: talks are stored, and they can be deleted and exported.'],
    not: ['For visitors: use AssistantScreen.', 'Beside a lesson: use TutorPanel.'],
  },
  anatomy: [
    { part: 'tutor-frame', is: 'Head, conversation and field; sources beside it in wide windows.' },
    { part: 'tutor-conversation', is: 'Questions and answers.' },
    { part: 'tutor-composer', is: 'The field for a question, with what is left of the day.' },
    { part: 'tutor-sources', is: 'The sources of an answer, and what is kept.' },
    { part: 'tutor-consent', is: 'Before the first question to a model: who gets the text, and who agrees.' },
  ],
  criteria: [
    'The text is at most 640 px wide, as in lessons; the sources stand beside it from 1,152 px on, otherwise below each answer.',
    'A citation moves the focus to its source beside; Escape returns to the citation.',
    'The question stays in its field until the server has it.',
    'Where a model is asked, it says who gets the text, before anything is sent; refusing keeps the quotes.',
    'It always says how many questions are left, or that no AI is used, and that the tutor can be wrong.',
    'Earlier talks can be opened and deleted; all of them can be exported and deleted. Deleting asks first.',
    'Loading, failure and an empty talk with three example questions have a view of their own.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '3.3.2'],
  interactive: true,
  keyboard: [
    { keys: 'Enter', does: 'In the field: asks' },
    { keys: 'Shift + Enter', does: 'In the field: starts a new line' },
    { keys: 'Tab', does: 'Moves through head, answers, field and sources' },
    { keys: 'Escape', does: 'In a source: returns to its citation' },
  ],
};
