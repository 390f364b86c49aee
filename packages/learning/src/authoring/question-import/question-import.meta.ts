import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuestionImport',
  group: 'authoring',
  status: 'beta',
  purpose: 'Adds many questions to a quiz from a text or a file, after a report of what was found.',
  use: {
    when: ['An author has questions in Markdown, GIFT, Aiken or QTI.'],
    not: ['One question: use QuestionForm.'],
  },
  anatomy: [
    { part: 'question-import', is: 'The source, or the report.' },
    { part: 'form', is: 'Source, text or file, and an example.' },
    { part: 'import-report', is: 'What can be added, what was left out, and the buttons.' },
  ],
  criteria: [
    'Nothing is added before the author has seen the report.',
    'Each problem names its line and question in a sentence.',
    'The text, or the chosen file, is still there after the report and after a failure.',
    'An example of the chosen format can be opened beside the text.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves from field to field, then to the buttons' }],
};
