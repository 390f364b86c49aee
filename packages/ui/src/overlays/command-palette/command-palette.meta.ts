import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CommandPalette',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="dialog"]',
  purpose: 'Every place and action in reach of a few keys.',
  synonyms: ['quick search', 'spotlight', 'launcher'],
  use: {
    when: [
      'A signed-in area with many places: people who know the name of what they want go there without menus.',
      'Beside the navigation, opened by Ctrl+K or Cmd+K and by a button that everybody can see.',
    ],
    not: [
      'As the only way to a place or an action: many people will never open it.',
      'For results that are to be read and compared: link to the search page.',
      'For a few actions on one thing: use Menu.',
    ],
  },
  anatomy: [
    { part: 'dialog', is: 'The modal around it, named by the label, with Close' },
    { part: 'input', is: 'A combobox: keeps the focus, and points to the option that Enter takes' },
    { part: 'command-list', is: 'A listbox of labelled groups' },
    { part: 'command-option', is: 'A place (a link) or an action, with a hint' },
    {
      part: 'command-state',
      is: '"Searching…", that the search is not responding, or that it needs a connection',
    },
  ],
  criteria: [
    'It keeps every promise of Dialog, and opens with the focus in its field.',
    'The focus stays in the field while moving: the option is exposed by aria-activedescendant, an outline and a mark.',
    'Groups are named; the number of results is announced once typing pauses.',
    'Words are found in names, hints and keywords, whatever their case and accents; best names first.',
    'Places are links: they open in a new tab by Ctrl or Cmd and a click.',
    'An action runs after it has closed and the focus is back, so that a dialog can follow it.',
    'Nothing found, searching and a failed search are each said in words; what is there stays usable.',
    'Without a connection it opens, says that the search needs one, and finds what the device knows.',
    '300 items answer each key without a wait that one can feel.',
    'At 320 px hints wrap beneath names; nothing is cut.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.1.2', '2.1.4', '2.4.3', '3.2.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Ctrl+K, Cmd+K', does: 'Opens it from anywhere on the page (useCommandKey); in it: closes it' },
    { keys: 'Down arrow, Up arrow', does: 'Moves to the next or previous option, round the ends' },
    { keys: 'Page down, Page up', does: 'Moves by eight options' },
    {
      keys: 'Enter',
      does: 'Goes to the place, or closes and does the action; with Ctrl or Cmd in a new tab',
    },
    { keys: 'Home, End, Left, Right', does: 'Move in the text of the field' },
    { keys: 'Tab', does: 'Moves between the field and Close' },
    { keys: 'Escape', does: 'Closes it; focus goes back to where it was' },
  ],
};
