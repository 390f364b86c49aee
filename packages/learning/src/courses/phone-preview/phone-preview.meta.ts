import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PhonePreview',
  group: 'courses',
  status: 'beta',
  purpose: 'Shows how units are chosen and paid for, on a drawn phone with a real course.',
  use: {
    when: ['Beside the title of the home page, in wide windows.'],
    not: ['Choosing units: use UnitPicker.'],
  },
  anatomy: [
    { part: 'phone-preview', is: 'The phone; decorative.' },
    { part: 'phone-unit', is: 'A unit of the course with its lessons, size and price.' },
  ],
  criteria: [
    'Units, prices and the total are those of the course; units that are sold are ticked.',
    'Screen readers skip it, and nothing in it can be pressed.',
    'Its height is the same before the units are there.',
    'Long titles are cut inside their rows.',
  ],
  wcag: ['1.1.1', '1.4.3'],
  interactive: false,
  keyboard: [],
};
