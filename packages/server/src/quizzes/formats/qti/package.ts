import { posix } from 'node:path';
import { storable } from '@digiken/contract';
import { percentDecoded } from '../../../platform/text-encoding';
import {
  at,
  childrenOf,
  parseXml,
  wordsOf,
  type XmlElement,
  XmlRefused,
  type XmlRemark,
} from '../../../platform/xml';
import { LeftOut } from '../report';
import { MOST_QUESTIONS, type QtiQuiz, type QtiSettings, type ReadContext } from './quiz';
import { banksOf, canvasDescription, canvasSettings, readDocument } from './version1/read';
import { withNamesOfVersion2 } from './version2/names';
import type { Found } from './version2/blocks';
import { readItems, readTest, type Source } from './version2/read';

const LIMITS = { nesting: 100, elements: 100_000 };
/** Canvas writes a second, richer copy of each quiz here. */
const RICHER = /^(?:.*\/)?non_cc_assessments\/([^/]+?)\.xml(?:\.qti)?$/;

/** The files that may hold quizzes. */
export interface QtiFiles {
  paths: readonly string[];
  /** Other files that they show a part of. */
  parts?: readonly string[];
  /** @throws {LeftOut} if the file cannot be read */
  read: (path: string) => string;
}

export interface PackageContext {
  language: string;
  /** The file of a picture by its address in a text of a file; null if there is none. */
  pictureOf?: (file: string, address: string) => string | null;
  /** Runs the work on one part of a file, which may be limited in time. */
  step?: <T>(file: string, work: () => T) => T;
}

export interface ReadPackage {
  quizzes: QtiQuiz[];
  /** Files that were not read, with the reason, and what was read otherwise than it is written. */
  problems: { file: string; line: number | null; message: string }[];
  /** Files that were not read because there is a richer copy of their quiz, and that copy. */
  copies: ReadonlyMap<string, string>;
}

interface Document {
  file: string;
  root: XmlElement;
  kind: 'version1' | 'test' | 'item' | 'settings';
}

/**
 * Reads all quizzes and banks of some files of QTI 1.2, 2.1, 2.2 and 3. Of two copies of one quiz the richer one is
 * read. Items that no test names make one quiz together.
 */
export function readQtiPackage(files: QtiFiles, context: PackageContext): ReadPackage {
  const { language, pictureOf, step = (_file, work) => work() } = context;
  const problems: ReadPackage['problems'] = [];
  const remarks: ReadPackage['problems'] = [];
  const opened = files.paths.flatMap((file) => open(file) ?? []);
  const copies = poorerCopies(opened);
  const documents = opened.filter(({ file }) => !copies.has(file));
  const banks = new Map(
    documents.filter(({ kind }) => kind === 'version1').flatMap(({ root }) => banksOf(root)),
  );
  const settings = documents.filter(({ kind }) => kind === 'settings');
  const items = documents.filter(({ kind }) => kind === 'item');
  const named = new Set<string>();
  const budget = { left: MOST_QUESTIONS };
  const picturesOf = (file: string): ReadContext['pictureOf'] =>
    pictureOf === undefined ? undefined : (address) => pictureOf(file, address);
  const source = (file: string): Source => ({
    file,
    language,
    budget,
    picturesOf,
    step: (work) => step(file, work),
    elementAt,
  });
  const quizzes: QtiQuiz[] = [];
  for (const { file, root, kind } of documents) {
    if (kind === 'version1') {
      const from = {
        file,
        language,
        budget,
        pictureOf: picturesOf(file),
        step: <T>(work: () => T) => step(file, work),
        bankOf: (identifier: string) => banks.get(identifier),
        descriptionOf: (identifier: string) => {
          const own = settingsOf(identifier);
          return own === undefined ? '' : canvasDescription(own.root);
        },
      };
      quizzes.push(...readDocument(root, from).map(withSettings));
    } else if (kind === 'test') {
      const { quiz, files: asked } = readTest(root, source(file));
      for (const path of asked) named.add(path);
      quizzes.push(quiz);
    }
  }
  const loose = items
    .filter(({ file }) => !named.has(file))
    .map(({ root, file }) => ({ element: root, file }));
  const [first] = loose;
  if (first !== undefined) quizzes.push(readItems(loose, source(first.file)));
  // Names and introductions are cut, which may halve an emoji.
  return { quizzes: storable(quizzes), problems: storable([...problems, ...remarks]), copies };

  function open(file: string): Document | null {
    try {
      const root = parse(file);
      const kind = kindOf(root);
      return kind === null ? null : { file, root, kind };
    } catch (error) {
      problems.push({ file, ...whyNotRead(error) });
      return null;
    }
  }

  function parse(file: string): XmlElement {
    const remark: XmlRemark = (line, message) => void remarks.push({ file, line, message });
    return withNamesOfVersion2(step(file, () => parseXml(files.read(file), LIMITS, remark)));
  }

  /** The root of another file of the package. */
  function elementAt(from: string, href: string): Found {
    const file = posix.join(
      posix.dirname(from),
      percentDecoded(href.split('#', 1)[0] ?? '').normalize('NFC'),
    );
    const known = opened.find((each) => each.file === file);
    if (known !== undefined) return { element: known.root, file };
    const problem = problems.find((each) => each.file === file);
    if (problem !== undefined) return { problem: problem.message };
    if (![...files.paths, ...(files.parts ?? [])].includes(file))
      return { problem: 'It was left out: its file is not in the package.' };
    try {
      return { element: parse(file), file };
    } catch (error) {
      return { problem: whyNotRead(error).message };
    }
  }

  /** Canvas keeps the settings of a quiz in another file. */
  function settingsOf(identifier: string): Document | undefined {
    return settings.find(({ root }) => root.attributes.identifier === identifier);
  }

  function withSettings(quiz: QtiQuiz): QtiQuiz {
    const own = settingsOf(quiz.identifier);
    if (own === undefined || quiz.kind === 'bank') return quiz;
    const noteFinding = (message: string) => quiz.problems.push({ line: null, item: null, message });
    const more: QtiSettings = canvasSettings(own.root, noteFinding);
    const published = wordsOf(at(own.root, 'available')) !== 'false';
    return { ...quiz, published, settings: { ...quiz.settings, ...more } };
  }
}

/** @throws what is no refusal of a file */
function whyNotRead(error: unknown): { line: number | null; message: string } {
  if (error instanceof LeftOut) return { line: null, message: error.reason };
  if (error instanceof XmlRefused)
    return { line: error.line, message: `It was left out: it ${error.reason}.` };
  throw error;
}

function kindOf(root: XmlElement): Document['kind'] | null {
  if (root.name === 'questestinterop') return 'version1';
  if (root.name === 'assessmentTest') return 'test';
  if (root.name === 'assessmentItem') return 'item';
  return root.name === 'quiz' ? 'settings' : null;
}

/** Two copies of one quiz are never both read: they would be two quizzes with the same questions. */
function poorerCopies(documents: readonly Document[]): Map<string, string> {
  const richer = new Map(
    documents.flatMap(({ file }) => {
      const name = RICHER.exec(file)?.[1];
      return name === undefined ? [] : [[name, file] as const];
    }),
  );
  const copies = new Map<string, string>();
  for (const { file, root, kind } of documents) {
    if (kind !== 'version1' || RICHER.test(file)) continue;
    const folder = posix.basename(posix.dirname(file));
    const names = [folder, ...childrenOf(root, 'assessment').map(({ attributes }) => attributes.ident ?? '')];
    const better = names.map((name) => richer.get(name)).find((found) => found !== undefined);
    if (better !== undefined) copies.set(file, better);
  }
  return copies;
}
