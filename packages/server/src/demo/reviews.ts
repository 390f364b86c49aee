import { countRating } from '../courses';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { learnerReviews } from '../reviews';
import { ago } from './days';
import { courseOf, personOf } from './find';

/** By learners who study the course. */
const REVIEWS: readonly { folder: string; by: string; stars: number; daysAgo: number; text: string }[] = [
  {
    ...{ folder: 'kitchen-garden', by: 'learner', stars: 5, daysAgo: 4 },
    text: 'We eat our own sukuma wiki now. The lesson about water saved my sack in the dry weeks. (Demo review)',
  },
  {
    ...{ folder: 'kitchen-garden', by: 'otieno', stars: 4, daysAgo: 2 },
    text: 'Masomo ni mafupi na wazi. Ningependa picha zaidi za wadudu. (Maoni ya mfano)',
  },
  {
    ...{ folder: 'kitchen-garden', by: 'wambui', stars: 5, daysAgo: 31 },
    text: 'Two sacks beside the door feed four of us twice a week, as the course says. (Demo review)',
  },
  {
    ...{ folder: 'shop-books', by: 'naserian', stars: 5, daysAgo: 6 },
    text: 'One page a day is enough. I found two mistakes in the first week. (Demo review)',
  },
  {
    ...{ folder: 'shop-books', by: 'akinyi', stars: 4, daysAgo: 12 },
    text: 'I close the day at eight now and sleep better. More examples for a market stall would help. (Demo review)',
  },
  {
    ...{ folder: 'first-aid', by: 'simiyu', stars: 5, daysAgo: 20 },
    text: 'My neighbour choked at a wedding, and I knew what to do. Every boda rider should read this. (Demo review)',
  },
  {
    ...{ folder: 'first-aid', by: 'baraka', stars: 5, daysAgo: 3 },
    text: 'Somo la kuungua limeeleweka vizuri: maji baridi, si dawa ya meno. Asante sana. (Maoni ya mfano)',
  },
  {
    ...{ folder: 'first-aid', by: 'juma', stars: 4, daysAgo: 9 },
    text: 'Clear and calm. I read it aloud to my father in Kiswahili. (Demo review)',
  },
  {
    ...{ folder: 'chickens', by: 'wambui', stars: 5, daysAgo: 14 },
    text: 'The sums in the first lesson stopped me from buying two hundred chicks at once. Forty it is. (Demo review)',
  },
  {
    ...{ folder: 'chickens', by: 'muriuki', stars: 4, daysAgo: 8 },
    text: 'Kalenda ya chanjo imeniokoa. Bei za chakula ziko tofauti kidogo huku Meru. (Maoni ya mfano)',
  },
  {
    ...{ folder: 'beekeeping', by: 'cherono', stars: 5, daysAgo: 25 },
    text: 'I nearly hung my hive beside the school path. The second unit made me move it. (Demo review)',
  },
  {
    ...{ folder: 'beekeeping', by: 'kibet', stars: 4, daysAgo: 11 },
    text: 'Long, but each lesson gives one thing to do before the next. Read the one on stings first. (Demo review)',
  },
  {
    ...{ folder: 'clean-water', by: 'nasieku', stars: 5, daysAgo: 7 },
    text: 'We built the tippy tap on a Sunday. The children wash their hands because it is fun. (Demo review)',
  },
  {
    ...{ folder: 'spreadsheets', by: 'kariuki', stars: 3, daysAgo: 5 },
    text: 'Good explanations. On my small phone the grid is hard to see; the keyboard hints are for computers. (Demo review)',
  },
  {
    ...{ folder: 'spreadsheets', by: 'adhiambo', stars: 5, daysAgo: 2 },
    text: 'At last I know why my totals were wrong when I copied them. (Demo review)',
  },
  {
    ...{ folder: 'percentages', by: 'mwende', stars: 5, daysAgo: 28 },
    text: 'I reckoned what my loan by phone really costs in a year, and paid it off first. (Demo review)',
  },
  {
    ...{ folder: 'sell-by-phone', by: 'kendi', stars: 4, daysAgo: 4 },
    text: 'Photos by the window look twice as good. I sell two baskets more in a week. (Demo review)',
  },
  {
    ...{ folder: 'job-search', by: 'adhiambo', stars: 5, daysAgo: 10 },
    text: 'My CV has one page now, and I was invited to two interviews. (Demo review)',
  },
];

/** Adds the reviews. Call it in a transaction. */
export async function addReviews(tx: Executor, now: Date): Promise<void> {
  for (const { folder, by, daysAgo, stars, text } of REVIEWS) {
    const { id: courseId } = await courseOf(tx, folder);
    const { id: userId } = await personOf(tx, by);
    await tx
      .insert(learnerReviews)
      .values({ courseId, userId, stars, ...written({ text }), createdAt: ago(now, daysAgo) });
    await countRating(tx, { courseId, stars, ratings: 1 });
  }
}
