import { fullName } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import { hubAssignmentCohorts, hubAssignmentMembers, hubAssignments } from '../assignments';
import { addMember, hubCohortMembers, hubCohorts, hubCourses, hubRequests, refreshHubCourses } from '../hubs';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import { written } from '../platform/language';
import { hubs } from '../users';
import { ago, dateOf } from './days';
import { courseOf, personOf } from './find';
import { DEMO_HUBS, type DemoHub } from './hubs-content';
import { storeHubPictures } from './hubs-pictures';

interface Place {
  tx: Executor;
  now: Date;
  hubId: string;
}

/** Fills the hubs with courses, members, cohorts, assigned courses and requests. Call it in a transaction. */
export async function addHubs(tx: Executor, files: FileStore, now: Date): Promise<void> {
  for (const hub of Object.values<DemoHub>(DEMO_HUBS)) {
    const { hubId } = await personOf(tx, hub.administrator);
    if (hubId === null) throw new Error(`${hub.administrator} administers no hub.`);
    const place = { tx, now, hubId };
    const { summary, description } = hub;
    const { logo, banner } = await storeHubPictures({ db: tx, files }, hub.picture);
    await tx
      .update(hubs)
      .set({ ...written({ summary, description }), logo, banner, bannerSource: banner })
      .where(eq(hubs.id, hubId));
    for (const folder of hub.courses) {
      const { id: courseId } = await courseOf(tx, folder);
      await tx.insert(hubCourses).values({ hubId, courseId, createdAt: ago(now, 50) });
    }
    await refreshHubCourses(tx, { hubId });
    for (const [name, days] of Object.entries(hub.members)) {
      const { id: userId } = await personOf(tx, name);
      await addMember(tx, { hubId, userId, now: ago(now, days) });
    }
    const cohorts = await addCohorts(place, hub);
    for (const assignment of hub.assignments) await assign(place, hub, { ...assignment, cohorts });
    for (const request of hub.requests) await addRequest(place, hub, request);
  }
}

/** @returns their ids by name */
async function addCohorts({ tx, now, hubId }: Place, { cohorts }: DemoHub): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [name, people] of Object.entries(cohorts)) {
    const [cohort] = await tx
      .insert(hubCohorts)
      .values({ hubId, name, createdAt: now })
      .returning({ id: hubCohorts.id });
    const cohortId = cohort?.id ?? '';
    ids.set(name, cohortId);
    for (const person of people) {
      const { id: userId } = await personOf(tx, person);
      await tx.insert(hubCohortMembers).values({ cohortId, hubId, userId, addedAt: now });
    }
  }
  return ids;
}

async function assign(
  { tx, now, hubId }: Place,
  hub: DemoHub,
  {
    folder,
    to,
    note,
    days,
    daysAgo,
    cohorts,
  }: DemoHub['assignments'][number] & { cohorts: ReadonlyMap<string, string> },
): Promise<void> {
  const { id: courseId } = await courseOf(tx, folder);
  const createdAt = ago(now, daysAgo);
  const due = { dueOn: dateOf(ago(now, -days)) };
  const [assignment] = await tx
    .insert(hubAssignments)
    .values({ hubId, courseId, everyone: to === undefined, ...due, ...written({ note }), createdAt })
    .returning({ id: hubAssignments.id });
  const assignmentId = assignment?.id ?? '';
  if (to !== undefined)
    await tx.insert(hubAssignmentCohorts).values({ assignmentId, cohortId: cohorts.get(to) ?? '' });
  const people = to === undefined ? Object.keys(hub.members) : (hub.cohorts[to] ?? []);
  for (const name of people) {
    const person = await personOf(tx, name);
    await tx.insert(hubAssignmentMembers).values({
      ...{ assignmentId, hubId, userId: person.id, access: 'enrolled', createdAt },
      sortName: fullName(person).toLowerCase(),
      assignedOn: dateOf(createdAt),
      ...due,
      // The end of the day in Nairobi.
      dueAt: ago(now, -(days + 1)),
    });
  }
}

async function addRequest(
  { tx, now, hubId }: Place,
  { name }: DemoHub,
  { by, daysAgo, message }: DemoHub['requests'][number],
): Promise<void> {
  const asking = await personOf(tx, by);
  const createdAt = ago(now, daysAgo);
  await tx.insert(hubRequests).values({ hubId, userId: asking.id, ...written({ message }), createdAt });
  const news = `${fullName(asking)} asked to join ${name}.`;
  await notifyAdministrators(
    { db: tx, clock: { now: () => createdAt } },
    { type: 'Hub request', message: news },
  );
}
