import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCli } from './server.ts';

const FOLDER = fileURLToPath(new URL('../../../shared/data/courses/iot-for-beginners', import.meta.url));

/** The real course that journeys study; nobody of us wrote it. It lies beside the checkout, not in it. */
export const realCourse = {
  here: existsSync(FOLDER),
  title: 'IoT for Beginners - A Curriculum',
  search: 'IoT beginners',
  firstLesson: 'Introduction to IoT',
  secondLesson: 'A deeper dive into IoT',
  lessons: 24,
};

/** Brings it into an empty data folder, published; says what the import printed. */
export async function importRealCourse(dataDir: string): Promise<string> {
  return realCourse.here ? runCli(['import', FOLDER, '--publish'], { dataDir }) : '';
}
