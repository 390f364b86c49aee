import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'RichTextEditor',
  group: 'authoring',
  status: 'beta',
  purpose: 'Writes a long text as its readers see it. The source stays Markdown.',
  use: {
    when: ['An author writes a lesson, with headings, lists, tables and pictures.'],
    not: ['Text in HTML: use MarkdownEditor.', 'A few sentences: use TextArea.'],
  },
  anatomy: [
    { part: 'rich-toolbar', is: 'The tools: above the text, on a phone at the bottom of the window.' },
    { part: 'rich-text', is: 'The text.' },
    { part: 'picture-description', is: 'What a picture shows, below the picture.' },
  ],
  criteria: [
    'A text that was not edited keeps every byte; an edit changes only the block in which it was made.',
    'What the editor cannot show is kept as its source and can be removed, but not damaged.',
    'Tab leaves the text; the tools are one stop of Tab, with arrow keys inside; Alt+F10 leads to them.',
    'Typed Markdown becomes what it means; text from Word, Google Docs and web pages is pasted without its looks.',
    'A picture is in the text at once, with the progress of its upload; a failed upload keeps its place and can be tried again.',
    'The description of a picture is asked for below it; a picture can be said to be decoration.',
    'The Markdown can be shown and edited, and the cursor stays in its paragraph.',
    'Without its engine the Markdown is edited; nothing typed is lost when the engine arrives.',
    'On a phone the tools are 44 pixels high at the bottom of the window.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '3.3.1', '3.3.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from the tools to the text, through the fields of its pictures, and out' },
    { keys: 'Arrow keys', does: 'In the tools: move between them' },
    { keys: 'Alt+F10', does: 'Moves from the text to the tools' },
    { keys: 'Ctrl+B, Ctrl+I, Ctrl+K', does: 'Bold, italic, link (⌘ on a Mac)' },
    { keys: 'Ctrl+], Ctrl+[', does: 'Moves an item of a list one level in or out' },
    { keys: 'Ctrl+Z, Ctrl+Y', does: 'Undoes, does again' },
  ],
};
