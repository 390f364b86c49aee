import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Card',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A thing among its like, on its own ground.',
  synonyms: ['tile', 'panel'],
  use: {
    when: ['Items of one kind are shown side by side, each on its own surface.'],
    not: ['The content is a part of a page: use Section.', 'Many columns are compared: use DataTable.'],
  },
  anatomy: [
    { part: 'card', is: 'The ground.' },
    { part: 'card-title', is: 'The heading that names the thing.' },
    { part: 'card-link', is: 'The one link, whose area is the whole card.' },
  ],
  criteria: [
    'A card that leads somewhere has exactly one link, its title; a press anywhere follows it.',
    'Focus is shown around the whole card.',
    'A control inside keeps its own target above the link.',
    'Very long titles wrap; nothing is cut.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.4', '2.4.7', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: "Moves focus to the card's link, then to the controls inside" },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
