import { posix } from 'node:path';
import type { Resource } from './manifest';

/** The source of a lesson. */
export type Source =
  | { kind: 'page'; file: string }
  /** A discussion's prompt, or an assignment's text. */
  | { kind: 'topic'; file: string }
  | { kind: 'weblink'; file: string }
  | { kind: 'link'; url: string; file: string; line: number }
  | { kind: 'file'; file: string };

/** A quiz of its unit. */
export interface QuizSource {
  kind: 'quiz';
  file: string;
}

const PAGE = /\.x?html?$/i;

const isPage = (path: string) => PAGE.test(path);

/** The source of a lesson or a quiz, or one sentence why the resource is left out. */
export function sourceOf(resource: Resource): Source | QuizSource | string {
  const { type, files } = resource;
  const [file] = files;
  if (resource.forTeachers) return 'it is meant for those who teach.';
  if (/^ims(basic)?lti/.test(type)) return 'it opens another program (LTI).';
  if (file === undefined) return 'its file is not in the archive.';
  if (isQuiz(resource)) return { kind: 'quiz', file };
  if (/^imsdt|^assignment/.test(type)) return { kind: 'topic', file };
  if (/^imswl/.test(type)) return { kind: 'weblink', file };
  if (type === 'webcontent') return isPage(file) ? { kind: 'page', file } : { kind: 'file', file };
  const page = files.find(isPage);
  if (page !== undefined && type.startsWith('associatedcontent')) return { kind: 'page', file: page };
  return `a resource of the kind “${type}” (${posix.basename(file)}) is not taken.`;
}

/** A quiz, or a bank of questions. */
export const isQuiz = ({ type }: Resource) => /^imsqti|\/(assessment|question-bank)$/.test(type);
