import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubScreen',
  group: 'hubs',
  status: 'beta',
  purpose: 'One hub: what it is, how one belongs to it, its courses and its members.',
  use: {
    when: ['One hub is shown: what it is, how one belongs, its courses and members.'],
    not: ['Its administrator changes it: use HubSettingsForm.'],
  },
  anatomy: [
    { part: 'hub-screen', is: 'The whole body.' },
    { part: 'hub-banner', is: 'A wide picture with its description; text is never on it.' },
    { part: 'hub-logo', is: 'A square picture; decorative.' },
    { part: 'standing', is: 'The user’s membership status and its actions.' },
    { part: 'course-grid', is: 'Its courses.' },
  ],
  criteria: [
    'The user’s membership is given in words next to the available action.',
    'Before asking to join, it says what the hub’s administrator will then see.',
    'Members read on the page what its administrators see of their progress.',
    'A rejection shows its reason and date, and lets the person ask again.',
    'When the standing changes, the focus goes to its heading and the news is spoken.',
    'Leaving asks first. What was typed stays when asking fails.',
    'Members are shown to members only.',
    'The texts of the hub, and the reason of a rejection, have the language of their words.',
  ],
  wcag: ['1.1.1', '1.3.1', '2.1.1', '2.4.3', '2.4.6', '3.1.2', '3.3.1', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the standing’s actions, the courses and the pages of members' },
    { keys: 'Enter, Space', does: 'Asks to join, takes the request back, or leaves' },
    { keys: 'Escape', does: 'Closes the question; focus returns to its button' },
  ],
};
