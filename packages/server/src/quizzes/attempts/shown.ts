import type { AttemptQuestion, QuestionChoice } from '@digiken/contract';
import { inlineTexts } from '../../content';
import type { Services } from '../../platform/services';

/** Questions as their readers see them: short texts are rendered, and pictures can be loaded. */
export async function shownQuestions(
  { media, workers }: Pick<Services, 'media' | 'workers'>,
  questions: readonly AttemptQuestion[],
): Promise<AttemptQuestion[]> {
  const rendered = await inlineTexts({ workers }, questions.flatMap(shortTextsOf));
  return questions.map((question) => {
    const { prompt, picture } = question;
    return {
      ...withTexts(question, rendered),
      prompt: typeof prompt === 'string' ? prompt : { ...prompt, html: media.sign(prompt.html) },
      ...(picture && { picture: { ...picture, src: media.sign(picture.src) } }),
    };
  });
}

type Short = (source: string) => { text: string; html?: string | null };

/** A question with its short texts in words, and their HTML where it says more. */
function withTexts(question: AttemptQuestion, short: Short): AttemptQuestion {
  const words = (source: string) => short(source).text;
  const choices = (list: readonly QuestionChoice[]) =>
    list.map(({ id, text }) => {
      const { html, text: plain } = short(text);
      return { id, text: plain, ...(html && { html }) };
    });
  const { title } = question;
  const common = title === undefined ? {} : { title: words(title) };
  switch (question.type) {
    case 'single':
    case 'multiple':
      return { ...question, ...common, options: choices(question.options) };
    case 'matching':
      return { ...question, ...common, left: choices(question.left), right: choices(question.right) };
    case 'ordering':
      return { ...question, ...common, items: choices(question.items) };
    case 'fill-in': {
      const html = question.parts.flatMap((part, index) => {
        const rendered = typeof part === 'string' ? short(part).html : null;
        return rendered ? [[String(index), rendered] as const] : [];
      });
      return {
        ...question,
        ...common,
        parts: question.parts.map((part) =>
          typeof part === 'string' ? words(part) : { ...part, label: words(part.label) },
        ),
        ...(html.length > 0 && { partsHtml: Object.fromEntries(html) }),
      };
    }
    case 'numeric':
      return {
        ...question,
        ...common,
        ...(question.unit !== undefined && { unit: words(question.unit) }),
      };
    default:
      return { ...question, ...common };
  }
}

/** The texts that {@link withTexts} renders. */
function shortTextsOf(question: AttemptQuestion): string[] {
  const texts: string[] = [];
  withTexts(question, (source) => {
    texts.push(source);
    return { text: source };
  });
  return texts;
}
