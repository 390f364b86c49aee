import { courseFacts, pickFields, unitFacts } from '../courses';
import { writeQuizText } from '../quizzes';
import type { Entry } from './archive';
import {
  type ExportedCourse,
  type ExportedLesson,
  type ExportedQuiz,
  type ExportedText,
  mediaIn,
} from './course';
import { asBlock } from './html-block';
import { type Targets, withRelativeLinks } from './links';
import { documentName, placesOf } from './names';
import { asWritten } from './pages';
import type { Findings } from './wording';

/** Looks up the bytes of stored files. @returns undefined if a file is gone */
export type BytesOf = (name: string) => number | undefined;

/**
 * The files of a course in the layout that `import` reads: the same folders, with what Markdown has no place for in
 * `digiken.json` (spec 14.188).
 */
export function markdownEntries(course: ExportedCourse, bytesOf: BytesOf, findings: Findings): Entry[] {
  const places = placesOf(course);
  const language = course.languages[0] ?? 'en';
  const entries: Entry[] = [];
  const stored = new Map<string, string>();
  const paths = new Set<string>();
  const quizFacts: Record<string, unknown> = {};
  const machine: string[] = [];
  if (course.priced) findings.add(course.title, 'prices');

  const targets: Targets = {
    file: (name) => stored.get(name),
    item: (id) => {
      const folder = places.byId.get(id);
      return folder === undefined ? undefined : folder === '' ? 'README.md' : `${folder}/README.md`;
    },
  };
  const addFile = (name: string, path: string, where: string): boolean => {
    const bytes = bytesOf(name);
    if (bytes === undefined) {
      findings.add(where, 'missingFile');
      return false;
    }
    if (!paths.has(path)) entries.push({ path, stored: name, bytes });
    paths.add(path);
    return true;
  };
  const takeFiles = (text: string, where: string) => {
    for (const name of mediaIn(text)) {
      if (stored.has(name)) continue;
      const path = pathOfFile(name, course);
      if (addFile(name, path, where)) stored.set(name, path);
    }
  };
  const addText = (path: string, title: string, text: Pick<ExportedText, 'source' | 'format'>) => {
    takeFiles(text.source, title);
    const body = text.format === 'html' ? asBlock(text.source) : text.source;
    entries.push({
      path,
      text: () => `# ${escaped(title)}\n\n${withRelativeLinks(body, path, targets)}`,
    });
  };
  const addQuiz = (path: string, quiz: ExportedQuiz) => {
    const { questions, pictures } = withoutPictures(quiz);
    const { text, problems } = writeQuizText('markdown', questions, quiz.language);
    if (quiz.draws > 0) findings.add(quiz.title, 'draws');
    for (const problem of problems) findings.list.push({ where: quiz.title, text: problem });
    if (quiz.dated) findings.add(quiz.title, 'quizDates');
    if (quiz.settings.accessCode !== null) findings.add(quiz.title, 'accessCode');
    if (quiz.questions.length === 0) return;
    takeFiles(text, quiz.title);
    const { accessCode: _secret, ...settings } = quiz.settings;
    quizFacts[path] = {
      title: quiz.title,
      language: quiz.language,
      settings,
      pictures: Object.fromEntries(pictures.flatMap(placed)),
    };
    entries.push({ path, text: () => withRelativeLinks(text, path, targets) });

    function placed([number, { src, alt }]: (typeof pictures)[number]): [string, object][] {
      takeFiles(src, quiz.title);
      const file = stored.get(mediaIn(src)[0] ?? '');
      return file === undefined ? [] : [[number, { src: file, alt }]];
    }
  };

  addText('README.md', course.title, { source: course.description, format: 'markdown' });
  for (const unit of course.units) {
    const folder = places.unit(unit);
    if (unit.priced) findings.add(course.title, 'prices');
    entries.push({ path: `${folder}/README.md`, text: () => `# ${escaped(unit.title)}\n` });
    for (const [index, quiz] of unit.quizzes.entries()) addQuiz(`${folder}/quizzes/${index + 1}.md`, quiz);
    for (const lesson of unit.lessons) addLesson(lesson, places.lesson(lesson));
  }
  const cover = course.image === null ? undefined : mediaIn(course.image)[0];
  if (cover !== undefined) addFile(cover, `images/cover.${endingOf(cover)}`, course.title);

  const facts = {
    language,
    ...pickFields(course, courseFacts),
    units: Object.fromEntries(course.units.map((unit) => [places.unit(unit), pickFields(unit, unitFacts)])),
    previews: course.units.flatMap(({ lessons }) =>
      lessons.filter(({ preview }) => preview).map((lesson) => places.lesson(lesson)),
    ),
    machineTranslated: machine,
    quizzes: quizFacts,
  };
  entries.unshift({ path: 'digiken.json', text: () => `${JSON.stringify(facts, null, 2)}\n` });
  return entries;

  function addLesson(lesson: ExportedLesson, folder: string): void {
    const { texts, video } = lesson;
    if (lesson.activity) findings.add(lesson.title, 'activity');
    const original = texts.find((text) => text.language === language) ?? texts[0];
    if (original === undefined || original.language !== language) findings.add(lesson.title, 'noText');
    const empty = { title: lesson.title, source: '', format: 'markdown' } as const;
    const main = original ?? empty;
    addText(`${folder}/README.md`, main.title, main);
    for (const text of texts) {
      if (text === original) continue;
      const path = `translations/${text.language}/${folder}/README.md`;
      if (text.machineTranslated) machine.push(path);
      addText(path, text.title, text);
    }
    for (const quiz of lesson.quizzes) {
      const home = quiz.language === language ? folder : `translations/${quiz.language}/${folder}`;
      addQuiz(`${home}/quiz-${quiz.kind}.md`, quiz);
    }
    if (video === null) return;
    const film = mediaIn(video.src)[0];
    if (film === undefined || !addFile(film, `${folder}/video.${endingOf(film)}`, lesson.title)) return;
    const poster = mediaIn(video.poster ?? '')[0];
    if (poster !== undefined) addFile(poster, `${folder}/video.${endingOf(poster)}`, lesson.title);
    for (const track of video.tracks) {
      const name = mediaIn(track.src)[0];
      if (name !== undefined) addFile(name, `${folder}/video.${track.language}.vtt`, lesson.title);
    }
    const { transcript } = video;
    if (transcript !== null) entries.push({ path: `${folder}/video.md`, text: () => transcript });
  }
}

/** The questions of a quiz as text holds them, and their pictures by number, from 1. */
function withoutPictures({ questions }: ExportedQuiz) {
  const pictures: [number: string, picture: { src: string; alt: string }][] = [];
  const rest = questions.map((question, index) => {
    const { picture, ...body } = question.body;
    if (picture !== undefined) pictures.push([String(index + 1), picture]);
    const { text: source, html = source, format } = body.prompt;
    // The import takes pictures of texts from HTML only.
    if (format === 'plain' || !html.includes('<img')) return { ...question, body };
    return { ...question, body: { ...body, prompt: { format: 'html' as const, text: asWritten(html) } } };
  });
  return { questions: rest, pictures };
}

const endingOf = (name: string) => name.slice(name.indexOf('.') + 1);

function pathOfFile(name: string, { documents }: ExportedCourse): string {
  const title = documents.get(name);
  const short = name.slice(0, 16);
  if (title === undefined) return `images/${short}.${endingOf(name)}`;
  return `files/${short}/${documentName(title)}`;
}

/** A title whose characters Markdown does not take for syntax. */
const escaped = (title: string) => title.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#&~|]/g, '\\$&');
