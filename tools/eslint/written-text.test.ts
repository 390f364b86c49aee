import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { writtenText } from './written-text.mjs';

const problems = (code: string) =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { digiken: { rules: { text: writtenText } } },
        rules: { 'digiken/text': 'error' },
      },
    ] as Linter.Config[],
    'part.tsx',
  ).length;

it.each([
  ['a text', '<p>Get our news</p>', 1],
  ['a text beside others', '<p>{price} for each unit</p>', 1],
  ['a name', '<button aria-label="Close" />', 1],
  ['a text alternative', '<img alt="A river" src={src} />', 1],
  ['a message', "<p>{t('news')}</p>", 0],
  ['punctuation', '<p>{a} · {b}:</p>', 0],
  ['a decorative picture', '<img alt="" src={src} />', 0],
  ['an attribute that nobody reads', '<p className="text-sm" lang="en" />', 0],
])('[14.199] words in JSX are reported: %s', (_what, code, count) => {
  expect(problems(code)).toBe(count);
});
