import { and, eq } from 'drizzle-orm';
import { courses, lessons, units } from '../courses';
import { discussionFollowers, discussionPosts, discussionThreads, refreshThread } from '../discussions';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { newId } from '../platform/ids';
import { personOf, sourceKeyOf } from './find';

const HOUR = 3_600_000;

interface DemoPost {
  by: string;
  hoursAgo: number;
  text: string;
  accepted?: true;
}

/** Below lessons of demo courses, by the folder of the course and the title of the lesson; the first post is the question. */
const DISCUSSIONS: readonly {
  folder: string;
  lesson: string;
  title: string;
  posts: readonly DemoPost[];
}[] = [
  {
    folder: 'kitchen-garden',
    lesson: 'Water wisely',
    title: 'Can I water at noon if I am away in the morning?',
    posts: [
      {
        by: 'otieno',
        hoursAgo: 75,
        text: 'I leave at six and come home at lunch. The lesson says mornings. Is noon worse than not at all?',
      },
      {
        by: 'instructor',
        hoursAgo: 70,
        text: 'Evening is better than noon: less of the water is lost to the sun. Water the soil and not the leaves, so that they are dry at night.',
        accepted: true,
      },
      { by: 'otieno', hoursAgo: 69, text: 'Thank you. I will water at six in the evening.' },
    ],
  },
  {
    folder: 'kitchen-garden',
    lesson: 'Find the light',
    title: 'My balcony has four hours of sun. What grows there?',
    posts: [
      {
        by: 'otieno',
        hoursAgo: 20,
        text: 'It faces east, between two tall houses. Has anybody tried sukuma wiki with so little light?',
      },
    ],
  },
  {
    folder: 'shop-books',
    lesson: 'Close the day',
    title: 'What do I do with a note that is torn?',
    posts: [
      {
        by: 'akinyi',
        hoursAgo: 190,
        text: 'A customer paid with a torn note of 200. It is in the box, but nobody takes it. Does it count?',
      },
      {
        by: 'instructor',
        hoursAgo: 186,
        text: 'It counts until the bank refuses it. Banks take torn notes if most of the note is there. If yours refuses, write 200 as a loss on that day.',
        accepted: true,
      },
    ],
  },
  {
    folder: 'beekeeping',
    lesson: 'Stings and allergy',
    title: 'How long should I watch somebody after many stings?',
    posts: [
      {
        by: 'kibet',
        hoursAgo: 260,
        text: 'My cousin had about ten stings on one arm and says that he is fine. May he go home alone on the motorbike?',
      },
      {
        by: 'rotich',
        hoursAgo: 255,
        text: 'Somebody should stay with him for some hours, and he should not ride. With trouble in breathing, a swollen face, a rash far from the stings or faintness, he goes to hospital at once: do not wait for the second sign.',
        accepted: true,
      },
      {
        by: 'cherono',
        hoursAgo: 250,
        text: 'We keep the number of a car with a driver on the wall for this.',
      },
    ],
  },
  {
    folder: 'first-aid',
    lesson: 'Choking',
    title: 'Is it the same for a person in a wheelchair?',
    posts: [
      {
        by: 'nasieku',
        hoursAgo: 150,
        text: 'My uncle uses a wheelchair. I cannot stand behind him because of the backrest.',
      },
      {
        by: 'mwakio',
        hoursAgo: 146,
        text: 'Lean him forward over your arm and give the blows between the shoulder blades from the side. If they do not help, set the brakes, kneel or stand behind the chair, reach around the backrest if it is low, or push on the breastbone from the front. Practise with him once, without pushing.',
        accepted: true,
      },
    ],
  },
  {
    folder: 'first-aid',
    lesson: 'Bleeding and burns',
    title: 'Asali kwenye jeraha la kuungua?',
    posts: [
      {
        by: 'amina',
        hoursAgo: 30,
        text: 'Bibi yangu huweka asali kwenye jeraha la kuungua. Je, ni salama baada ya kupoza kwa maji?',
      },
    ],
  },
  {
    folder: 'spreadsheets',
    lesson: 'Enter data well',
    title: 'My dates turn into numbers like 45992',
    posts: [
      {
        by: 'adhiambo',
        hoursAgo: 95,
        text: 'I typed dates in column A, and after a copy they are numbers. Did I lose them?',
      },
      {
        by: 'mutiso',
        hoursAgo: 92,
        text: 'No. A spreadsheet counts days, and only the format makes a date of the number. Select the column and choose the format Date.',
        accepted: true,
      },
      { by: 'kariuki', hoursAgo: 90, text: 'The same happened to me with the prices. Format Number helped.' },
    ],
  },
  {
    folder: 'chickens',
    lesson: 'A house for forty hens',
    title: 'Chicken wire or coffee wire?',
    posts: [
      {
        by: 'kendi',
        hoursAgo: 44,
        text: 'Coffee wire costs half here. Does it keep out what comes at night?',
      },
      {
        by: 'muriuki',
        hoursAgo: 40,
        text: 'It kept out the mongoose but not the rats. I put a second layer at the bottom, as high as my knee.',
      },
    ],
  },
];

/** Adds the discussions. Nobody is notified: they are older than the site. Call it in a transaction. */
export async function addDemoDiscussions(tx: Executor, now: Date): Promise<void> {
  for (const { folder, lesson, title, posts } of DISCUSSIONS) {
    const [place] = await tx
      .select({ lessonId: lessons.id, courseId: courses.id })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .where(and(eq(courses.sourceKey, sourceKeyOf(folder)), eq(lessons.title, lesson)));
    if (place === undefined) throw new Error(`The demo course ${folder} has no lesson “${lesson}”.`);
    const threadId = newId();
    for (const [at, { by, hoursAgo, text, accepted }] of posts.entries()) {
      const author = await personOf(tx, by);
      const createdAt = new Date(now.getTime() - hoursAgo * HOUR);
      const id = at === 0 ? threadId : newId();
      if (at === 0)
        await tx.insert(discussionThreads).values({ id, ...written({ title }), ...place, createdAt });
      await tx.insert(discussionPosts).values({
        ...{ id, threadId, authorId: author.id, ...written({ text }), createdAt },
        byInstructor: author.role === 'tutor',
      });
      await tx
        .insert(discussionFollowers)
        .values({ threadId, userId: author.id, createdAt })
        .onConflictDoNothing();
      if (accepted)
        await tx.update(discussionThreads).set({ acceptedId: id }).where(eq(discussionThreads.id, threadId));
    }
    await refreshThread(tx, threadId);
  }
}
