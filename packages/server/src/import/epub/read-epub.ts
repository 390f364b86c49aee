import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isBlank, isElement, isHeading, isPicturePath } from '../../content';
import { percentDecoded } from '../../platform/text-encoding';
import { finishPage, headOf, readTree } from '../cartridge/page';
import { shorten } from '../cartridge/outline';
import { type Places, resolveReferences } from '../cartridge/references';
import { readHtml } from '../cartridge/xml';
import { Downloads } from '../downloads';
import { linkedFiles } from '../links';
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
import { address } from '../elements';
import { isPicture, readBook } from './book';
import { partsOf, readContents } from './contents';
import { asHtml, lowerIds, prepareBookPage } from './page';

interface Chapter {
  unit: ReadUnit;
  path: string;
  file: string;
  title: string;
  tree: Root;
}

/**
 * Reads an unpacked book in EPUB 2 or 3 as a course: its parts are units, its texts lessons in reading order.
 * @throws {ImportRefused} if it has no text, or is damaged, malicious or copy-protected
 */
export async function readEpub(folder: CourseFolder, reading: Reading): Promise<ReadCourse> {
  const { issues, work, onProgress } = reading;
  const book = await readBook(folder);
  const title = shorten(book.title) ?? 'Course';
  const language = LANGUAGE_TAG.test(book.language ?? '') ? (book.language ?? '') : DEFAULT_LANGUAGE;
  const parts = partsOf(book, await readContents(book, folder), title);
  const total = parts.reduce((sum, { chapters }) => sum + chapters.length, 0);
  if (total > IMPORT_LIMITS.lessons)
    throw new ImportRefused(`This EPUB book holds more than ${IMPORT_LIMITS.lessons} texts.`);
  const names = new PermanentNames();
  const files = new Map<string, string>();
  for (const { item } of parts.flatMap(({ chapters }) => chapters))
    if (!isPicture(item)) files.set(item.path, names.of('chapter', item.id));
  const places: Places = { files, lessons: new Map(), units: new Map(), documents: new Map() };

  const chapters: Chapter[] = [];
  const units: ReadUnit[] = [];
  for (const part of parts) {
    const unit: ReadUnit = {
      path: names.of('part', part.chapters[0]?.item.id ?? ''),
      title: part.title,
      summary: '',
      lessons: [],
      quizzes: [],
    };
    units.push(unit);
    for (const { item, title: named } of part.chapters) {
      const html = isPicture(item)
        ? `<img src="${address(item.path)}">`
        : asHtml(await readHtml(folder, item.path));
      const tree = readTree({ file: item.path, html, language, prepare: prepareBookPage }, issues, work);
      resolveReferences(tree, item.path, folder, places);
      lowerIds(tree);
      const first = tree.children.find((node) => isElement(node) && isHeading(node));
      const heading = first === undefined ? null : shorten(textOf(first));
      chapters.push({
        unit,
        path: files.get(item.path) ?? names.of('chapter', item.id),
        file: item.path,
        title: named ?? heading ?? shorten(headOf(html).title) ?? title,
        tree,
      });
      onProgress({ step: 'reading', done: chapters.length, total });
    }
  }
  for (const { path } of book.unread)
    issues.add(
      'structure',
      path,
      null,
      say('“{title}” holds nothing that can be shown and was left out.', { title: path }),
    );
  const wanted = fragmentsIn(chapters);
  for (const { unit, path, file, title: name, tree } of chapters) {
    work.step(file, null, () => {
      dropUnusedIds(tree, (id) => wanted.has(`${path}#${id}`));
      unwrapBoxes(tree);
      dropTitle(tree, name);
    });
    if (!hasContent(tree)) {
      issues.add(
        'structure',
        file,
        null,
        say('“{title}” holds nothing that can be shown and was left out.', { title: name }),
      );
      continue;
    }
    const document = finishPage(tree, { file, language, title: name });
    unit.lessons.push({
      path,
      title: name,
      documents: new Map([[language, document]]),
      quizzes: [],
      video: null,
    });
  }
  const filled = units.filter(({ lessons }) => lessons.length > 0);
  if (filled.length === 0) throw nothingLeft('This EPUB book holds no text that can be imported.', issues);

  const about = readTree({ file: book.file, html: book.description ?? '', language }, issues, work);
  unwrapBoxes(about);
  const description = finishPage(about, { file: book.file, language, title: null });
  const summary = summaryOf(description) || (shorten(textOf(about)) ?? '');
  keepIntroduction(description);
  const documents = [
    description,
    ...filled.flatMap(({ lessons }) => lessons.flatMap((each) => [...each.documents.values()])),
  ];
  const downloads = new Downloads(folder);
  const { pictures: linked, others } = linkedFiles(documents, folder);
  for (const path of others) downloads.need(path);
  const cover = book.cover?.path;
  const { pictures, cover: card } = await readPictures({
    folder,
    documents,
    covers: cover !== undefined && folder.has(cover) && isPicturePath(cover) ? [cover] : [],
    linked,
    reading,
  });
  return {
    key: book.identifier,
    title,
    summary,
    description,
    defaultLanguage: language,
    languages: [language],
    units: filled,
    pictures,
    downloads,
    cover: card,
  };
}

/** Places in other texts that links lead to, e.g. notes at the end of the book. */
function fragmentsIn(chapters: readonly Chapter[]): Set<string> {
  const wanted = new Set<string>();
  for (const { tree } of chapters)
    visit(tree, 'element', ({ properties: { href } }) => {
      if (typeof href !== 'string' || !href.startsWith('/')) return;
      const [path = '', fragment] = href.slice(1).split('#', 2);
      if (fragment !== undefined) wanted.add(`${percentDecoded(path)}#${percentDecoded(fragment)}`);
    });
  return wanted;
}

/** The lesson's page shows its title. */
function dropTitle(tree: Root, title: string): void {
  const first = tree.children.find((node) => isElement(node));
  if (isHeading(first) && shorten(textOf(first)) === title)
    tree.children.splice(tree.children.indexOf(first), 1);
}

function hasContent(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||=
      node.type === 'text'
        ? !isBlank(node)
        : isElement(node as Root['children'][number]) && (node as { tagName: string }).tagName === 'img';
  });
  return found;
}
