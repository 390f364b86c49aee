import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ThemeProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'Owns theme, contrast, text size and motion of the page.',
  use: {
    when: ['The choices of display are kept and shown on the root.'],
    not: ['The user chooses them: use DisplaySettings or ThemeToggle.'],
  },
  anatomy: [{ part: 'html', is: 'Wears the classes of theme, contrast, text size and motion.' }],
  criteria: [
    'Dark by default.',
    'A choice is kept in local storage, applied as classes on the page root, and followed by other tabs.',
    'Refused storage loses nothing but the memory.',
    'A change of the theme is seen at once: it starts no transitions of colours.',
  ],
  wcag: ['1.4.3', '1.4.4', '1.4.6', '2.3.3'],
  interactive: false,
  keyboard: [],
};
