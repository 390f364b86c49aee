import { MANIFEST } from '../cartridge/manifest';
import { textPage } from '../cartridge/lessons';
import { shorten } from '../cartridge/outline';
import { finishPage } from '../cartridge/page';
import { at, childrenOf, wordsOf, type XmlElement } from '../cartridge/xml';
import { Downloads } from '../downloads';
import type { CourseFolder } from '../folder';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG } from '../layout';
import { IMPORT_LIMITS } from '../limits';
import type { ReadActivity } from '../packages';
import { PermanentNames } from '../permanent-names';
import { summaryOf } from '../introduction';
import { readPictures } from '../course-pictures';
import type { ReadCourse, ReadLesson, ReadUnit } from '../read-course';
import type { Reading } from '../reading';
import { ImportRefused, nothingLeft } from '../report';
import { say } from '../sentences';
import { hasSequencing, readScormManifest, type ScormManifest } from './manifest';

/** Names that authoring tools give to every package: they do not tell courses apart. */
const COMMON_NAMES = /^(course|manifest|package|scorm|default|single|untitled|org)[\w.-]{0,12}$/i;
/** The unit of what can be opened at the top itself. */
const LOOSE = 'unit/organization';
/** Schemas of the format itself: no page needs them. */
const UNNEEDED = /(^imsmanifest\.xml|\.xsd|\.dtd)$/i;

/**
 * Reads an unpacked package of SCORM 1.2 or 2004 as a course. Its parts are units, what can be opened in them lessons.
 * @throws {ImportRefused} if nothing in it can be opened, or it is damaged or malicious
 */
export async function readScorm(folder: CourseFolder, reading: Reading): Promise<ReadCourse> {
  const { issues } = reading;
  const manifest = await readScormManifest(folder, issues);
  const title = shorten(manifest.title) ?? 'Course';
  const language = LANGUAGE_TAG.test(manifest.language ?? '') ? (manifest.language ?? '') : DEFAULT_LANGUAGE;
  const page = (words: string | null) =>
    finishPage(textPage(words, language).tree, { file: MANIFEST, language, title: null });
  const names = new PermanentNames([LOOSE]);
  const units: ReadUnit[] = [];
  let count = 0;
  /** Of what can be opened at the top itself. */
  let loose: ReadUnit | undefined;
  const unit = (path: string, name: string): ReadUnit => {
    const made: ReadUnit = { path, title: name, summary: '', lessons: [], quizzes: [] };
    units.push(made);
    return made;
  };
  for (const item of childrenOf(manifest.organization, 'item')) {
    if (childrenOf(item, 'item').length > 0) {
      const name = nameOf(item, title);
      unit(names.of('unit', identifierOf(item)), name).lessons.push(...lessonsIn(item));
      continue;
    }
    const lesson = toLesson(item);
    if (lesson === null) continue;
    loose ??= unit(LOOSE, title);
    loose.lessons.push(lesson);
  }
  if (hasSequencing(manifest.organization)) reportSequencing(manifest.organization, title);
  const filled = units.filter(({ lessons }) => lessons.length > 0);
  if (filled.length === 0)
    throw nothingLeft('This SCORM package holds nothing that can be opened here.', issues);
  const description = page(manifest.description);
  const { pictures } = await readPictures({ folder, documents: [description], covers: [], reading });
  const files = folder.paths().filter((path) => !UNNEEDED.test(path));
  const { identifier } = manifest;
  return {
    key: identifier === null || COMMON_NAMES.test(identifier) ? null : identifier,
    title,
    summary: summaryOf(description),
    description,
    defaultLanguage: language,
    languages: [language],
    units: filled,
    pictures,
    downloads: new Downloads(folder),
    cover: null,
    package: { format: manifest.format, folder, files },
  };

  function lessonsIn(item: XmlElement): ReadLesson[] {
    return childrenOf(item, 'item').flatMap((child) => [toLesson(child) ?? [], lessonsIn(child)].flat());
  }

  function toLesson(item: XmlElement): ReadLesson | null {
    const name = nameOf(item, title);
    if (hasSequencing(item)) reportSequencing(item, name);
    const { identifierref, isvisible } = item.attributes;
    if (identifierref === undefined) return null;
    const leftOut = (sentence: string) => {
      issues.add('left-out', MANIFEST, item.line, sentence);
      return null;
    };
    if (isvisible === 'false')
      return leftOut(say('“{title}” is hidden from learners and was left out.', { title: name }));
    const resource = manifest.resources.get(identifierref);
    if (resource === undefined || resource.launch === null)
      return leftOut(say('“{title}” holds nothing that can be shown and was left out.', { title: name }));
    if (wordsOf(at(item, 'prerequisites')) !== null)
      issues.add(
        'structure',
        MANIFEST,
        item.line,
        say('What “{title}” requires first was not taken: lessons can be opened in any order.', {
          title: name,
        }),
      );
    count += 1;
    if (count > IMPORT_LIMITS.lessons)
      throw new ImportRefused(`This SCORM package holds more than ${IMPORT_LIMITS.lessons} lessons.`);
    return {
      path: names.of('item', identifierOf(item)),
      title: name,
      documents: new Map([[language, page(null)]]),
      quizzes: [],
      video: null,
      activity: {
        ...rulesOf(item, manifest),
        title: name,
        tracked: resource.kind === 'sco',
        launch: withParameters(resource.launch, item.attributes.parameters ?? ''),
        weightBytes: [...resource.files].reduce((sum, path) => sum + folder.bytes(path), 0),
      },
    };
  }

  function reportSequencing(item: XmlElement, name: string): void {
    issues.add(
      'structure',
      MANIFEST,
      item.line,
      say('The sequencing rules of “{title}” were not taken: lessons can be opened in any order.', {
        title: name,
      }),
    );
  }
}

const identifierOf = ({ attributes, line }: XmlElement) => attributes.identifier ?? `line-${line}`;

const nameOf = (item: XmlElement, otherwise: string) => shorten(wordsOf(at(item, 'title'))) ?? otherwise;

/** How parameters of an item join the address of its resource (SCORM 2004 CAM, 3.4.1.15). */
function withParameters(launch: string, parameters: string): string {
  const rest = parameters.trim().replace(/^[?&]+/, '');
  if (rest === '' || (rest.startsWith('#') && launch.includes('#'))) return launch;
  if (rest.startsWith('#')) return launch + rest;
  const [address = '', fragment] = launch.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${rest}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

type Rules = Omit<ReadActivity, 'title' | 'tracked' | 'launch' | 'weightBytes'>;

const numberOf = (text: string | null | undefined, from: number, to: number): number | null => {
  const value = text === null || text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return value >= from && value <= to ? value : null;
};

/** Longer launch data is not allowed by either version. */
const LAUNCH_DATA = 4096;

function rulesOf(item: XmlElement, { format }: ScormManifest): Rules {
  const text = (name: string) => at(item, name)?.text.trim() || null;
  const launchData = (text('datafromlms') ?? text('dataFromLMS'))?.slice(0, LAUNCH_DATA) ?? null;
  const timeLimitAction = text('timelimitaction') ?? text('timeLimitAction');
  if (format === 'scorm-1.2')
    return {
      masteryScore: numberOf(text('masteryscore'), 0, 100),
      scaledPassingScore: null,
      completionThreshold: null,
      launchData,
      maxTime: text('maxtimeallowed'),
      timeLimitAction,
      completesByEnding: true,
    };
  const sequencing = at(item, 'sequencing');
  const primary = at(sequencing, 'objectives', 'primaryObjective');
  const threshold = at(item, 'completionThreshold');
  const byMeasure = primary?.attributes.satisfiedByMeasure === 'true';
  return {
    masteryScore: null,
    // Without a number of its own, the whole score is needed (IMS SS, 3.10).
    scaledPassingScore: byMeasure ? (numberOf(at(primary, 'minNormalizedMeasure')?.text, -1, 1) ?? 1) : null,
    // Third edition: the element's text; fourth: an attribute that counts only together with another one.
    completionThreshold:
      threshold?.attributes.completedByMeasure === 'true'
        ? (numberOf(threshold.attributes.minProgressMeasure, 0, 1) ?? 1)
        : numberOf(threshold?.text, 0, 1),
    launchData,
    maxTime: at(sequencing, 'limitConditions')?.attributes.attemptAbsoluteDurationLimit ?? null,
    timeLimitAction,
    completesByEnding: at(sequencing, 'deliveryControls')?.attributes.completionSetByContent !== 'true',
  };
}
