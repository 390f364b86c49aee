import type {
  AcceptedTexts,
  AuthoredBody,
  AuthoredKey,
  AuthoredQuestionView,
} from '../../lib/authored-question';
import { FILE_KINDS, type QuestionDraft } from './draft';
import { readSentence } from './sentence';

/** A field of the form, as the error summary links to it. */
export type DraftField = 'prompt' | 'points' | 'tags' | 'options' | 'answer' | 'words' | 'kinds' | 'rubric';
/** What is wrong with a field: the key of a message. */
export type DraftProblem =
  | 'longTag'
  | 'manyTags'
  | 'noPrompt'
  | 'noPoints'
  | 'fewOptions'
  | 'noRight'
  | 'noNumber'
  | 'noAccepted'
  | 'noBlank'
  | 'emptyBlank'
  | 'fewPairs'
  | 'halfPair'
  | 'fewItems'
  | 'words'
  | 'noSize'
  | 'rubric';

export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

const ANSWER_LENGTH = 500;
const BYTES = 1024 * 1024;
const MOST_TAGS = 20;
const TAG_LENGTH = 40;
const filled = <T extends { text: string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, text: row.text.trim() })).filter(({ text }) => text !== '');

/**
 * The question that a form describes. Empty rows are left out.
 * @param before the question that is edited: keeps its picture, language, other credits and kinds
 * @returns the question, or what is wrong by field
 */
export function questionOf(
  draft: QuestionDraft,
  before?: AuthoredQuestionView,
): { question: AuthoredQuestionView } | { problems: DraftProblems } {
  const problems: DraftProblems = {};
  if (draft.prompt.trim() === '') problems.prompt = 'noPrompt';
  if (draft.points === null) problems.points = 'noPoints';
  const tags = tagsOf(draft.tags);
  if (tags.length > MOST_TAGS) problems.tags = 'manyTags';
  if (tags.some((tag) => tag.length > TAG_LENGTH)) problems.tags = 'longTag';
  const parts = partsOf(draft, problems, before);
  if (parts === null || Object.keys(problems).length > 0) return { problems };
  const { picture, language, title } = before?.body ?? {};
  const unchanged =
    before?.body.prompt.text === draft.prompt ? before.body.prompt.format : ('markdown' as const);
  const common = {
    prompt: { text: draft.prompt.trim(), format: unchanged === 'html' ? ('markdown' as const) : unchanged },
    ...(picture && { picture }),
    ...(language !== undefined && { language }),
    ...(title !== undefined && { title }),
  };
  const options = Object.fromEntries(
    draft.options.flatMap(({ id, feedback, text }) =>
      feedback.trim() !== '' && text.trim() !== '' ? [[id, feedback.trim()]] : [],
    ),
  );
  const hasOptions = draft.type === 'single' || draft.type === 'multiple';
  return {
    question: {
      body: { ...common, ...parts.body },
      key: parts.key,
      feedback: {
        ...trimmed('general', draft.general),
        ...trimmed('right', draft.right),
        ...trimmed('wrong', draft.wrong),
        ...(hasOptions && Object.keys(options).length > 0 && { options }),
      },
      points: draft.points ?? 1,
      tags,
    },
  };
}

/** Each tag once, however it is spaced. */
const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().replace(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  ),
];

const trimmed = (name: 'general' | 'right' | 'wrong', value: string) =>
  value.trim() === '' ? {} : { [name]: value.trim() };

/** What a type adds to the prompt and its picture. */
type BodyPart = {
  [T in AuthoredBody['type']]: Omit<Extract<AuthoredBody, { type: T }>, 'prompt'>;
}[AuthoredBody['type']];
type Parts = { body: BodyPart; key: AuthoredKey } | null;

function partsOf(draft: QuestionDraft, problems: DraftProblems, before?: AuthoredQuestionView): Parts {
  const { type } = draft;
  switch (type) {
    case 'single':
    case 'multiple':
      return choiceParts(draft, type, problems, before);
    case 'true-false':
      return { body: { type }, key: { type, value: draft.truth } };
    case 'numeric': {
      if (draft.value === null) return wrong(problems, 'answer', 'noNumber');
      const { value, tolerance, unit } = draft;
      const others = before?.key.type === type ? before.key.accepted.slice(1) : [];
      const first = { value, ...(tolerance !== null && tolerance > 0 && { abs: tolerance }), credit: 1 };
      return {
        body: { type, ...(unit.trim() !== '' && { unit: unit.trim() }) },
        key: { type, accepted: [first, ...others] },
      };
    }
    case 'short-text': {
      const accepted = filled(draft.accepted);
      if (accepted.length === 0) return wrong(problems, 'answer', 'noAccepted');
      const credits = before?.key.type === type ? before.key.accepted : [];
      return {
        body: { type, maxLength: ANSWER_LENGTH },
        key: {
          type,
          ...acceptedOf(
            accepted.map(({ text }) => text),
            draft,
            credits,
          ),
        },
      };
    }
    case 'fill-in':
      return blankParts(draft, problems);
    case 'matching':
      return pairParts(draft, problems);
    case 'ordering': {
      const items = filled(draft.items).map(({ id, text }) => ({ id, text }));
      if (items.length < 2) return wrong(problems, 'options', 'fewItems');
      return { body: { type, items }, key: { type, order: items.map(({ id }) => id) } };
    }
    case 'essay': {
      const { minWords, maxWords } = draft;
      if (minWords !== null && maxWords !== null && minWords > maxWords)
        return wrong(problems, 'words', 'words');
      return {
        body: { type, ...(minWords !== null && { minWords }), ...(maxWords !== null && { maxWords }) },
        key: { type, ...rubricOf(draft, problems) },
      };
    }
    default: {
      if (draft.megabytes === null) return wrong(problems, 'kinds', 'noSize');
      return {
        body: {
          type,
          accept: FILE_KINDS[draft.kind],
          maxBytes: draft.megabytes * BYTES,
          ...(draft.several && { multiple: true }),
        },
        key: { type, ...rubricOf(draft, problems) },
      };
    }
  }
}

function wrong(problems: DraftProblems, field: DraftField, problem: DraftProblem): null {
  problems[field] = problem;
  return null;
}

function choiceParts(
  draft: QuestionDraft,
  type: 'single' | 'multiple',
  problems: DraftProblems,
  before?: AuthoredQuestionView,
): Parts {
  const rows = filled(draft.options);
  if (rows.length < 2) return wrong(problems, 'options', 'fewOptions');
  const right = rows.filter((row) => row.right).map(({ id }) => id);
  const [option] = right;
  if (option === undefined) return wrong(problems, 'options', 'noRight');
  const options = rows.map(({ id, text }) => ({ id, text }));
  if (type === 'multiple')
    return { body: { type, options }, key: { type, options: right, rule: draft.rule } };
  const ids = new Set(rows.map(({ id }) => id));
  const credits = Object.entries(before?.key.type === 'single' ? (before.key.credits ?? {}) : {}).filter(
    ([id]) => ids.has(id) && id !== option,
  );
  return {
    body: { type, options },
    key: { type, option, ...(credits.length > 0 && { credits: Object.fromEntries(credits) }) },
  };
}

function acceptedOf(
  texts: readonly string[],
  { caseSensitive, ignoreDiacritics }: QuestionDraft,
  before: AcceptedTexts['accepted'] = [],
): AcceptedTexts {
  return {
    accepted: texts.map((text) => ({
      text,
      credit: before.find((item) => item.text === text)?.credit ?? 1,
    })),
    ...(caseSensitive && { caseSensitive }),
    ...(ignoreDiacritics && { ignoreDiacritics }),
  };
}

function blankParts(draft: QuestionDraft, problems: DraftProblems): Parts {
  const { texts, blanks } = readSentence(draft.sentence);
  if (blanks.length === 0) return wrong(problems, 'options', 'noBlank');
  if (blanks.some(({ accepted }) => accepted.length === 0)) return wrong(problems, 'options', 'emptyBlank');
  const named = blanks.map((blank, index) => ({
    ...blank,
    id: `b${index + 1}`,
    label: draft.labels[index] ?? '',
  }));
  const parts = texts.flatMap((text, index) => {
    const blank = named[index];
    return [
      ...(text === '' ? [] : [text]),
      ...(blank === undefined ? [] : [{ blank: blank.id, label: blank.label.trim() }]),
    ];
  });
  const keys = named.map(({ id, accepted }) => [id, acceptedOf(accepted, draft)] as const);
  return {
    body: { type: 'fill-in', parts },
    key: { type: 'fill-in', blanks: Object.fromEntries(keys) },
  };
}

function pairParts(draft: QuestionDraft, problems: DraftProblems): Parts {
  const rows = draft.pairs
    .map(({ id, left, right }) => ({ id, left: left.trim(), right: right.trim() }))
    .filter(({ left, right }) => left !== '' || right !== '');
  if (rows.some(({ left, right }) => left === '' || right === ''))
    return wrong(problems, 'options', 'halfPair');
  if (rows.length < 2) return wrong(problems, 'options', 'fewPairs');
  // Two items on the left may have the same match, which is offered once.
  const ids = new Map<string, string>();
  for (const { right } of rows) if (!ids.has(right)) ids.set(right, `r${ids.size + 1}`);
  for (const { text } of filled(draft.extras)) if (!ids.has(text)) ids.set(text, `r${ids.size + 1}`);
  const right = [...ids].map(([text, id]) => ({ id, text }));
  if (right.length < 2) return wrong(problems, 'options', 'fewPairs');
  return {
    body: { type: 'matching', left: rows.map(({ id, left }) => ({ id, text: left })), right },
    key: {
      type: 'matching',
      pairs: Object.fromEntries(rows.map((row) => [row.id, ids.get(row.right) ?? ''])),
    },
  };
}

function rubricOf({ rubric }: QuestionDraft, problems: DraftProblems) {
  if (rubric === null) return {};
  const criteria = rubric.criteria
    .map((criterion) => ({
      ...criterion,
      name: criterion.name.trim(),
      levels: criterion.levels.map((level) => ({ ...level, text: level.text.trim() })),
    }))
    .filter(({ name, levels }) => name !== '' || levels.some(({ text }) => text !== ''));
  if (criteria.length === 0) return {};
  if (criteria.some(({ name, levels }) => name === '' || levels.length === 0)) problems.rubric = 'rubric';
  return { rubric: { criteria } };
}
