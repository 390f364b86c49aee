import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Breadcrumbs',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The way from the top to this page.',
  synonyms: ['trail'],
  use: {
    when: ['A page lies two or more levels deep.'],
    not: ['All places are one level: NavList suffices.', 'Steps of a task: use Stepper.'],
  },
  anatomy: [
    { part: 'breadcrumbs', is: 'The navigation, named.' },
    { part: 'ol', is: 'The way from the top; the last is this page.' },
  ],
  criteria: [
    'A navigation named "Breadcrumbs" with an ordered list; the last entry is marked as the current page.',
    'Long titles wrap at 320 px; every link is at least 24 px high.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.8', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
