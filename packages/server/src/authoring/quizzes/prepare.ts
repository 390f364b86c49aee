import type { AuthoredQuestion } from '@digiken/contract';
import { isPicturePath, renderText, toMarkdown } from '../../content';
import { HttpError, invalid } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { wrongWith } from '../../quizzes';
import { WORDING } from '../wording';

type Deps = Pick<Services, 'db' | 'files' | 'workers'>;

const MEDIA = /^\/api\/media\/[\w./-]+$/;

/**
 * Questions as they are stored: checked, with prompts rendered and sanitised. A prompt in HTML becomes Markdown, so
 * that its author can edit it.
 * @param input `field`: name of the questions in the request, for errors, e.g. `questions.0.answer`
 * @throws {HttpError} 422 naming the question and the field
 */
export async function prepareQuestions(
  deps: Deps,
  list: readonly AuthoredQuestion[],
  { language, field }: { language: string; field: (at: number, part: string) => string },
): Promise<AuthoredQuestion[]> {
  list.forEach((question, at) => {
    const wrong = wrongWith(question);
    if (wrong !== null) throw invalid({ [field(at, wrong[0])]: wrong[1] });
    const { picture } = question.body;
    if (picture !== undefined && !(MEDIA.test(picture.src) && isPicturePath(picture.src)))
      throw invalid({ [field(at, 'picture')]: WORDING.questionPicture });
  });
  return Promise.all(
    list.map(async (question, at) => ({
      ...question,
      body: {
        ...question.body,
        language: question.body.language ?? language,
        prompt: await preparePrompt(deps, question.body, { language, field: field(at, 'prompt') }),
      },
    })),
  );
}

async function preparePrompt(
  deps: Deps,
  { prompt, language: own }: AuthoredQuestion['body'],
  { language, field }: { language: string; field: string },
): Promise<AuthoredQuestion['body']['prompt']> {
  if (prompt.format === 'plain') return { format: 'plain', text: prompt.text };
  const source = prompt.format === 'html' ? await asMarkdown(deps, prompt.text, field) : prompt.text;
  const { html } = await renderText(deps, { format: 'markdown', source, language: own ?? language, field });
  return { format: 'markdown', text: source, html };
}

/** @throws {HttpError} 422 on `field` */
export async function asMarkdown(
  deps: Pick<Deps, 'workers'>,
  html: string,
  field = 'prompt',
): Promise<string> {
  const text = await toMarkdown(deps, html).catch((error: unknown) => {
    throw error instanceof HttpError && error.status === 422 ? invalid({ [field]: error.message }) : error;
  });
  if (text.trim() === '') throw invalid({ [field]: WORDING.noPrompt });
  return text.trim();
}
