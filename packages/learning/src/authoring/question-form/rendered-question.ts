import type { AuthoredBody, AuthoredQuestionView } from '../../lib/authored-question';
import type { Choice, Question } from '../../lib/quiz';

/** A question's texts as the server shows them. */
export interface RenderedTexts {
  /** Of the prompt. */
  html: string;
  /** Of the other texts, in the order of the request. */
  short: readonly { text: string; html?: string }[];
}

/**
 * Renders the Markdown of a prompt, and the short texts of its question, as the server shows them to learners;
 * undefined: it could not.
 */
export type RenderQuestion = (prompt: string, short: readonly string[]) => Promise<RenderedTexts | undefined>;

type Short = (source: string) => { text: string; html?: string };

/** The texts of a question beside its prompt, each once. */
export function shortTextsOf(body: AuthoredBody): string[] {
  const texts = new Set<string>();
  shortened(body, (text) => {
    texts.add(text);
    return { text };
  });
  return [...texts];
}

/** A question as it would be asked. Short texts that were not rendered yet are shown as they are typed. */
export function askedQuestion(
  { body, points }: AuthoredQuestionView,
  {
    language,
    html,
    short,
  }: {
    language: string;
    html: string | undefined;
    short: ReadonlyMap<string, { text: string; html?: string }>;
  },
): Question {
  const { prompt, ...rest } = shortened(body, (text) => short.get(text) ?? { text });
  return {
    ...rest,
    id: 'preview',
    number: 1,
    points,
    language: body.language ?? language,
    prompt: html === undefined ? prompt.text : { html, language },
  };
}

function shortened(body: AuthoredBody, short: Short) {
  const choices = (list: readonly Choice[]) => list.map(({ id, text }) => ({ id, ...short(text) }));
  switch (body.type) {
    case 'single':
    case 'multiple':
      return { ...body, options: choices(body.options) };
    case 'matching':
      return { ...body, left: choices(body.left), right: choices(body.right) };
    case 'ordering':
      return { ...body, items: choices(body.items) };
    case 'fill-in': {
      const texts = body.parts.map((part) => (typeof part === 'string' ? short(part) : undefined));
      return {
        ...body,
        parts: body.parts.map((part, index) => texts[index]?.text ?? part),
        partsHtml: Object.fromEntries(
          texts.flatMap((text, index) => (text?.html === undefined ? [] : [[String(index), text.html]])),
        ),
      };
    }
    default:
      return body;
  }
}
