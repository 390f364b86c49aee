import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { inKiswahili } from '../src/import';

const SOURCES = join(import.meta.dirname, '../src');
/** What fills a blank: a name that no catalogue has. */
const NAME = 'Ωμέγα';

/** Where sentences of reports about files, and parts of them, are written. */
const ROOTS = [
  'import',
  'quizzes/formats',
  'platform/xml.ts',
  'content/captions.ts',
  'content/element-bomb.ts',
  'content/paragraphs.ts',
  'content/text-refused.ts',
];
/** What a terminal prints. */
const LEFT_OUT = /^import\/report\.ts$/;

/** The sentences that a part of one file is filled into. Other parts are looked up as such. */
const CONTEXTS: readonly [RegExp, (part: string) => string[]][] = [
  [/^platform\/xml\.ts$/, (part) => [`a.xml:1 ${part}.`, `It was left out: it ${part}.`]],
  [/^content\/captions\.ts$/, (part) => [`Captions were not taken as they stood: ${part}.`]],
  [/^content\//, (part) => [`a.md:1 ${part}.`, `It was left out: its text ${part}.`, `Line 3 ${part}.`]],
  [/^import\/(archive-paths|untar|unzip)\.ts$/, (part) => [`a.zip: “b” ${part}.`]],
  [/^import\/cartridge\/manifest\.ts$/, (part) => [`This archive ${part}: a course is x.`]],
  [
    /^import\/cartridge\/quizzes\.ts$/,
    (part) => [`“a” ${part}.`, `${part} “a” (2 questions) belongs to no quiz or module.`],
  ],
  [/^import\/formats\.ts$/, (part) => [`No course found in a.zip: ${part}.`]],
  [
    /^import\/picture-elements\.ts$/,
    (part) => [`Left out: a picture (${part}).`, `Left out: ${part} (a.example).`],
  ],
  [
    /^quizzes\/formats\/gift\/read\.ts$/,
    (part) => [
      `It was left out: it is not GIFT here (${part}). Questions need a blank line between them, and the characters ~ = # { } a backslash before them.`,
    ],
  ],
  [
    /^quizzes\/formats\/report\.ts$/,
    (part) => [`It was left out: ${part}.`, `It was left out: ${part} is empty.`],
  ],
  [/^quizzes\/formats\/qti\/version1\/item\.ts$/, (part) => [`It was left out: ${part}.`]],
];

const isSentence = (text: string) => /^[\p{Lu}“<#]/u.test(text) && /[.?]$/.test(text);
/** At least two words of its own. */
const hasWords = (text: string) => (text.match(/(?<![\p{L}-])[A-Za-z]{2,}(?![\p{L}-])/gu) ?? []).length > 1;
/** Markup, and an option that files in Kiswahili have. */
const NO_WORDS = /^(<[\w?]|si kweli$)/;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => NAME + literal.text).join('');
}

const isForCode = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isTaggedTemplateExpression(node) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'Error') ||
  // Lists of names: 'a b c'.split(' ').
  (ts.isCallExpression(node) && /\.split$/.test(node.expression.getText()));

function* filesIn(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path)) yield* filesIn(join(path, name));
}

/** Each text with a space in it, with its file. */
function textsIn(root: string): { file: string; text: string }[] {
  const found = new Map<string, string>();
  for (const path of filesIn(join(SOURCES, root))) {
    const file = relative(SOURCES, path);
    if (LEFT_OUT.test(file)) continue;
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (isForCode(node)) return;
      const text = textOf(node);
      if (text !== undefined && hasWords(text) && text.includes(' ') && !NO_WORDS.test(text))
        found.set(text, file);
      node.forEachChild(visit);
    };
    visit(source);
  }
  return [...found].map(([text, file]) => ({ file, text }));
}

/** The sentences of a text that are not in Kiswahili, or only in part. */
function leftInEnglish({ file, text }: { file: string; text: string }): string[] {
  const contexts = CONTEXTS.find(([path]) => path.test(file))?.[1];
  const parts = contexts?.(text) ?? [`It was left out: ${text}.`];
  const whole = isSentence(text) ? [text] : parts;
  // Of several contexts, a part belongs to those that translate it.
  const left = whole.filter((sentence) => {
    const translated = inKiswahili(sentence);
    return translated === null || (sentence !== text && translated.includes(text));
  });
  return contexts !== undefined &&
    /picture-elements|cartridge\/quizzes|formats\/report/.test(file) &&
    left.length < whole.length
    ? []
    : left;
}

describe('[15.27] reports about files in Kiswahili', () => {
  test.each(ROOTS)('have no English part of %s', (root) => {
    const texts = textsIn(root);
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts.flatMap((each) => leftInEnglish(each).map((sentence) => `${each.file}: ${sentence}`)),
    ).toEqual([]);
  });

  test.each([
    [
      'quiz.xml is not UTF-8 text: save it as UTF-8 and import again.',
      'quiz.xml si maandishi ya UTF-8: ihifadhi kama UTF-8, kisha uilete tena.',
    ],
    ['quiz.xml:3: “Goats”: It was left out: it is empty.', 'quiz.xml:3: “Goats”: Liliachwa: ni tupu.'],
    ['Part 1: Goats: Its hints were not taken.', 'Part 1: Goats: Vidokezo vyake havikuchukuliwa.'],
    [
      'odd.xml: “odd” has no usable question and was left out.',
      'odd.xml: “odd” haina swali linaloweza kutumika, kwa hiyo iliachwa.',
    ],
    [
      'It was left out: its title has more than 200 characters.',
      'Liliachwa kwa sababu ya kichwa chake: herufi zaidi ya 200.',
    ],
    ['It was left out: quiz.xml is larger than 512 KB.', 'Liliachwa: quiz.xml inazidi KB 512.'],
  ])('are found whole: %s', (english, kiswahili) => {
    expect(inKiswahili(english)).toBe(kiswahili);
  });
});
