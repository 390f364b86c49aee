import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ContextMenu',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="menu"]',
  purpose: 'A shortcut to the actions of the thing under the pointer or the focus.',
  synonyms: ['right-click menu', 'long press'],
  use: {
    when: [
      'Actions on one of many things, for users who work with them all day: files, rows, messages.',
      'The same actions are also visible, e.g. in a Menu beside the thing. A context menu is never the only way.',
    ],
    not: [
      'As the only way to an action: few users look for it, and some devices cannot open it. Use Menu.',
      'On text that users select or copy, on links and on form fields: they need the menu of the browser.',
      'For more than about eight actions: use a page or a Dialog.',
    ],
  },
  anatomy: [
    {
      part: 'context-menu-area',
      is: 'What the menu belongs to; needs something that can be focused, or a tabIndex',
    },
    { part: 'menu-content', is: 'The entries, as in Menu' },
  ],
  criteria: [
    'Opens with the right mouse button and a long press at that point, and with Shift+F10 and the Menu key at the focused element.',
    'Keys within it, typing a letter, Enter and Escape work as in Menu; the focus returns to where it was.',
    'Form fields in the area keep the menu of the browser.',
    'A press outside closes it; a press of the right button elsewhere in the area opens it there.',
    'A long press neither selects text nor presses what is under the finger; moving the finger scrolls.',
    'It stays in the window at 320 px, and opens to the left of the point in right-to-left text.',
    'Its code loads on demand, shared with Menu.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.4.3', '2.5.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Shift+F10, Menu', does: 'Opens the menu at the focused element' },
    { keys: 'Arrow up, Arrow down, Home, End, a letter', does: 'Move between its entries' },
    { keys: 'Enter, Space', does: 'Runs the action and closes the menu' },
    { keys: 'Escape, Tab', does: 'Closes the menu; the focus returns to where it was' },
  ],
  notes:
    'On phones a long press opens it. VoiceOver on iOS and TalkBack reserve the long press for the system, which is one more reason to offer each action elsewhere, too.',
};
