import { LeftOut, readQtiPackage, type ReadPackage } from '../quizzes';
import { readXmlText } from './cartridge/xml';
import type { CourseFolder } from './folder';
import { IMPORT_LIMITS } from './limits';
import { resolvePath } from './paths';
import { ImportRefused } from './report';
import type { Work } from './work';

interface Order {
  folder: CourseFolder;
  paths: readonly string[];
  /** BCP 47 tag. */
  language: string;
  work: Work;
  pictureOf?: (file: string, address: string) => string | null;
}

/** Reads the quizzes in files of QTI. A file that cannot be read is a problem of its own. */
export async function readQuestionFiles(order: Order): Promise<ReadPackage> {
  const { folder, paths, language, work, pictureOf } = order;
  const texts = new Map<string, string | LeftOut>();
  let bytes = 0;
  for (const path of paths) {
    bytes += folder.bytes(path);
    texts.set(path, bytes > IMPORT_LIMITS.questionBytes ? TOO_MUCH : await textOf(folder, path));
  }
  const parts = partsNamedIn(texts).filter((path) => folder.has(path) && !texts.has(path));
  for (const path of parts) {
    bytes += folder.bytes(path);
    texts.set(path, bytes > IMPORT_LIMITS.questionBytes ? TOO_MUCH : await textOf(folder, path));
  }
  return readQtiPackage(
    {
      paths,
      parts,
      read: (path) => {
        const text = texts.get(path);
        if (typeof text === 'string') return text;
        throw text ?? TOO_MUCH;
      },
    },
    {
      language,
      ...(pictureOf && { pictureOf }),
      step: (file, run) => work.step(file, null, run),
    },
  );
}

const PART = /\b(?:href|data)\s*=\s*["']([^"'?#]+\.(?:x?html?|xml))["'?#]/gi;

/** Files that questions may show a part of: each is read as XML if one does. */
const partsNamedIn = (texts: ReadonlyMap<string, string | LeftOut>): string[] => [
  ...new Set(
    [...texts].flatMap(([file, text]) =>
      typeof text === 'string'
        ? [...text.matchAll(PART)].flatMap(([, address = '']) => resolvePath(file, address) ?? [])
        : [],
    ),
  ),
];

const TOO_MUCH = new LeftOut(
  `It was left out: the files with questions are larger than ${IMPORT_LIMITS.questionBytes / 1024 / 1024} MB together.`,
);

async function textOf(folder: CourseFolder, path: string): Promise<string | LeftOut> {
  try {
    return await readXmlText(folder, path);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return new LeftOut(`It was left out: ${error.message}`);
  }
}
