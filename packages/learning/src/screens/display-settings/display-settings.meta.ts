import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DisplaySettings',
  group: 'screens',
  status: 'beta',
  purpose: 'How the product looks for one person: theme, contrast, text size and motion.',
  use: {
    when: ['A person chooses theme, contrast, text size and motion.'],
    not: ['Only dark and light, in a header: use ThemeToggle.'],
  },
  anatomy: [
    { part: 'display-settings', is: 'The groups of choices; each acts at once.' },
    { part: 'fieldset', is: 'One group, named.' },
  ],
  criteria: [
    'Each choice acts at once, changes nothing else, and keeps the focus where it is.',
    'Each option is named in words; the pictures only support it.',
    'Arrow keys move and choose within a group, as in every native radio group.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.4', '2.1.1', '2.3.3', '3.2.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option of the next group' },
    { keys: 'Arrow keys', does: 'Move to the next option and choose it' },
  ],
};
