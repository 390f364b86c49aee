import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Badge',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A short word on the state of something.',
  synonyms: ['chip', 'pill', 'status label'],
  use: {
    when: ['One word tells a state: draft, paid, new.'],
    not: ['It can be pressed or removed: use TagList.', 'A sentence is needed: use Callout.'],
  },
  anatomy: [{ part: 'badge', is: 'The word on its ground; colour repeats what the word says.' }],
  criteria: ['The words carry the meaning; the tone only helps.', 'Long words wrap inside it at 320 px.'],
  wcag: ['1.4.1', '1.4.3', '1.4.10'],
  interactive: false,
  keyboard: [],
};
