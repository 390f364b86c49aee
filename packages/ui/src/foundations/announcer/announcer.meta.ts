import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AnnouncerProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'The one place that speaks to screen readers.',
  use: {
    when: ['A component must tell screen readers what changed without moving the focus.'],
    not: ['The change takes the focus itself: that is told already.'],
  },
  anatomy: [
    { part: 'announcer-polite', is: 'Waits for the end of a sentence.' },
    { part: 'announcer-assertive', is: 'Interrupts, for failures.' },
  ],
  criteria: [
    'Its regions exist before any text does, and outlive what a modal makes inert.',
    'While a modal is open its own regions speak: outside of `aria-modal` VoiceOver hears nothing.',
    'What is being said when a modal closes goes on below it; nothing said while saving and closing is lost.',
    'A text is cleared after 1000 ms unless another time is asked for.',
    'Errors interrupt, everything else waits its turn.',
  ],
  wcag: ['4.1.3'],
  interactive: false,
  keyboard: [],
  notes: 'useAnnounce() speaks; nothing else in the library may render a live region (lint).',
};
