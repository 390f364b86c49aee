import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubCard',
  group: 'learning',
  status: 'beta',
  purpose: 'A hub in a list: what it is, how large, and what the reader is to it.',
  criteria: [
    'Its one link is the name; the whole card is that link’s target.',
    'What the reader is to the hub stands in words.',
    'Long names wrap; nothing is cut off.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link' },
    { keys: 'Enter', does: 'Opens the hub' },
  ],
};
