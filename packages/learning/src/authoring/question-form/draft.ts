import type { AuthoredQuestionView, RubricView } from '../../lib/authored-question';
import type { QuestionType } from '../../lib/quiz';
import { toSentence } from './sentence';

/** An option of a choice. */
export interface DraftOption {
  id: string;
  text: string;
  right: boolean;
  /** Shown to who chose it. */
  feedback: string;
}

export interface DraftPair {
  id: string;
  left: string;
  right: string;
}

/** A row with an id and a text: an accepted answer, a wrong match, an item to order. */
export interface DraftText {
  id: string;
  text: string;
}

/**
 * What a form of a question holds. Fields of other types keep their value, so that a change of the type loses
 * nothing that both have.
 */
export interface QuestionDraft {
  type: QuestionType;
  prompt: string;
  points: number | null;
  /** Separated by commas. */
  tags: string;
  general: string;
  right: string;
  wrong: string;
  options: DraftOption[];
  rule: 'partial' | 'all-or-nothing';
  truth: boolean;
  /** Of a number: the right one, what it may differ by, and its unit. */
  value: number | null;
  tolerance: number | null;
  unit: string;
  accepted: DraftText[];
  caseSensitive: boolean;
  ignoreDiacritics: boolean;
  /** Text with blanks: `It rains in [[April/aprili]].` */
  sentence: string;
  /** What is expected in each blank, in their order. */
  labels: string[];
  pairs: DraftPair[];
  /** Matches that fit nothing. */
  extras: DraftText[];
  items: DraftText[];
  minWords: number | null;
  maxWords: number | null;
  kind: FileKind;
  megabytes: number | null;
  several: boolean;
  /** Null: marked without a rubric. */
  rubric: RubricView | null;
}

/** Kinds of files that a question can ask for, as `<input accept>`. */
export const FILE_KINDS = {
  document: '.pdf,.doc,.docx,.odt',
  picture: 'image/*',
  sound: 'audio/*',
  any: '.pdf,.doc,.docx,.odt,image/*,audio/*',
} as const;
export type FileKind = keyof typeof FILE_KINDS;

const MEGABYTE = 1024 * 1024;

let made = 0;
/** An id for a new row, used once in this window and rarely in another. */
export function newRowId(): string {
  made += 1;
  return `${crypto.randomUUID().slice(0, 8)}${made}`;
}

const text = (value = ''): DraftText => ({ id: newRowId(), text: value });
const option = (): DraftOption => ({ id: newRowId(), text: '', right: false, feedback: '' });
const pair = (): DraftPair => ({ id: newRowId(), left: '', right: '' });

/** An empty form of a type. */
export function emptyDraft(type: QuestionType): QuestionDraft {
  return {
    type,
    prompt: '',
    points: 1,
    tags: '',
    general: '',
    right: '',
    wrong: '',
    options: [option(), option(), option()],
    rule: 'partial',
    truth: true,
    value: null,
    tolerance: null,
    unit: '',
    accepted: [text()],
    caseSensitive: false,
    ignoreDiacritics: true,
    sentence: '',
    labels: [],
    pairs: [pair(), pair(), pair()],
    extras: [],
    items: [text(), text(), text()],
    minWords: null,
    maxWords: null,
    kind: 'document',
    megabytes: 5,
    several: false,
    rubric: null,
  };
}

const kindOf = (accept: string): FileKind =>
  (Object.keys(FILE_KINDS) as FileKind[]).find((kind) => FILE_KINDS[kind] === accept) ?? 'any';

/** The form of a question that exists. */
export function draftOf({ body, key, feedback, points, tags }: AuthoredQuestionView): QuestionDraft {
  const draft: QuestionDraft = {
    ...emptyDraft(body.type),
    prompt: body.prompt.text,
    points,
    tags: tags.join(', '),
    general: feedback.general ?? '',
    right: feedback.right ?? '',
    wrong: feedback.wrong ?? '',
  };
  switch (body.type) {
    case 'single':
    case 'multiple': {
      const right = key.type === 'single' ? [key.option] : key.type === 'multiple' ? key.options : [];
      return {
        ...draft,
        rule: key.type === 'multiple' ? key.rule : draft.rule,
        options: body.options.map((option) => ({
          ...option,
          right: right.includes(option.id),
          feedback: feedback.options?.[option.id] ?? '',
        })),
      };
    }
    case 'true-false':
      return { ...draft, truth: key.type === 'true-false' && key.value };
    case 'numeric': {
      const [first] = key.type === 'numeric' ? key.accepted : [];
      return {
        ...draft,
        unit: body.unit ?? '',
        value: first?.value ?? null,
        tolerance: first?.abs ?? (first?.rel === undefined ? null : Math.abs(first.rel * first.value)),
      };
    }
    case 'short-text':
      if (key.type !== 'short-text') return draft;
      return {
        ...draft,
        accepted: key.accepted.map((item) => text(item.text)),
        caseSensitive: key.caseSensitive ?? false,
        ignoreDiacritics: key.ignoreDiacritics ?? false,
      };
    case 'fill-in': {
      if (key.type !== 'fill-in') return draft;
      const [any] = Object.values(key.blanks);
      return {
        ...draft,
        ...toSentence(body.parts, key.blanks),
        caseSensitive: any?.caseSensitive ?? false,
        ignoreDiacritics: any?.ignoreDiacritics ?? false,
      };
    }
    case 'matching': {
      if (key.type !== 'matching') return draft;
      const used = new Set(Object.values(key.pairs));
      const textOf = (id = '') => body.right.find((item) => item.id === id)?.text ?? '';
      return {
        ...draft,
        pairs: body.left.map(({ id, text: left }) => ({ id, left, right: textOf(key.pairs[id]) })),
        extras: body.right.filter(({ id }) => !used.has(id)).map((item) => ({ ...item })),
      };
    }
    case 'ordering': {
      const order = key.type === 'ordering' ? key.order : [];
      return {
        ...draft,
        items: order
          .flatMap((id) => body.items.filter((item) => item.id === id))
          .map((item) => ({ ...item })),
      };
    }
    case 'essay':
      return {
        ...draft,
        minWords: body.minWords ?? null,
        maxWords: body.maxWords ?? null,
        rubric: key.type === 'essay' ? (key.rubric ?? null) : null,
      };
    default:
      return {
        ...draft,
        kind: kindOf(body.accept),
        megabytes: Math.max(1, Math.round(body.maxBytes / MEGABYTE)),
        several: body.multiple ?? false,
        rubric: key.type === 'file' ? (key.rubric ?? null) : null,
      };
  }
}
