import type { AuthoredQuestion } from '@digiken/contract';
import { isPicturePath, type MayShow, renderText, toMarkdown } from '../../content';
import { MEDIA_PREFIX } from '../../platform/files';
import { HttpError, invalid } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { wrongWith } from '../../quizzes';
import { WORDING } from '../wording';

type Deps = Pick<Services, 'db' | 'files' | 'workers'>;

const MEDIA = /^\/api\/media\/[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/**
 * Questions as they are stored: checked, with prompts rendered and sanitised. A prompt in HTML becomes Markdown, so
 * that its author can edit it.
 * @param input `mayShow`: which stored files their author may show; `field`: name of the questions in the request, for errors, e.g. `questions.0.answer`
 * @throws {HttpError} 422 naming the question and the field
 */
export async function prepareQuestions(
  deps: Deps,
  list: readonly AuthoredQuestion[],
  {
    language,
    field,
    mayShow,
  }: { language: string; field: (at: number, part: string) => string; mayShow: MayShow },
): Promise<AuthoredQuestion[]> {
  list.forEach((question, index) => {
    const wrong = wrongWith(question);
    if (wrong !== null) throw invalid({ [field(index, wrong[0])]: wrong[1] });
    const { picture } = question.body;
    if (picture !== undefined && !(MEDIA.test(picture.src) && isPicturePath(picture.src)))
      throw invalid({ [field(index, 'picture')]: WORDING.questionPicture });
  });
  const pictures = list.map(({ body }) => body.picture?.src.slice(MEDIA_PREFIX.length));
  const allowed = await mayShow(pictures.filter((name) => name !== undefined));
  pictures.forEach((name, index) => {
    if (name !== undefined && !allowed.has(name))
      throw invalid({ [field(index, 'picture')]: WORDING.questionPicture });
  });
  return Promise.all(
    list.map(async (question, index) => ({
      ...question,
      body: {
        ...question.body,
        language: question.body.language ?? language,
        prompt: await preparePrompt(deps, question.body, {
          language,
          field: field(index, 'prompt'),
          mayShow,
        }),
      },
    })),
  );
}

async function preparePrompt(
  deps: Deps,
  { prompt, language: own }: AuthoredQuestion['body'],
  { language, field, mayShow }: { language: string; field: string; mayShow: MayShow },
): Promise<AuthoredQuestion['body']['prompt']> {
  if (prompt.format === 'plain') return { format: 'plain', text: prompt.text };
  const source = prompt.format === 'html' ? await asMarkdown(deps, prompt.text, field) : prompt.text;
  const { html } = await renderText(deps, {
    format: 'markdown',
    source,
    language: own ?? language,
    field,
    mayShow,
  });
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
