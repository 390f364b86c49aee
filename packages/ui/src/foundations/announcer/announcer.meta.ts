import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AnnouncerProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'The one place that speaks to screen readers.',
  synonyms: ['live region'],
  use: {
    when: ['A component must tell screen readers what changed without moving the focus.'],
    not: ['The change moves the focus: that is announced already.'],
  },
  anatomy: [
    { part: 'announcer-polite', is: 'Waits for the end of a sentence.' },
    { part: 'announcer-assertive', is: 'Interrupts, for failures.' },
  ],
  criteria: [
    'Its regions exist before any text does, and outlive what a modal makes inert.',
    'While a modal is open its own regions announce: VoiceOver ignores regions outside `aria-modal`.',
    'An announcement that is pending when a modal closes continues in the page; none is lost.',
    'A text is cleared after 1000 ms unless another time is given.',
    'Errors interrupt, everything else waits its turn.',
  ],
  wcag: ['4.1.3'],
  interactive: false,
  keyboard: [],
  notes: 'useAnnounce() speaks; nothing else in the library may render a live region (lint).',
};
