import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SaveState',
  group: 'feedback',
  status: 'beta',
  purpose: 'Says whether what was typed is safe, beside an editor that saves by itself.',
  criteria: [
    'Each state has its own words and its own picture; colour only helps.',
    'Trouble is spoken once when it begins (offline, failed, conflict), and “Saved” once when it is over; the usual saving is never spoken.',
    'A failure offers “Try again” when trying again makes sense.',
  ],
  wcag: ['1.4.1', '2.1.1', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Try again”' },
    { keys: 'Enter, Space', does: 'Tries again' },
  ],
};
