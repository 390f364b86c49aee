import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PersonalInvitationScreen',
  group: 'hubs',
  status: 'beta',
  purpose: 'Where the link of an invitation leads that is bound to one email address.',
  use: {
    when: ['The link of a personal invitation was followed.'],
    not: ['A link for many people: use InvitationScreen.'],
  },
  anatomy: [
    { part: 'personal-invitation-screen', is: 'The whole body.' },
    { part: 'course-cover', is: 'The hub’s logo, or a drawing; decorative.' },
    { part: 'form', is: 'The new account of a person who has none.' },
  ],
  criteria: [
    'One name is enough: the last name is optional.',
    'It names the hub and the address before anything is accepted; opening the link alone joins nothing.',
    'Before joining, it says what the hub’s administrators will see.',
    'People without an account create one here; the address is filled in and needs no second proof.',
    'An account with another address is told so, and can log out.',
    'A used, outdated or withdrawn link says which, and what to do.',
    'When the state changes, the focus goes to its heading.',
  ],
  wcag: ['1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.4', '3.3.7'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the button' },
    { keys: 'Enter', does: 'Joins, creates the account, or follows the link' },
  ],
};
