import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubSettingsForm',
  group: 'screens',
  status: 'beta',
  purpose: 'What a hub says of itself, and its invitations.',
  use: {
    when: ['A hub’s administrator changes what it says, and invites.'],
    not: ['Learners see the hub: use HubScreen.'],
  },
  anatomy: [
    { part: 'hub-settings-form', is: 'The whole.' },
    { part: 'form', is: 'What the hub says.' },
    { part: 'key-pager', is: 'More invitations.' },
  ],
  criteria: [
    'An invitation’s link is shown once, says so, has the focus when it appears and can be copied.',
    'Copying is confirmed by voice and in words; where the browser refuses, the link is selected and it says which keys copy.',
    'Each invitation says in words whether it is open, used up, out of date or withdrawn.',
    'Withdrawing names the invitation and asks first.',
    'After an invitation is withdrawn or a course removed, the focus stays in the list, also if the page is rendered again while the server works.',
    'Nothing typed is lost when saving fails.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields, the invitations and their buttons' },
    { keys: 'Enter', does: 'In a one-line field or on the button: saves, or makes the invitation' },
    { keys: 'Escape', does: 'Closes the question; focus returns to its button' },
  ],
};
