import { ID_PREFIX, isElement, isHeading, isPicturePath } from '../../content';
import { picturesIn, placeQuizPictures } from '../quiz-pictures';
import { finishPage, readTree } from '../cartridge/page';
import { shorten } from '../cartridge/outline';
import { linkedFiles } from '../links';
import { readHtml, readXml, type XmlElement } from '../cartridge/xml';
import { Downloads } from '../downloads';
import { dropUnusedIds, unwrapBoxes } from '../flatten';
import type { CourseFolder } from '../folder';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG } from '../layout';
import { IMPORT_LIMITS } from '../limits';
import { PermanentNames } from '../permanent-names';
import { keepIntroduction, summaryOf } from '../introduction';
import { readPictures } from '../course-pictures';
import type { ReadCourse, ReadUnit } from '../read-course';
import type { Reading } from '../reading';
import { ImportRefused, nothingLeft } from '../report';
import { say } from '../sentences';
import type { TextDocument } from '../text-document';
import { Assets, resolveAddresses } from './assets';
import { Blocks, textOf } from './blocks';
import { type OlxLesson, OlxLessonReader } from './lessons';
import { quizOf } from './quizzes';

/**
 * Reads an unpacked course in OLX, the format that Open edX exports.
 * @throws {ImportRefused} if it has no lesson, or is invalid or malicious
 */
export async function readOlx(folder: CourseFolder, reading: Reading): Promise<ReadCourse> {
  const { issues, work, onProgress } = reading;
  const blocks = await Blocks.open(folder);
  const { root } = blocks;
  const named = textOf(root.settings.language) ?? '';
  const language = LANGUAGE_TAG.test(named) ? named : DEFAULT_LANGUAGE;
  const assets = new Assets(folder);
  const names = new PermanentNames();
  const reader = new OlxLessonReader(folder, blocks, assets, language, reading, names);
  const leaveOut = (element: XmlElement, reason: string) =>
    issues.add('left-out', root.file, element.line, reason);

  const chapters = (await blocks.in(root, leaveOut)).filter((chapter) => !reader.leftOutIfHidden(chapter));
  const planned: { unit: ReadUnit; lessons: OlxLesson[]; name: string }[] = [];
  const budget = { left: 5_000 };
  let count = 0;
  for (const chapter of chapters) {
    const title = shorten(chapter.title) ?? 'Unit';
    const unit: ReadUnit = {
      path: names.of('chapter', chapter.name),
      title,
      summary: '',
      lessons: [],
      quizzes: [],
    };
    const lessons: OlxLesson[] = [];
    const sequentials = chapter.kind === 'chapter' ? await blocks.in(chapter, leaveOut) : [chapter];
    for (const sequential of sequentials) {
      if (reader.leftOutIfHidden(sequential)) continue;
      count += 1;
      if (count > IMPORT_LIMITS.lessons)
        throw new ImportRefused(`This course holds more than ${IMPORT_LIMITS.lessons} lessons.`);
      const lesson = await reader.read(sequential);
      lessons.push(lesson);
      const quiz = quizOf(lesson, sequential, { language, budget, assets, issues, work });
      if (quiz !== null) unit.quizzes.push(quiz);
      const { document, video, path } = lesson;
      if (document !== null || video !== null) {
        const text =
          document ??
          finishPage(
            { type: 'root', children: [] },
            { file: sequential.file, language, title: lesson.title },
          );
        unit.lessons.push({
          path,
          title: lesson.title,
          documents: new Map([[language, text]]),
          quizzes: [],
          video,
        });
      } else if (quiz === null)
        issues.add(
          'structure',
          sequential.file,
          sequential.line,
          say('“{title}” holds nothing that can be shown and was left out.', { title: lesson.title }),
        );
      onProgress({
        step: 'reading',
        done: count,
        total: Math.max(count, chapters.length * sequentials.length),
      });
    }
    planned.push({ unit, lessons, name: chapter.name });
  }
  const units = planned
    .map(({ unit }) => unit)
    .filter(({ lessons, quizzes }) => lessons.length + quizzes.length > 0);
  if (units.every(({ lessons }) => lessons.length === 0))
    throw nothingLeft('This Open edX course holds no lesson that can be imported.', issues);
  for (const path of folder.paths()) if (/^drafts\/[^/]+\/[^/]+\.xml$/.test(path)) await reportDraft(path);

  const description = await readAbout();
  const documents = [
    description,
    ...units.flatMap(({ lessons }) => lessons.flatMap((each) => [...each.documents.values()])),
  ];
  const places = placesOf(planned);
  for (const { tree } of documents) resolveAddresses(tree, assets, (name) => places.get(name));
  const downloads = new Downloads(folder);
  const { pictures: linked, others } = linkedFiles(documents, folder);
  for (const path of others) downloads.need(path);
  const summary = shorten(await shortText('about/short_description.html')) ?? summaryOf(description);
  const asked = units.flatMap(({ quizzes }) => quizzes);
  const cover = assets.existing(`/static/${textOf(root.settings.course_image) ?? ''}`);
  const { pictures, cover: card } = await readPictures({
    folder,
    documents,
    covers: cover !== null && isPicturePath(cover) ? [cover] : [],
    linked: [...linked, ...picturesIn(asked)],
    reading,
  });
  placeQuizPictures(asked, pictures);
  return {
    key: blocks.key === '' ? null : blocks.key,
    title: shorten(root.title) ?? 'Course',
    summary,
    description,
    defaultLanguage: language,
    languages: [language],
    units,
    pictures,
    downloads,
    cover: card,
  };

  /** Drafts were never shown to learners. */
  async function reportDraft(path: string): Promise<void> {
    const draft = await readXml(folder, path);
    const title = textOf(draft.attributes.display_name) ?? path;
    issues.add(
      'left-out',
      path,
      null,
      say('“{title}” is a draft that was not published and was left out.', { title }),
    );
  }

  async function readAbout(): Promise<TextDocument> {
    const file = 'about/overview.html';
    const html = folder.has(file) ? await readHtml(folder, file) : '';
    const tree = readTree({ file, html, language }, issues, work);
    dropUnusedIds(tree);
    unwrapBoxes(tree);
    // The page's own title stands above it.
    const first = tree.children.findIndex((node) => isElement(node));
    if (isHeading(tree.children[first])) tree.children.splice(0, first + 1);
    const document = finishPage(tree, { file, language, title: null });
    keepIntroduction(document);
    return document;
  }

  async function shortText(file: string): Promise<string | null> {
    if (!folder.has(file)) return null;
    const html = await readHtml(folder, file);
    return (
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || null
    );
  }
}

/** Where each block is shown: the path of its lesson with its heading, or of its unit. */
function placesOf(
  planned: readonly { unit: ReadUnit; lessons: readonly OlxLesson[]; name: string }[],
): Map<string, string> {
  const places = new Map<string, string>();
  for (const { unit, lessons, name } of planned) {
    places.set(name, `/${unit.path}`);
    for (const lesson of lessons)
      for (const [block, heading] of lesson.headings) {
        const id = heading?.properties.id;
        const fragment = typeof id === 'string' ? `#${id.slice(ID_PREFIX.length)}` : '';
        const shown = unit.lessons.some(({ path }) => path === lesson.path);
        places.set(block, shown ? `/${lesson.path}${fragment}` : `/${unit.path}`);
      }
  }
  return places;
}
