import { isPicturePath } from '../content';
import { readQuizText } from '../quizzes';
import type { CourseFolder } from './folder';
import { type CourseFacts, settingsIn } from './course-facts';
import { reportFrontMatter, splitFrontMatter } from './front-matter';
import { titleFromFolder } from './layout';
import { pictureAt } from './quiz-pictures';
import type { ImportedQuiz, ImportedUnitQuiz } from './quizzes';
import type { Reading } from './reading';
import { say } from './sentences';

type Part = Pick<ImportedUnitQuiz, 'language' | 'title' | 'settings' | 'questions'>;
type Reads = Pick<Reading, 'issues' | 'work'>;

/** The quizzes of a unit: `quizzes/*.md` in its folder, by number. */
export async function readUnitQuizzes(
  folder: CourseFolder,
  unit: string,
  facts: CourseFacts,
  reading: Reads,
): Promise<ImportedUnitQuiz[]> {
  const prefix = `${unit}/quizzes/`;
  const paths = folder.paths().filter((path) => path.startsWith(prefix) && path.endsWith('.md'));
  const number = (path: string) => Number.parseInt(path.slice(prefix.length), 10) || 0;
  const found: ImportedUnitQuiz[] = [];
  for (const path of paths.sort((a, b) => number(a) - number(b) || a.localeCompare(b, 'en'))) {
    const quiz = await readQuiz(folder, path, facts, { language: facts.language, reading });
    if (quiz !== null) found.push({ path, ...quiz });
  }
  return found;
}

/** The quizzes before and after a lesson: `quiz-pre.md` and `quiz-post.md` in its folder and in its translations. */
export async function readLessonQuizzes(
  folder: CourseFolder,
  lesson: string,
  facts: CourseFacts,
  { languages, reading }: { languages: readonly string[]; reading: Reads },
): Promise<ImportedQuiz[]> {
  const found: ImportedQuiz[] = [];
  for (const language of [facts.language, ...languages]) {
    const home = language === facts.language ? lesson : `translations/${language}/${lesson}`;
    for (const kind of ['pre', 'post'] as const) {
      const path = `${home}/quiz-${kind}.md`;
      if (!folder.has(path)) continue;
      const quiz = await readQuiz(folder, path, facts, { language, reading });
      if (quiz !== null) found.push({ kind, ...quiz });
    }
  }
  return found;
}

async function readQuiz(
  folder: CourseFolder,
  path: string,
  facts: CourseFacts,
  { language: own, reading: { issues, work } }: { language: string; reading: Reads },
): Promise<Part | null> {
  const named = facts.quizzes[path];
  const language = named?.language ?? own;
  const head = splitFrontMatter(await folder.readText(path));
  const title = named?.title ?? head.matter?.title ?? titleFromFolder(path.replace(/\.md$/, ''));
  reportFrontMatter({ file: path, title, language, head }, issues);
  const { questions, problems } = work.step(path, null, () =>
    readQuizText('markdown', head.body, {
      language,
      pictureOf: (address) => pictureAt(folder, path, address),
    }),
  );
  for (const { line, item, message } of problems)
    issues.add('quiz-row', path, line, item === null ? message : `“${item}”: ${message}`);
  const pictures = Object.entries(named?.pictures ?? {});
  // Without one of the questions, the numbers are no longer theirs.
  if (pictures.length > 0 && problems.length > 0)
    issues.add(
      'quiz-row',
      path,
      null,
      say('Some questions could not be read, so the pictures were left out.'),
    );
  else
    for (const [number, { src, alt }] of pictures) {
      const question = questions[Number(number) - 1];
      if (question !== undefined && isPicturePath(src) && folder.has(src))
        question.body = { ...question.body, picture: { src, alt } };
    }
  if (questions.length > 0) return { language, title, settings: settingsIn(facts, path), questions };
  issues.add('quiz-row', path, null, `“${title}” has no usable question and was left out.`);
  return null;
}
