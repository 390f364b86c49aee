import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'JoinRequestsScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'Who asked to join a hub, and the decision on each.',
  use: {
    when: ['A hub’s administrator decides who may join.'],
    not: ['People are invited: use HubSettingsForm.'],
  },
  anatomy: [
    { part: 'join-requests-screen', is: 'The whole body.' },
    { part: 'choice-buttons', is: 'Which requests are shown.' },
    { part: 'ul', is: 'Each request with its decision.' },
  ],
  criteria: [
    'Each button names the person whom it decides about.',
    'Saying no asks for a reason first; the person gets it by mail, and the dialog says so.',
    'After a decision the focus goes to the next request, else to the one before, else to the list’s heading.',
    'A decision is announced; a failure is shown at its request and announced, and nothing is lost.',
    'Each state is named in text: waiting, accepted, rejected, withdrawn.',
    'Messages and reasons have the language of their words.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.3', '2.4.6', '3.1.2', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the states and the requests’ buttons' },
    { keys: 'Enter, Space', does: 'Accepts, or asks for the reason of a rejection' },
    { keys: 'Escape', does: 'Closes the dialog; focus returns to its button' },
  ],
};
