import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubAnnouncementForm',
  group: 'hubs',
  status: 'beta',
  purpose: 'Writes an announcement to the members of a hub or of some of its cohorts.',
  synonyms: ['broadcast', 'circular', 'notice'],
  use: {
    when: ['A hub administrator tells many members something.'],
    not: ['A message to a few people: use NewMessageForm.'],
  },
  anatomy: [
    { part: 'hub-announcement-form', is: 'The whole.' },
    { part: 'audience-field', is: 'The whole hub, or some cohorts.' },
  ],
  criteria: [
    'Before it is sent, a question names the number of people that it reaches.',
    'Going back keeps everything that was typed.',
    'Each missing or refused field has its own message, and the typed text stays.',
    'What is typed is reported at each change, so that it can be kept over a sign-in; unsent text of an earlier visit is in the form.',
  ],
  wcag: ['1.3.1', '2.1.1', '3.3.1', '3.3.2', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the button' },
    { keys: 'Up, Down', does: 'Chooses who receives it' },
    { keys: 'Enter', does: 'Opens the question; sends from there' },
    { keys: 'Escape', does: 'Closes the question; focus returns to the button' },
  ],
};
