import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SkipLink',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Goes past what every page repeats.',
  use: {
    when: ['First on every page whose head repeats.'],
    not: ['Within a page: take a link to a heading.'],
  },
  anatomy: [{ part: 'skip-link', is: 'Out of sight until it has the focus; leads to main.' }],
  criteria: [
    'It is the first stop of the Tab key, and shown only while it has the focus.',
    'Pressing it moves the focus to the main part, and leaves the address as it is.',
  ],
  wcag: ['2.1.1', '2.4.1', '2.4.7'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Shows the link' },
    { keys: 'Enter', does: 'Moves the focus to the main part' },
  ],
};
