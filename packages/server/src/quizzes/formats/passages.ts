import type { AuthoredQuestion, QuestionText } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { LeftOut, type Place, type Report } from './report';
import { htmlOfText, promptOf, type TextContext, wordsOfText } from './texts';

export const UNUSED_TEXT = 'It was left out: it is a text without a question.';

/** Instead of a question: a text for the questions after it. */
export class TextOnly extends Error {
  override name = 'TextOnly';

  /** @param html sanitised */
  constructor(readonly html: string) {
    super(UNUSED_TEXT);
  }
}

/**
 * A text that questions are about, as sanitised HTML. Pictures as in {@link promptOf}.
 * @throws {LeftOut} if it is empty, too long or nested too deeply
 */
export const passageOf = (
  source: string,
  context: TextContext,
  format: QuestionText['format'] = 'html',
): string => htmlOfText(promptOf(source, format, context));

/**
 * Puts texts before the text of a question that is about them. Questions are drawn and shuffled, so each of them has
 * its texts (spec 15.60). A question without a title gets its own words as one: lists and screen readers name it by them.
 * @param passages sanitised HTML
 * @throws {LeftOut} if it is too long with them
 */
export function withPassages(question: AuthoredQuestion, passages: readonly string[]): AuthoredQuestion {
  if (passages.length === 0) return question;
  const { body } = question;
  const text = [...passages, htmlOfText(body.prompt)].join('\n<hr>\n');
  if (text.length > QUIZ_LIMITS.promptMax)
    throw new LeftOut(
      `It was left out: with the text that it is about, it has more than ${QUIZ_LIMITS.promptMax} characters.`,
    );
  return { ...question, body: { ...body, ...titleOf(body), prompt: { text, format: 'html' } } };
}

function titleOf({ title, prompt }: AuthoredQuestion['body']): { title?: string } {
  const words = title ?? wordsOfText(prompt);
  if (words === '') return {};
  const most = QUIZ_LIMITS.titleMax;
  return { title: words.length > most ? `${words.slice(0, most - 1).trim()}…` : words };
}

/**
 * The texts that the questions of a part of a quiz are about: those of the part, those of the parts around it, and
 * texts between its questions. Such a text is for the questions after it, up to the next one.
 */
export class Passages {
  private between: { html: string; place: Place }[] = [];
  private asked = false;

  /** @param own sanitised HTML */
  constructor(
    private readonly own: readonly string[] = [],
    private readonly outer: Passages | null = null,
  ) {}

  /** Those of a part inside of this one. */
  within(own: readonly string[]): Passages {
    return new Passages(own, this);
  }

  /** Adds a question with its texts to the report, or the problem why it cannot be asked, or a text between questions. */
  take(report: Report, place: Place, build: () => AuthoredQuestion): void {
    try {
      report.add(place, () => {
        const question = withPassages(build(), this.all());
        this.use();
        return question;
      });
    } catch (error) {
      if (!(error instanceof TextOnly)) throw error;
      if (this.asked) this.between = [];
      this.asked = false;
      this.between.push({ html: error.html, place });
    }
  }

  /** Places of texts that no question came after. */
  unused(): Place[] {
    return this.asked ? [] : this.between.map(({ place }) => place);
  }

  /** Reports the texts that no question came after. */
  end(report: Report): void {
    for (const place of this.unused()) report.problem(place, UNUSED_TEXT);
  }

  private all(): string[] {
    return [...(this.outer?.all() ?? []), ...this.own, ...this.between.map(({ html }) => html)];
  }

  private use(): void {
    this.asked = true;
    this.outer?.use();
  }
}
