import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Callout',
  group: 'feedback',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A message that belongs to a page and stays there.',
  synonyms: ['alert', 'banner', 'notice', 'message'],
  use: {
    when: ['A message belongs to a page and must stay: a notice, a failure that is not of one field.'],
    not: [
      'Something just happened and needs no answer: use Toast.',
      'One field is wrong: its Field says so.',
    ],
  },
  anatomy: [{ part: 'callout', is: 'Surface, icon and text; the tone is given in words.' }],
  criteria: [
    'The tone is given by an icon and a hidden word, never by colour alone.',
    'Text reaches 7:1 on every tone, links on it 4.5:1.',
    'Very long words wrap at 320 px.',
    'It is not a live region; announce content that appears later.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.10'],
  interactive: false,
  keyboard: [],
};
