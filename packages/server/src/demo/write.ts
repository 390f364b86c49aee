import type { Services } from '../platform/services';
import { addAttempts } from './attempts';
import { addCategories, addCourse } from './courses';
import { DEMO_COURSES } from './courses-content';
import { DEMO_DAY } from './days';
import { addDemoDiscussions } from './discussions';
import { addHelpRequests } from './help';
import { addHubs } from './hubs';
import { addMessages } from './messages';
import { addDemoNotes } from './notes';
import { addPeople } from './people';
import { addProgress } from './progress';
import { addReviews } from './reviews';
import { addDemoConversation } from './tutor';

type Site = Pick<Services, 'db' | 'files' | 'workers' | 'config'>;

/**
 * Writes the demo content as of {@link DEMO_DAY} into an empty site: people, courses, and what the people have done. It
 * takes many seconds, so that a build does it once (prepare.ts).
 */
export async function writeDemo(site: Site): Promise<void> {
  const { db, files } = site;
  const now = DEMO_DAY;
  await writeCourses(site);
  await db.transaction((tx) => addProgress(tx, now));
  await addAttempts(db, now);
  await db.transaction(async (tx) => {
    await addHubs(tx, files, now);
    await addMessages(tx, now);
    await addHelpRequests(tx, now);
    await addReviews(tx, now);
    await addDemoDiscussions(tx, now);
    await addDemoNotes(tx, now);
  });
  await addDemoConversation(db, now);
}

/** Writes the people and the courses of the demo content. */
async function writeCourses({ db, files, workers, config }: Site): Promise<void> {
  const now = DEMO_DAY;
  const clock = { now: () => now };
  await db.transaction(async (tx) => {
    await addPeople(tx, now);
    await addCategories(tx, now);
  });
  const deps = { db, files, workers, clock, config };
  await Promise.all(DEMO_COURSES.map((course) => addCourse(deps, now, course)));
}
