import type { AuthoredQuestion, QuestionBodyOf } from '@digiken/contract';
import fc from 'fast-check';

/** Words that mean something in one of the formats. */
const WORDS = (
  'soil water 5 1.5 -3 x true ## # - * [x] [ ] = == ~ ~50% : :: { } {=a} -> | || [[ ]] > >> + --- ' +
  '\\ \\\\ \\n ` ** _it_ ](b) 100% (50%) ± +/- /*/ // ; , 1. 2) a/b "quoted" “quoted” é Ñ ½ 水 🌍 right: wrong: $CATEGORY: ' +
  'ANSWER: A A. B) type: < & &amp; &lt;b&gt; <b> %50% #### [html] [plain]'
).split(' ');

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 1,
    arbitrary: fc.string({ minLength: 1, maxLength: 6 }).filter((text) => /^[^\s\p{C}]+$/u.test(text)),
  },
);
const joined = (separator: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(word, separator), { minLength: 1, maxLength: 6 })
    .map((pairs) =>
      pairs.map(([text, space], at) => (at === pairs.length - 1 ? text : text + space)).join(''),
    );

/** On one line. */
export const line = joined(fc.constantFrom(' ', ''));
/** On one or several lines. */
export const text = joined(fc.constantFrom(' ', ' ', '\n'));

const distinct = (of: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.uniqueArray(of, { minLength, maxLength });
const numbered = (texts: readonly string[]) => texts.map((each, at) => ({ id: String(at + 1), text: each }));
const credit = fc.integer({ min: 0, max: 99 }).map((share) => share / 100);
const maybe = <T, K extends string>(name: K, of: fc.Arbitrary<T>) =>
  fc.option(of, { nil: undefined }).map((value) => (value === undefined ? {} : { [name]: value }));

type Built = Pick<AuthoredQuestion, 'key'> & {
  body: Omit<AuthoredQuestion['body'], 'prompt'>;
  options?: Record<string, string>;
};

const single: fc.Arbitrary<Built> = distinct(text, 2, 5).chain((texts) =>
  fc
    .tuple(
      fc.nat(texts.length - 1),
      fc.array(fc.option(credit, { nil: undefined }), { minLength: texts.length, maxLength: texts.length }),
      fc.array(fc.option(line, { nil: undefined }), { minLength: texts.length, maxLength: texts.length }),
    )
    .map(([best, shares, feedback]) => {
      const credits = Object.fromEntries(
        shares.flatMap((share, at) => (share && at !== best ? [[String(at + 1), share]] : [])),
      );
      return {
        body: { type: 'single', options: numbered(texts) } as QuestionBodyOf<'single'>,
        key: {
          type: 'single',
          option: String(best + 1),
          ...(Object.keys(credits).length > 0 && { credits }),
        },
        options: Object.fromEntries(feedback.flatMap((said, at) => (said ? [[String(at + 1), said]] : []))),
      };
    }),
);

const multiple: fc.Arbitrary<Built> = distinct(text, 2, 5).chain((texts) =>
  fc
    .tuple(
      fc.subarray(
        texts.map((_text, at) => String(at + 1)),
        { minLength: 1 },
      ),
      fc.constantFrom('partial' as const, 'all-or-nothing' as const),
    )
    .map(([options, rule]) => ({
      body: { type: 'multiple', options: numbered(texts) } as QuestionBodyOf<'multiple'>,
      key: { type: 'multiple', options, rule },
    })),
);

const trueFalse: fc.Arbitrary<Built> = fc.boolean().map((value) => ({
  body: { type: 'true-false' } as QuestionBodyOf<'true-false'>,
  key: { type: 'true-false', value },
}));

const decimal = fc.integer({ min: -1e6, max: 1e6 }).map((value) => value / 1000);
const tolerance = fc.integer({ min: 1, max: 1e6 }).map((value) => value / 1000);
const numeric: fc.Arbitrary<Built> = fc
  .tuple(
    fc.array(
      fc
        .tuple(decimal, maybe('abs', tolerance), credit)
        .map(([value, abs, share]) => ({ value: value + 0, ...abs, credit: share })),
      { minLength: 1, maxLength: 3 },
    ),
    maybe(
      'unit',
      line.filter((unit) => unit.length <= 40),
    ),
    maybe('decimals', fc.nat(10)),
  )
  .map(([accepted, unit, decimals]) => ({
    body: { type: 'numeric', ...unit, ...decimals } as QuestionBodyOf<'numeric'>,
    key: {
      type: 'numeric',
      accepted: accepted.map((each, at) => (at === 0 ? { ...each, credit: 1 } : each)),
    },
  }));

const accepted = fc
  .tuple(
    fc.uniqueArray(fc.tuple(line, credit), { minLength: 1, maxLength: 3, selector: ([said]) => said }),
    maybe('caseSensitive', fc.constant(true)),
    maybe('ignoreDiacritics', fc.constant(true)),
  )
  .map(([list, ...rules]) => ({
    accepted: list.map(([said, share]) => ({ text: said, credit: share })),
    ...rules[0],
    ...rules[1],
  }));
const shortText: fc.Arbitrary<Built> = fc
  .tuple(accepted, fc.integer({ min: 1, max: 500 }))
  .map(([key, maxLength]) => ({
    body: { type: 'short-text', maxLength } as QuestionBodyOf<'short-text'>,
    key: { type: 'short-text', ...key },
  }));

/** Text around blanks, without `[[` in code or formulas: Markdown cannot escape it there. */
const around = text.filter((said) => !/[`$][^]*\[\[[^]*[`$]/.test(said));
const fillIn: fc.Arbitrary<Built> = fc
  .array(fc.tuple(around, accepted, fc.option(line, { nil: '' })), { minLength: 1, maxLength: 4 })
  .map((list) => ({
    body: {
      type: 'fill-in',
      parts: list.flatMap(([said, , label], at) => [
        at === 0 ? `${said} ` : ` ${said}\n`,
        { blank: String(at + 1), label },
      ]),
    } as QuestionBodyOf<'fill-in'>,
    key: { type: 'fill-in', blanks: Object.fromEntries(list.map(([, key], at) => [String(at + 1), key])) },
  }));

const matching: fc.Arbitrary<Built> = fc
  .tuple(distinct(line, 1, 4), distinct(line, 2, 5))
  .chain(([left, right]) =>
    fc.array(fc.nat(right.length - 1), { minLength: left.length, maxLength: left.length }).map((wanted) => {
      // In the order of their first use, as the formats write them.
      const order = [...new Set([...wanted, ...right.keys()])];
      return {
        body: {
          type: 'matching',
          left: numbered(left),
          right: numbered(order.map((at) => right[at] ?? '')),
        } as QuestionBodyOf<'matching'>,
        key: {
          type: 'matching' as const,
          pairs: Object.fromEntries(wanted.map((to, at) => [String(at + 1), String(order.indexOf(to) + 1)])),
        },
      };
    }),
  );

const ordering: fc.Arbitrary<Built> = distinct(text, 2, 5).map((texts) => ({
  body: { type: 'ordering', items: numbered(texts) } as QuestionBodyOf<'ordering'>,
  key: { type: 'ordering', order: texts.map((_text, at) => String(at + 1)) },
}));

const rubric = fc
  .array(
    fc.tuple(
      line,
      fc.array(fc.tuple(fc.nat(20), fc.option(line, { nil: '' })), { minLength: 1, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => ({
    criteria: list.map(([name, levels], at) => ({
      id: String(at + 1),
      name,
      levels: levels.map(([points, said]) => ({ points, text: said })),
    })),
  }));
const essay: fc.Arbitrary<Built> = fc
  .tuple(maybe('minWords', fc.integer({ min: 1, max: 500 })), maybe('rubric', rubric))
  .map(([words, marks]) => ({
    body: { type: 'essay', ...words } as QuestionBodyOf<'essay'>,
    key: { type: 'essay', ...marks },
  }));
const file: fc.Arbitrary<Built> = fc
  .tuple(maybe('kinds', line), maybe('multiple', fc.constant(true)), maybe('rubric', rubric))
  .map(([kinds, several, marks]) => ({
    body: {
      type: 'file',
      accept: '.pdf,image/*',
      ...kinds,
      maxBytes: 1_000_000,
      ...several,
    } as QuestionBodyOf<'file'>,
    key: { type: 'file', ...marks },
  }));

const TYPES = { single, multiple, trueFalse, numeric, shortText, fillIn, matching, ordering, essay, file };
export type ArbitraryType = keyof typeof TYPES;

/** Questions in any words, with what every format holds: prompt, title, tags and general feedback. */
export const questionOf = (...types: ArbitraryType[]): fc.Arbitrary<AuthoredQuestion> =>
  fc
    .tuple(
      fc.oneof(...types.map((type) => TYPES[type])),
      text,
      maybe('title', line),
      maybe('general', line),
      fc.uniqueArray(fc.constantFrom('soil', 'term 2', 'Kilimo'), { maxLength: 3 }),
    )
    .map(
      ([{ body, key, options = {} }, prompt, title, general, tags]) =>
        ({
          body: { ...title, prompt: { text: prompt, format: 'plain' }, language: 'en', ...body },
          key,
          feedback: { ...general, ...(Object.keys(options).length > 0 && { options }) },
          points: 1,
          tags,
        }) as AuthoredQuestion,
    );

export const EVERY_TYPE = Object.keys(TYPES) as ArbitraryType[];
