import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AnnouncerProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'The one place that speaks to screen readers.',
  criteria: [
    'Its regions exist before any text does, and outlive what a modal makes inert.',
    'A text is cleared after 1000 ms unless another time is asked for.',
    'Errors interrupt, everything else waits its turn.',
  ],
  wcag: ['4.1.3'],
  interactive: false,
  keyboard: [],
  notes: 'useAnnounce() speaks; nothing else in the library may render a live region (lint).',
};
