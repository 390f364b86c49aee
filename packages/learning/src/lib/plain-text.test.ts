import { describe, expect, it } from 'vitest';
import { plain, questionName } from './plain-text';

describe('[15.146] a question is named by its words', () => {
  it.each([
    ['Dig a **hole** of *two* feet', 'Dig a hole of two feet'],
    ['What is `x` in [the table](table.png)?', 'What is x in the table?'],
    ['# Water\n\n> Which __well__?', 'Water Which well?'],
    ['C# or snake_case, 3 > 2, 2 * 3 * 4', 'C# or snake_case, 3 > 2, 2 * 3 * 4'],
    ['A price of 5\\*', 'A price of 5*'],
    ['Solve $x^2 = 4$ for \\(x\\)', 'Solve x^2 = 4 for x'],
    ['Between $5 and $6', 'Between $5 and $6'],
  ])('%s', (markdown, words) => {
    expect(plain(markdown)).toBe(words);
  });

  it('takes the title, or else the text', () => {
    expect(questionName({ title: 'Wells', prompt: { text: 'Long' } })).toBe('Wells');
    expect(questionName({ prompt: { text: 'Dig a **hole**' } })).toBe('Dig a hole');
  });

  it.each(['Q1', 'Question 12', 'MC-07', 'QUE_1003', 'Frage 3', '4.', '2b', ' '])(
    'does not take “%s”',
    (title) => {
      expect(questionName({ title, prompt: { text: 'Dig a **hole**' } })).toBe('Dig a hole');
    },
  );
});
