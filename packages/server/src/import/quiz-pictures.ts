import type { QuestionBody } from '@digiken/contract';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isPicturePath, parseHtml, render, writeSourceHtml } from '../content';
import type { CourseFolder } from './folder';
import { DEFAULT_LANGUAGE } from './layout';
import { resolvePath } from './paths';
import type { Pictures } from './pictures';
import type { ImportedUnitQuiz } from './quizzes';

type Quizzes = readonly Pick<ImportedUnitQuiz, 'questions'>[];

const pictureElements = (tree: Root): Element[] => {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') found.push(node);
  });
  return found;
};

/** The text of a question that shows pictures; null for others. */
const treeOf = ({ prompt }: QuestionBody): Root | null =>
  prompt.format === 'html' && prompt.text.includes('<img') ? parseHtml(prompt.text) : null;

/** The file of a picture by its address in a text of a file; null if there is none. */
export function pictureAt(folder: CourseFolder, file: string, address: string): string | null {
  const path = resolvePath(file, address.split(/[?#]/, 1)[0] ?? '');
  return path !== null && folder.has(path) && isPicturePath(path) ? path : null;
}

/** The files of the pictures that questions show. */
export const picturesIn = (quizzes: Quizzes): string[] =>
  quizzes.flatMap(({ questions }) =>
    questions.flatMap(({ body }) => {
      const tree = treeOf(body);
      const inText =
        tree === null ? [] : pictureElements(tree).map(({ properties }) => String(properties.src));
      return [...(body.picture === undefined ? [] : [body.picture.src]), ...inText];
    }),
  );

/** Replaces the files of pictures by their stored addresses. A picture that cannot be used is left out. */
export function placeQuizPictures(quizzes: Quizzes, pictures: Pictures): void {
  const facts = { pictures: pictures.facts(), downloads: {} };
  for (const question of quizzes.flatMap(({ questions }) => questions)) {
    const { picture, ...body } = question.body;
    const src = picture === undefined ? undefined : pictures.get(picture.src)?.address;
    if (picture !== undefined)
      question.body = src === undefined ? body : { ...body, picture: { ...picture, src } };
    const tree = treeOf(question.body);
    if (tree === null) continue;
    for (const { properties } of pictureElements(tree))
      properties.src = pictures.get(String(properties.src))?.address ?? properties.src;
    const { language = DEFAULT_LANGUAGE } = body;
    const { html: text } = render({ format: 'html', source: writeSourceHtml(tree), language }, facts);
    question.body = { ...question.body, prompt: { format: 'html', text } };
  }
}
