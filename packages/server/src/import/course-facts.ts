import { QUIZ_GRADINGS, QUIZ_REVIEW_PARTS, QUIZ_REVIEWS } from '@digiken/contract/constants';
import { z } from 'zod';
import { courseFacts, unitFacts } from '../courses';
import type { QuizSettings } from '../quizzes';
import type { CourseFolder } from './folder';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG } from './layout';
import { ImportRefused, type Issues } from './report';

/** Beside `README.md`: what Markdown has no place for. Exports write it. */
const FACTS_FILE = 'digiken.json';

const text = (max: number) => z.string().max(max);
const Settings = z
  .object({
    intro: text(5_000),
    practice: z.boolean(),
    required: z.boolean(),
    timeLimitMinutes: z.number().int().min(1).max(1_440).nullable(),
    attempts: z.number().int().min(1).max(100).nullable(),
    delayMinutes: z.number().int().min(0).max(100_000),
    grading: z.enum(QUIZ_GRADINGS),
    shuffleQuestions: z.boolean(),
    shuffleOptions: z.boolean(),
    oneAtATime: z.boolean(),
    sequential: z.boolean(),
    review: z.enum(QUIZ_REVIEWS),
    reviewShows: z.array(z.enum(QUIZ_REVIEW_PARTS)),
    passShare: z.number().min(0).max(1).nullable(),
    anonymous: z.boolean(),
  })
  .partial();

const Facts = z.object({
  language: z.string().regex(LANGUAGE_TAG).default(DEFAULT_LANGUAGE),
  ...courseFacts,
  units: z.record(z.string(), z.object(unitFacts)).default({}),
  previews: z.array(z.string()).optional(),
  /** Files that a machine has translated. */
  machineTranslated: z.array(z.string()).default([]),
  quizzes: z
    .record(
      z.string(),
      z.object({
        title: text(200),
        language: z.string().max(35),
        settings: Settings,
        /** By the number of their question, from 1; `src` is a path in the folder. */
        pictures: z.record(z.string(), z.object({ src: text(1_000), alt: text(1_000) })).default({}),
      }),
    )
    .default({}),
});

export interface CourseFacts extends z.infer<typeof Facts> {
  /** Whether the folder has the file. */
  written: boolean;
}

/** Facts as the author chose them. They apply to what is new only: later choices in the console are kept. */
export type ChosenFacts = Partial<Pick<CourseFacts, keyof typeof courseFacts | 'units' | 'previews'>>;

/** @throws {ImportRefused} if the file is not valid */
export async function readFacts(folder: CourseFolder, issues: Issues): Promise<CourseFacts> {
  if (!folder.has(FACTS_FILE)) return { ...Facts.parse({}), written: false };
  let content: unknown;
  try {
    content = JSON.parse(await folder.readText(FACTS_FILE));
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`${FACTS_FILE} is not JSON.`);
  }
  const parsed = Facts.safeParse(content);
  if (parsed.success) return { ...parsed.data, written: true };
  const [issue] = parsed.error.issues;
  issues.add(
    'structure',
    FACTS_FILE,
    null,
    `“${issue?.path.join('.') ?? ''}” is not valid, so the file was not used.`,
  );
  return { ...Facts.parse({}), written: false };
}

/** Settings of a quiz by the path of its file. */
export function settingsIn({ quizzes }: CourseFacts, path: string): Partial<QuizSettings> {
  const given = Object.entries(quizzes[path]?.settings ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
