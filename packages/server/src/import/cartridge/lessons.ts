import { posix } from 'node:path';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isPicturePath } from '../../content';
import { address, element } from '../elements';
import type { CourseFolder } from '../folder';
import { LANGUAGE_TAG } from '../layout';
import type { ReadLesson } from '../read-course';
import type { Reading } from '../reading';
import type { TextDocument } from '../text-document';
import { findVideo, videoFileOf } from '../videos';
import { type PlannedLesson, shorten } from './outline';
import { documentOf, headOf, readPage } from './page';
import { type Places, resolveReferences } from './references';
import { MANIFEST } from './manifest';
import { at, childrenOf, readHtml, readXml, wordsOf } from './xml';

const page = (language: string, title: string | null, ...children: Element[]): TextDocument =>
  documentOf({ type: 'root', children }, MANIFEST, language, title);

/** A text of one paragraph, possibly empty. */
export const textPage = (words: string | null, language: string): TextDocument =>
  page(language, null, ...(words === null ? [] : [element('p', {}, words)]));

/** A list of files to download. */
export const filesPage = (paths: string[], language: string, title: string): TextDocument =>
  page(
    language,
    title,
    element(
      'ul',
      {},
      ...paths.map((path) => element('li', {}, element('a', { href: address(path) }, posix.basename(path)))),
    ),
  );

/** Class of the element that shows a lesson's video in an exported page. */
export const VIDEO_CLASS = 'digiken-video';

const videoFolder = (file: string) => file.slice(0, -posix.extname(file).length);

/** The video of the lesson is shown above its text. */
function dropVideo(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const { className } = node.properties;
    if (!Array.isArray(className) || !className.includes(VIDEO_CLASS) || !parent || index === undefined)
      return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Creates the lessons of an outline. */
export class LessonReader {
  constructor(
    private readonly folder: CourseFolder,
    private readonly language: string,
    private readonly places: Places,
    private readonly reading: Pick<Reading, 'issues' | 'work' | 'drafts' | 'askForConversions'>,
  ) {}

  private get issues() {
    return this.reading.issues;
  }

  /** Null, with an issue, if it is empty. */
  async read(planned: PlannedLesson): Promise<ReadLesson | null> {
    const document = await this.document(planned);
    if (document === null) return null;
    const title = planned.title ?? document.title ?? 'Lesson';
    const lesson = this.lesson(planned.path, title, { ...document, title });
    if (planned.source.kind !== 'page') return lesson;
    const { file } = planned.source;
    await this.addTranslations(file, lesson.documents);
    return { ...lesson, video: await this.video(file) };
  }

  /** Our exports have the files of a lesson's video in a folder named like its page. */
  private video(file: string): ReturnType<typeof findVideo> {
    return findVideo(this.folder, videoFolder(file), this.reading, this.language);
  }

  /** Our exports have the pages of other languages beside a page: `a.sw.html` beside `a.html`. */
  private async addTranslations(file: string, documents: ReadLesson['documents']): Promise<void> {
    const { dir, name, ext } = posix.parse(file);
    const start = posix.join(dir, `${name}.`);
    for (const path of this.folder.paths().filter((each) => each.startsWith(start) && each.endsWith(ext))) {
      const language = path.slice(start.length, -ext.length);
      if (!LANGUAGE_TAG.test(language) || documents.has(language)) continue;
      const html = await readHtml(this.folder, path);
      const document = this.fromHtml(path, html, shorten(headOf(html).title), 1, language);
      documents.set(language, document);
    }
  }

  lesson(path: string, title: string, document: TextDocument): ReadLesson {
    return { path, title, documents: new Map([[this.language, document]]), quizzes: [], video: null };
  }

  async readPage(file: string, title: string | null): Promise<TextDocument> {
    const html = await readHtml(this.folder, file);
    return this.fromHtml(file, html, title ?? shorten(headOf(html).title), 1);
  }

  private async document({ source, title }: PlannedLesson): Promise<TextDocument | null> {
    const { language } = this;
    switch (source.kind) {
      case 'page':
        return this.readPage(source.file, title);
      case 'topic':
        return this.readTopic(source.file, title);
      case 'weblink': {
        const root = await readXml(this.folder, source.file);
        const url = at(root, 'url');
        const named = title ?? shorten(wordsOf(at(root, 'title')));
        return this.linkPage(url?.attributes.href ?? '', named, source.file, url?.line ?? root.line);
      }
      case 'link':
        return this.linkPage(source.url, title, source.file, source.line);
      case 'file': {
        const name = title ?? posix.basename(source.file);
        const content = isPicturePath(source.file)
          ? element('img', { src: address(source.file), alt: name })
          : element('a', { href: address(source.file) }, posix.basename(source.file));
        return page(language, name, element('p', {}, content));
      }
    }
  }

  private linkPage(url: string, title: string | null, file: string, line: number): TextDocument | null {
    const href = URL.canParse(url) ? new URL(url) : null;
    if (href === null || !/^https?:$/.test(href.protocol)) {
      const said = `“${title ?? url.slice(0, 100)}” leads to no web address (http or https).`;
      this.issues.add('left-out', file, line, said);
      return null;
    }
    const words = title ?? href.host;
    const link = element('a', { href: href.href }, words);
    return page(this.language, words, element('p', {}, link, ` (${href.host})`));
  }

  /** The prompt of a discussion or an assignment, with its attachments. */
  private async readTopic(file: string, title: string | null): Promise<TextDocument> {
    const root = await readXml(this.folder, file);
    const text = at(root, 'text') ?? at(root, 'instructor_text');
    const words = text?.text ?? '';
    const isPlain = text?.attributes.texttype === 'text/plain';
    const named = title ?? shorten(wordsOf(at(root, 'title')));
    const document = isPlain
      ? documentOf(plainParagraphs(words), file, this.language, named)
      : this.fromHtml(file, words, named, text?.line ?? 1);
    const attached = childrenOf(at(root, 'attachments'), 'attachment').flatMap(
      ({ attributes }) => attributes.href ?? [],
    );
    if (attached.length === 0) return document;
    const links = attached.map((href) => element('li', {}, element('a', { href }, posix.basename(href))));
    const list: Root = { type: 'root', children: [element('ul', {}, ...links)] };
    resolveReferences(list, file, this.folder, this.places);
    document.tree.children.push(...list.children);
    return document;
  }

  private fromHtml(
    file: string,
    html: string,
    title: string | null,
    line: number,
    language = this.language,
  ): TextDocument {
    const hasVideo = videoFileOf(this.folder, videoFolder(file)) !== undefined;
    const source = { file, html, language, title, line, ...(hasVideo && { prepare: dropVideo }) };
    const document = readPage(source, this.issues, this.reading.work);
    resolveReferences(document.tree, file, this.folder, this.places);
    return document;
  }
}

const plainParagraphs = (words: string): Root => ({
  type: 'root',
  children: words
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => element('p', {}, paragraph.replace(/\s+/g, ' ').trim())),
});
