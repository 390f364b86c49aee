import type { AuthoredQuestion, QuestionBodyOf, QuestionKeyOf } from '@digiken/contract';
import { renderInline } from '../content';
import { xml } from './xml';

export const RESPONSE = 'response1';

/** An answer that is worth something. */
export interface Rule {
  /** XML of its condition. */
  when: string;
  /** Per cent of the points. */
  score: number;
}

export interface Item {
  /** Of the Common Cartridge. */
  profile: string;
  /** Of Canvas. */
  type: string;
  /** XML of the field for the answer. */
  response: string;
  /** The right answer first; null: marked by hand. */
  rules: readonly Rule[] | null;
  /** Ids of options, for their feedback. */
  options: readonly string[];
}

/** An option or a feedback: HTML only where plain text says less. */
export function shortMaterial(source: string): string {
  const { text, html } = renderInline(source);
  return html === null ? material(text, 'text/plain') : material(html.replaceAll('\n', '<br>'), 'text/html');
}

export const material = (text: string, type: 'text/plain' | 'text/html'): string =>
  `<material><mattext texttype="${type}">${xml(text)}</mattext></material>`;

type NoteLoss = (finding: 'partial' | 'credits' | 'typing' | 'margin' | 'fileLimits') => void;

const right = (when: string): Rule[] => [{ when, score: 100 }];

/** The best answers first, since the first condition that is met decides. */
const byCredit = <T extends { credit: number }>(accepted: readonly T[]): T[] =>
  accepted.toSorted((item, other) => other.credit - item.credit);

const percentOf = (credit: number) => Number((credit * 100).toFixed(2));

/** The field for the answer and its key; null if a cartridge has no such question. */
export function fieldOf({ body, key }: AuthoredQuestion, rich: boolean, noteLoss: NoteLoss): Item | null {
  switch (key.type) {
    case 'single': {
      const credits = Object.entries(key.credits ?? {}).map(([id, credit]) => ({ id, credit }));
      if (credits.length > 0) noteLoss('credits');
      const more = byCredit(credits).map(({ id, credit }) => ({ when: equal(id), score: percentOf(credit) }));
      const rules = [...right(equal(key.option)), ...(rich ? more : [])];
      return choices(body as QuestionBodyOf<'single'>, 'Single', rules);
    }
    case 'multiple': {
      const { options } = body as QuestionBodyOf<'multiple'>;
      if (key.rule === 'partial') noteLoss('partial');
      const all = options.map(({ id }) => (key.options.includes(id) ? equal(id) : `<not>${equal(id)}</not>`));
      return choices(body as QuestionBodyOf<'multiple'>, 'Multiple', right(`<and>${all.join('')}</and>`));
    }
    case 'true-false': {
      const options = [
        { id: 'true', text: 'True' },
        { id: 'false', text: 'False' },
      ];
      const item = choices({ options }, 'Single', right(equal(String(key.value))));
      return { ...item, profile: 'cc.true_false.v0p1', type: 'true_false_question' };
    }
    case 'short-text':
      return typed(key, rich, noteLoss);
    case 'numeric':
      return numeric(key, rich, noteLoss);
    case 'file':
      noteLoss('fileLimits');
      return { ...byHand(), type: 'file_upload_question' };
    case 'essay':
      return byHand();
    default:
      return null;
  }
}

const byHand = (): Item => ({
  profile: 'cc.essay.v0p1',
  type: 'essay_question',
  response: `<response_str ident="${RESPONSE}" rcardinality="Single"><render_fib prompt="Box" rows="10" columns="60"/></response_str>`,
  rules: null,
  options: [],
});

const equal = (value: string) => `<varequal respident="${RESPONSE}">${xml(value)}</varequal>`;

function choices(
  { options }: { options: readonly { id: string; text: string }[] },
  cardinality: 'Single' | 'Multiple',
  rules: readonly Rule[],
): Item {
  const labels = options.map(
    ({ id, text }) => `<response_label ident="${xml(id)}">${shortMaterial(text)}</response_label>`,
  );
  return {
    profile: cardinality === 'Single' ? 'cc.multiple_choice.v0p1' : 'cc.multiple_response.v0p1',
    response: `<response_lid ident="${RESPONSE}" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid>`,
    type: cardinality === 'Single' ? 'multiple_choice_question' : 'multiple_answers_question',
    rules,
    options: options.map(({ id }) => id),
  };
}

const typedField = (attributes = '') =>
  `<response_str ident="${RESPONSE}" rcardinality="Single"><render_fib ${attributes}prompt="Box"/></response_str>`;

const anyOf = (conditions: readonly string[]) =>
  conditions.length > 1 ? `<or>${conditions.join('')}</or>` : conditions.join('');

function typed(
  { accepted, caseSensitive = false, ignoreDiacritics = false }: QuestionKeyOf<'short-text'>,
  rich: boolean,
  noteLoss: NoteLoss,
): Item {
  if (ignoreDiacritics) noteLoss('typing');
  if (accepted.some(({ credit }) => credit < 1)) noteLoss('credits');
  const sensitive = caseSensitive ? 'Yes' : 'No';
  const tests = byCredit(accepted)
    .filter(({ credit }) => rich || credit === 1)
    .map(({ text, credit }) => {
      const [, inner] = /^\*([^*]+)\*$/.exec(text) ?? [];
      const when =
        inner === undefined
          ? `<varequal case="${sensitive}" respident="${RESPONSE}">${xml(text)}</varequal>`
          : `<varsubstring case="${sensitive}" respident="${RESPONSE}">${xml(inner)}</varsubstring>`;
      return { when, credit };
    });
  const full = tests.filter(({ credit }) => credit === 1).map(({ when }) => when);
  const partly = tests.filter(({ credit }) => credit < 1);
  return {
    profile: tests.some(({ when }) => when.startsWith('<varsubstring'))
      ? 'cc.pattern_match.v0p1'
      : 'cc.fib.v0p1',
    type: 'short_answer_question',
    response: typedField(),
    rules: [...right(anyOf(full)), ...partly.map(({ when, credit }) => ({ when, score: percentOf(credit) }))],
    options: [],
  };
}

/** The profile of the cartridge has no numbers: there, an answer is the text of a right one. */
function numeric({ accepted }: QuestionKeyOf<'numeric'>, rich: boolean, noteLoss: NoteLoss): Item {
  const marginOf = ({ value, abs = 0, rel = 0 }: (typeof accepted)[number]) =>
    Math.max(abs, rel * Math.abs(value));
  if (accepted.some((each) => marginOf(each) > 0)) noteLoss('margin');
  if (accepted.some(({ credit }) => credit < 1)) noteLoss('credits');
  const sorted = byCredit(accepted);
  if (!rich) {
    const exact = sorted.filter(({ credit }) => credit === 1).map(({ value }) => equal(String(value)));
    const rules = right(anyOf(exact));
    return {
      ...{ profile: 'cc.fib.v0p1', type: 'short_answer_question', response: typedField() },
      ...{ rules, options: [] },
    };
  }
  const bound = (name: 'vargte' | 'varlte', value: number) =>
    `<${name} respident="${RESPONSE}">${Number(value.toPrecision(12))}</${name}>`;
  const rules = sorted.map((each) => {
    const [margin, exact] = [marginOf(each), equal(String(each.value))];
    const within = `<and>${bound('vargte', each.value - margin)}${bound('varlte', each.value + margin)}</and>`;
    return { when: margin === 0 ? exact : `<or>${exact}${within}</or>`, score: percentOf(each.credit) };
  });
  return {
    ...{ profile: 'cc.fib.v0p1', type: 'numerical_question' },
    ...{ response: typedField('fibtype="Decimal" '), rules, options: [] },
  };
}
