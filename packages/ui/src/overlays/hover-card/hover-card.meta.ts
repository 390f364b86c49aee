import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HoverCard',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="group"]',
  purpose: 'A preview of what a link leads to, on hover and on keyboard focus.',
  synonyms: ['preview card', 'link preview'],
  use: {
    when: [
      'Readers decide between links, and a few facts of the page behind them help: a person, a course, a source.',
      'All of it is also on the page that the link leads to.',
    ],
    not: [
      'For anything that is not available elsewhere: it is not shown on touch screens. Use Popover.',
      'For one sentence about a control: use Tooltip.',
      'On buttons, or on every link of a text: cards that open on the way are in the way.',
    ],
  },
  anatomy: [
    { part: 'hover-card-anchor', is: 'Around the link; brings no role' },
    { part: 'hover-card', is: 'The preview, after the link in the document' },
  ],
  criteria: [
    'It opens when the pointer rests on the link, and at once when the keyboard focus reaches it; the focus never moves.',
    'It can be pointed at and read, and stays until pointer and focus have left both link and card.',
    'Escape closes it wherever the focus is, and nothing else with it.',
    'Its links come after the link in the tab order, and the card stays open while one of them is focused.',
    'Touch shows no card and follows the link.',
    'It stays in the window, changes sides, is not clipped, and fits into 320 px.',
  ],
  wcag: ['1.4.10', '1.4.13', '2.1.1', '2.4.3', '2.4.11', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Focuses the link and opens the card; moves on to the links of the card' },
    { keys: 'Escape', does: 'Closes the card; the focus stays on the link' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
  notes:
    'Screen readers find the card after the link. On touch screens there is none, so everything in it must be on the page behind the link. Within a paragraph, use phrasing elements only.',
};
