import { fullName } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { hubAssignmentMembers, hubAssignments } from '../assignments';
import { courses } from '../courses';
import { hubCohortMembers, hubCohorts, hubMembers } from '../hubs';
import type { Database } from '../platform/database';
import type { FileStore } from '../platform/files';
import { written } from '../platform/language';
import { hubs, users } from '../users';
import { DEMO_ASSIGNMENT, DEMO_HUB, DEMO_NEIGHBOURS } from './community-content';

const DAY = 86_400_000;
const WEBP = { ext: 'webp', type: 'image/webp' } as const;

/** An open book above a lake. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
<rect width="256" height="256" rx="40" fill="#0b4f4a"/>
<path d="M40 80q48-28 88 0v104q-40-28-88 0zM216 80q-48-28-88 0v104q40-28 88 0z" fill="#f6e7c1"/>
<path d="M56 216q36-20 72 0t72 0" fill="none" stroke="#5ec4b6" stroke-width="12" stroke-linecap="round"/></svg>`;

/** Shelves of books in front of hills. */
const BANNER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 400" width="1600" height="400">
<rect width="1600" height="400" fill="#f2b36b"/>
<path d="M0 260q200-140 420-40t420-30 400 20 360-60v250H0z" fill="#2f7d5b"/>
<path d="M0 320q400-60 800 0t800-20v100H0z" fill="#0b4f4a"/>
${Array.from(
  { length: 40 },
  (_, at) =>
    `<rect x="${20 + at * 39}" y="${330 - (at % 5) * 9}" width="30" height="90" fill="${['#f6e7c1', '#c4502e', '#5ec4b6', '#22406b', '#e0a53a'][at % 5]}"/>`,
).join('')}</svg>`;

/** Adds a cohort, an assigned course, a logo and a banner to the demo hub. Does nothing if it has a cohort. */
export async function addDemoHub(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [hub] = await tx.select({ id: hubs.id }).from(hubs).where(eq(hubs.name, DEMO_HUB.name));
    const [member] = await tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .innerJoin(hubMembers, and(eq(hubMembers.userId, users.id), eq(hubMembers.hubId, hub?.id ?? '')))
      .where(eq(users.email, DEMO_NEIGHBOURS.member.email));
    const [course] = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.sourceKey, `demo:${DEMO_ASSIGNMENT.folder}`));
    if (!hub || !member || !course) return;
    const [known] = await tx.select().from(hubCohorts).where(eq(hubCohorts.hubId, hub.id)).limit(1);
    if (known) return;

    const of = { hubId: hub.id, userId: member.id };
    const [cohort] = await tx
      .insert(hubCohorts)
      .values({ hubId: hub.id, name: DEMO_ASSIGNMENT.cohort, createdAt: now })
      .returning({ id: hubCohorts.id });
    await tx.insert(hubCohortMembers).values({ cohortId: cohort?.id ?? '', ...of, addedAt: now });
    const dueOn = new Date(now.getTime() + DEMO_ASSIGNMENT.days * DAY).toISOString().slice(0, 10);
    const [assignment] = await tx
      .insert(hubAssignments)
      .values({
        ...{
          hubId: hub.id,
          courseId: course.id,
          everyone: true,
          dueOn,
          ...written({ note: DEMO_ASSIGNMENT.note }),
        },
        createdAt: now,
      })
      .returning({ id: hubAssignments.id });
    await tx.insert(hubAssignmentMembers).values({
      ...{ assignmentId: assignment?.id ?? '', ...of, access: 'enrolled', createdAt: now },
      sortName: fullName(member).toLowerCase(),
      assignedOn: now.toISOString().slice(0, 10),
      dueOn,
      // The end of the day in Nairobi.
      dueAt: new Date(`${dueOn}T21:00:00Z`),
    });

    const store = async (svg: string) => {
      const { path } = await files.put(tx, await sharp(Buffer.from(svg)).webp().toBuffer(), WEBP);
      await files.publish(tx, path);
      return path;
    };
    const banner = await store(BANNER);
    await tx
      .update(hubs)
      .set({ logo: await store(LOGO), banner, bannerSource: banner })
      .where(eq(hubs.id, hub.id));
  });
}
