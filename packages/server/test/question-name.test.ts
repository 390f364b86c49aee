import { describe, expect, test } from 'vitest';
import { questionName } from '../src/quizzes/question-name';

describe('[15.146] a question is named by its words', () => {
  const html = { format: 'html', text: '<p>Dig a <b>hole</b></p>' } as const;

  test.each(['Q1', 'Question 12', 'MC-07', 'Frage 3', ''])('not by “%s”', (title) => {
    expect(questionName({ title, prompt: html })).toBe('Dig a hole');
  });

  test('by its title, or by a number where there is nothing else', () => {
    expect(questionName({ title: 'Wells', prompt: html })).toBe('Wells');
    expect(questionName({ title: 'Q1', prompt: { format: 'html', text: '<img src="a.png">' } })).toBe('Q1');
  });
});
