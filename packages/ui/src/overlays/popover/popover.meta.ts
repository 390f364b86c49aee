import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Popover',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="dialog"]',
  purpose: 'A button with a small panel of more on the same thing, while the page stays in use.',
  synonyms: ['dropdown panel', 'flyout'],
  use: {
    when: [
      'A few words, links or settings that belong to one place of the page and are wanted now and then.',
      'The reader may want to go on reading beside it.',
    ],
    not: [
      'For something that must be dealt with first: use Dialog.',
      'For a few actions: use Menu. For one line on a control: use Tooltip.',
      'For what everybody needs: show it.',
      'For a form of more than two fields: use FormDialog, which a slip does not close.',
    ],
  },
  anatomy: [
    { part: 'popover', is: 'The button and its panel' },
    { part: 'button', is: 'Opens and closes; says whether it is expanded' },
    { part: 'icon-button', is: 'The same where the trigger is a picture' },
    { part: 'popover-panel', is: 'A non-modal dialog: title, Close, and the content' },
  ],
  criteria: [
    'The button tells whether it is expanded, and controls the panel that follows it in the document.',
    'Opening moves the focus into the panel, and its title is read.',
    'Escape, Close, a press or a focus elsewhere and a followed link close it; the focus is never lost.',
    'Tab goes through the panel and then on to what follows the button: no trap, nothing made inert.',
    'In a dialog Escape closes the popover only; the dialog stays.',
    'It never leaves the window: it changes sides, and scrolls within at 320 px and at 400% zoom.',
    'It is positioned without a style attribute in the server’s HTML.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.1.2', '2.4.3', '2.4.11', '2.5.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the panel and moves into it; on the button again: closes it' },
    { keys: 'Tab, Shift+Tab', does: 'Moves through the panel, and out of it, which closes it' },
    { keys: 'Escape', does: 'Closes it; focus goes back to the button' },
  ],
};
