import { directionOfLanguage } from '../content';
import { VIDEO_CLASS } from '../import';
import type { Entry } from './archive';
import { type ExportedCourse, type ExportedLesson, type ExportedQuiz, mediaIn } from './course';
import { type Targets, withRelativeLinks } from './links';
import { documentName } from './names';
import type { BytesOf } from './markdown';
import { asWritten } from './pages';
import { assessmentOf } from './qti';
import type { Findings } from './wording';
import { xml } from './xml';

interface Resource {
  identifier: string;
  type: string;
  href: string;
  /** Whether it is an assessment: those have no address of their own. */
  assessment?: boolean;
  /** Other files of it. */
  files?: readonly string[];
  /** Identifier of a resource that belongs to it. */
  dependency?: string;
}

/** Where addresses in quizzes start. */
const FILES = 'web_resources/';

const QTI = 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment';
/** Of the copy of a quiz that Canvas reads instead. */
const MORE = 'associatedcontent/imscc_xmlv1p3/learning-application-resource';

/** A link to the page of a unit or the course, which a cartridge does not have. */
const leadsToUnit = (html: string) => /\/console\/course\/(?:unit\/)?[0-9a-f]{8}-/.test(html);

/**
 * The files of a course as a Common Cartridge 1.3: a page for each lesson, its files, and quizzes in QTI 1.2.1.
 * Identifiers follow from ids, so the same course has the same ones in every export (spec 14.189).
 */
export function cartridgeEntries(course: ExportedCourse, bytesOf: BytesOf, findings: Findings): Entry[] {
  const language = course.languages[0] ?? 'en';
  const entries: Entry[] = [];
  const resources: Resource[] = [];
  const stored = new Map<string, string>();
  if (course.priced || course.units.some(({ priced }) => priced)) findings.add(course.title, 'prices');
  if (course.languages.length > 1) findings.add(course.title, 'languages');
  findings.add(course.title, 'details');

  const lessonFile = ({ id }: { id: string }) => `lessons/${id}.html`;
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const firstOf = new Map(course.units.map(({ id, lessons: own }) => [id, own[0]] as const));
  const targets: Targets = {
    file: (name) => stored.get(name),
    item: (id) => {
      const found =
        lessons.find((lesson) => lesson.id === id) ??
        firstOf.get(id) ??
        (id === course.id ? lessons[0] : undefined);
      return found && lessonFile(found);
    },
  };
  const takeFile = (name: string, where: string, fileName = name.slice(0, 16)): void => {
    if (stored.has(name)) return;
    const bytes = bytesOf(name);
    if (bytes === undefined) return findings.add(where, 'missingFile');
    const title = course.documents.get(name);
    const path =
      title === undefined
        ? `${FILES}${fileName}${name.slice(name.indexOf('.'))}`
        : `${FILES}${fileName}/${documentName(title)}`;
    stored.set(name, path);
    entries.push({ path, stored: name, bytes });
    resources.push({ identifier: `r-${name.slice(0, 32)}`, type: 'webcontent', href: path });
  };

  // First, so that the texts that show it use the file with its name.
  const cover = course.image === null ? undefined : mediaIn(course.image)[0];
  if (cover !== undefined) takeFile(cover, course.title, 'cover');
  const units = course.units.map((unit) => {
    const items = unit.lessons.flatMap((lesson) => [
      ...lesson.quizzes.filter(({ kind }) => kind === 'pre').map((quiz) => addQuiz(quiz, true)),
      addLesson(lesson),
      ...lesson.quizzes.filter(({ kind }) => kind === 'post').map((quiz) => addQuiz(quiz, true)),
    ]);
    items.push(...unit.quizzes.map((quiz) => addQuiz(quiz, false)));
    return `<item identifier="u-${unit.id}"><title>${xml(unit.title)}</title>${items.join('')}</item>`;
  });
  entries.unshift({
    path: 'imsmanifest.xml',
    text: () => manifestOf(course, { language, units, resources }),
  });
  return entries;

  function addLesson(lesson: ExportedLesson): string {
    const text = lesson.texts.find((text) => text.language === language) ?? lesson.texts[0];
    if (text === undefined || text.language !== language) findings.add(lesson.title, 'noText');
    if (lesson.activity) findings.add(lesson.title, 'activity');
    const path = lessonFile(lesson);
    const title = text?.title ?? lesson.title;
    const addPage = (to: string, page: { title: string; language: string; html: string }, own = targets) => {
      if (leadsToUnit(page.html)) findings.add(page.title, 'unitLinks');
      for (const name of mediaIn(page.html)) if (own.file(name) === undefined) takeFile(name, page.title);
      entries.push({
        path: to,
        text: () => pageOf(page.title, page.language, withRelativeLinks(page.html, to, own)),
      });
    };
    const film = addVideo(lesson);
    const html = asWritten(`${film.size > 0 ? videoOf(lesson) : ''}${text?.html ?? ''}`);
    const file = (name: string) => film.get(name) ?? targets.file(name);
    addPage(path, { title, language: text?.language ?? language, html }, { ...targets, file });
    // Other programs show a resource's own page. The import takes the pages of other languages from beside it.
    const translations = lesson.texts
      .filter((item) => item !== text)
      .map((text) => {
        const to = path.replace(/html$/, `${text.language}.html`);
        addPage(to, { title: text.title, language: text.language, html: asWritten(text.html) });
        return to;
      });
    const files = [...translations, ...film.values()];
    if (lesson.video?.transcript && film.size > 0) files.push(transcriptFile(lesson));
    resources.push({ identifier: `r-${lesson.id}`, type: 'webcontent', href: path, files });
    return itemOf(lesson.id, title);
  }

  /** Files of a lesson's video in a folder of its own, as the import looks for them. @returns their paths by name */
  function addVideo(lesson: ExportedLesson): Map<string, string> {
    const { video } = lesson;
    const found = new Map<string, string>();
    if (video === null) return found;
    const folder = `lessons/${lesson.id}`;
    const add = (src: string | null, path: (ending: string) => string) => {
      const [name] = mediaIn(src ?? '');
      if (name === undefined) return;
      const bytes = bytesOf(name);
      if (bytes === undefined) return findings.add(lesson.title, 'missingFile');
      const to = path(name.slice(name.indexOf('.') + 1));
      found.set(name, to);
      entries.push({ path: to, stored: name, bytes });
    };
    add(video.src, (ending) => `${folder}/video.${ending}`);
    if (found.size === 0) return found;
    add(video.poster, (ending) => `${folder}/video.${ending}`);
    for (const { language: of, src } of video.tracks) add(src, () => `${folder}/video.${of}.vtt`);
    const { transcript } = video;
    if (transcript !== null) entries.push({ path: transcriptFile(lesson), text: () => transcript });
    return found;
  }

  function addQuiz(quiz: ExportedQuiz, ofLesson: boolean): string {
    // A translation of a quiz would be a second one.
    if (quiz.language !== language) return '';
    const assessment = assessmentOf(quiz, findings, (src) => {
      const [name] = mediaIn(src);
      if (name !== undefined) takeFile(name, quiz.title);
      const path = stored.get(name ?? '');
      return path === undefined ? null : `$IMS-CC-FILEBASE$/${path.slice(FILES.length)}`;
    });
    if (assessment === null) return '';
    if (ofLesson) findings.add(quiz.title, 'quizPlace');
    const href = `quizzes/${quiz.id}/assessment.xml`;
    entries.push({ path: href, text: () => assessment.xml });
    const { richer } = assessment;
    resources.push({
      ...{ identifier: `r-${quiz.id}`, type: QTI, href, assessment: true },
      ...(richer !== null && { dependency: `more-${quiz.id}` }),
    });
    if (richer !== null) {
      const more = `non_cc_assessments/${quiz.id}.xml.qti`;
      entries.push({ path: more, text: () => richer });
      resources.push({ identifier: `more-${quiz.id}`, type: MORE, href: more });
    }
    return itemOf(quiz.id, quiz.title);
  }
}

const transcriptFile = ({ id }: ExportedLesson) => `lessons/${id}/video.md`;

const itemOf = (id: string, title: string) =>
  `<item identifier="i-${id}" identifierref="r-${id}"><title>${xml(title)}</title></item>`;

/** Programs without a player for videos show the link. The import takes the files instead. */
function videoOf({ title, video }: ExportedLesson): string {
  if (video === null) return '';
  const tracks = video.tracks.map(
    ({ language, label, src }) =>
      `<track kind="captions" srclang="${xml(language)}" label="${xml(label)}" src="${xml(src)}">`,
  );
  const transcript = video.transcriptHtml === null ? '' : `<div>${video.transcriptHtml}</div>`;
  const film = `<p><video controls src="${xml(video.src)}">${tracks.join('')}</video></p><p><a href="${xml(video.src)}">${xml(title)}</a></p>`;
  return `<div class="${VIDEO_CLASS}">${film}${transcript}</div>`;
}

const uri = (path: string) => encodeURI(path).replaceAll('#', '%23');

const pageOf = (title: string, language: string, html: string) => `<!DOCTYPE html>
<html lang="${xml(language)}"${directionOfLanguage(language) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${xml(title)}</title></head>
<body><h1>${xml(title)}</h1>
${html}
</body></html>
`;

function manifestOf(
  course: ExportedCourse,
  {
    language,
    units,
    resources,
  }: { language: string; units: readonly string[]; resources: readonly Resource[] },
): string {
  const string = (text: string) =>
    `<lomimscc:string language="${xml(language)}">${xml(text)}</lomimscc:string>`;
  const listed = resources.map(({ identifier, type, href, assessment, files = [], dependency }) => {
    const address = assessment ? '' : ` href="${xml(uri(href))}"`;
    const all = [href, ...files].map((path) => `<file href="${xml(uri(path))}"/>`);
    const more = dependency === undefined ? '' : `<dependency identifierref="${dependency}"/>`;
    return `<resource identifier="${identifier}" type="${type}"${address}>${all.join('')}${more}</resource>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="c-${course.id}" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion>
<lomimscc:lom><lomimscc:general><lomimscc:title>${string(course.title)}</lomimscc:title><lomimscc:language>${xml(language)}</lomimscc:language>
<lomimscc:description>${string(course.summary)}</lomimscc:description></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization identifier="o-${course.id}" structure="rooted-hierarchy"><item identifier="root">
${units.join('\n')}
</item></organization></organizations>
<resources>
${listed.join('\n')}
</resources>
</manifest>
`;
}
