import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Dialog',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="dialog"]',
  purpose: 'Asks for something, or shows something, that must be dealt with before going on.',
  synonyms: ['modal', 'lightbox', 'popup'],
  use: {
    when: ['Something must be dealt with before going on, and fits one step.'],
    not: [
      'A yes or no: use ConfirmDialog.',
      'A form: use FormDialog.',
      'More of the same task at the side: use Drawer.',
    ],
  },
  anatomy: [
    { part: 'dialog', is: 'The named window; the rest of the page is inert.' },
    { part: 'dialog-overlay', is: 'Dims the page; a press on it closes.' },
  ],
  criteria: [
    'Opening moves the focus into the dialog, and its title is read; closing gives it back to where it was.',
    'Tab and Shift+Tab stay within while it is open; everything else is inert, for a mouse and a reader alike.',
    'Escape, the close button and a press beside it close it; a press that began inside does not.',
    'Announcements and toasts are heard and can be used while it is open, without closing it.',
    'Of two dialogs on each other, Escape closes the upper one only.',
    'At 400% zoom all of it can be reached by scrolling; nothing is cut at 320 px.',
    'No element is hidden by aria-hidden, no focus guard is left behind: axe passes while it is open.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '2.5.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the dialog, from the last control to the first and back' },
    { keys: 'Escape', does: 'Closes it; focus goes back to where it was' },
  ],
  notes:
    'The page behind it is made inert natively (foundations/modal); Escape goes to what opened last (foundations/layers).',
};
