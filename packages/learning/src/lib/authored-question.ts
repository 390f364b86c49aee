import type { Choice } from './quiz';

interface BodyBase {
  title?: string;
  /** `html`: of Markdown, rendered by the server. */
  prompt: { text: string; format: 'plain' | 'markdown' | 'html'; html?: string };
  picture?: { src: string; alt: string };
  /** BCP 47. */
  language?: string;
}

/** What a question asks. Lists are in the author's order. */
export type AuthoredBody = BodyBase &
  (
    | { type: 'single'; options: Choice[] }
    | { type: 'multiple'; options: Choice[]; choose?: number }
    | { type: 'true-false' }
    | { type: 'numeric'; unit?: string; decimals?: number }
    | { type: 'short-text'; maxLength: number }
    | { type: 'fill-in'; parts: (string | { blank: string; label: string })[] }
    | { type: 'matching'; left: Choice[]; right: Choice[] }
    | { type: 'ordering'; items: Choice[] }
    | { type: 'essay'; minWords?: number; maxWords?: number }
    | { type: 'file'; accept: string; kinds?: string; maxBytes: number; multiple?: boolean }
  );

/** A text that is right, or worth a share of the points. `*` stands for any characters. */
export interface AcceptedText {
  text: string;
  /** 0 to 1. */
  credit: number;
}

export interface AcceptedTexts {
  accepted: AcceptedText[];
  caseSensitive?: boolean;
  ignoreDiacritics?: boolean;
}

export interface RubricView {
  criteria: { id: string; name: string; levels: { points: number; text: string }[] }[];
}

/** How a question is marked. Ids are those of the body. */
export type AuthoredKey =
  | { type: 'single'; option: string; credits?: Record<string, number> }
  | { type: 'multiple'; options: string[]; rule: 'partial' | 'all-or-nothing' }
  | { type: 'true-false'; value: boolean }
  | { type: 'numeric'; accepted: { value: number; abs?: number; rel?: number; credit: number }[] }
  | ({ type: 'short-text' } & AcceptedTexts)
  | { type: 'fill-in'; blanks: Record<string, AcceptedTexts> }
  | { type: 'matching'; pairs: Record<string, string> }
  | { type: 'ordering'; order: string[] }
  | { type: 'essay'; rubric?: RubricView }
  | { type: 'file'; rubric?: RubricView };

export interface AuthoredFeedback {
  general?: string;
  right?: string;
  wrong?: string;
  /** By the chosen option. */
  options?: Record<string, string>;
}

/** A question as its author writes it. Body and key have the same type. */
export interface AuthoredQuestionView {
  body: AuthoredBody;
  key: AuthoredKey;
  feedback: AuthoredFeedback;
  points: number;
  tags: string[];
}
