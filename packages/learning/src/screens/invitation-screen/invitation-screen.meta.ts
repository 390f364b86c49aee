import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'InvitationScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'Where the link of an invitation to a hub leads.',
  use: {
    when: ['The link of an invitation to a hub was followed.'],
    not: ['A user asks to join: use HubScreen.'],
  },
  anatomy: [
    { part: 'invitation-screen', is: 'The whole body.' },
    { part: 'callout', is: 'Why it cannot be accepted.' },
    { part: 'button', is: 'Accepts it.' },
  ],
  criteria: [
    'It names the hub before anything is accepted; opening the link alone joins nothing.',
    'Signed-out visitors are sent to sign in, and return here.',
    'A used, outdated or withdrawn link says which, and what to do.',
    'When the state changes, the focus goes to its heading.',
  ],
  wcag: ['2.1.1', '2.4.3', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the one action' },
    { keys: 'Enter', does: 'Accepts the invitation, or follows the link' },
  ],
};
