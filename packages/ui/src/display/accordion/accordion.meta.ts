import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Accordion',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Headings that show and hide what is under them.',
  synonyms: ['collapse', 'disclosure', 'expander'],
  use: {
    when: [
      'Several parts of equal weight of which a reader needs one or two: questions and answers, units of a course.',
      'Each title alone says whether it is worth opening.',
    ],
    not: [
      'For what most readers need: show it, under a Section.',
      'For steps in an order: use Stepper.',
      'For views of the same thing of which one is always wanted: use Tabs.',
      'For one part alone: use Collapsible.',
    ],
  },
  anatomy: [
    { part: 'accordion', is: 'All parts, and above them "Open all" when there are four or more' },
    { part: 'accordion-item', is: 'A heading with its button, a few words beside it, and the panel' },
    { part: 'button', is: 'The title; says whether its panel is shown' },
    { part: 'accordion-panel', is: 'What is shown and hidden' },
  ],
  criteria: [
    'Every title is a heading of the given level with a button that exposes whether it is expanded.',
    'The whole line can be pressed; the words beside the title are read after it.',
    'What is hidden is out of the tab order, and still found by the browser’s search in the page, which opens it.',
    'With four parts or more one button opens all, then closes all, and says so.',
    'Without a script everything that starts open can be read.',
    'At 320 px nothing is cut; long titles wrap beneath the arrow.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves from title to title, and through what is open' },
    { keys: 'Enter, Space', does: 'Shows or hides the part under the title' },
    { keys: 'Ctrl+F', does: 'The browser’s search finds hidden text too, and shows it' },
  ],
};
