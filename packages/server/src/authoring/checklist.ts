import type { Check, Checklist } from '@digiken/contract';
import { CHECK_IDS } from '@digiken/contract/constants';
import { publicId } from '../courses';
import { type UnitOverview, weightOf } from './overview';

type CheckId = Check['id'];
type Place = Check['where'][number];

/** Number of linked places per check; fixing these reveals the rest. */
const PLACES = 20;
const ADVICE: readonly CheckId[] = ['weight', 'price', 'draws'];

interface Described {
  title: string;
  summary: string;
  categoryId: string | null;
  /** Whole shillings. */
  price: number;
}

/** Checks of units, and of lessons: each is left out while there is nothing that it could look at. */
const OF_UNITS: readonly CheckId[] = ['lessons', 'price'];
const OF_LESSONS: readonly CheckId[] = ['empty-lessons', 'alt-text', 'captions', 'transcript', 'weight'];

/**
 * The publish checklist: what a course still needs before it can be submitted (spec 12.91). A course without units or
 * lessons has no checks of them, so that nothing counts as done which was never begun.
 * @param draws quizzes whose draws find too few questions; undefined: no quiz draws questions, or it is not asked for
 */
export function checklistOf(
  course: Described,
  units: readonly UnitOverview[],
  draws?: readonly Place[],
): Checklist {
  const ofCourse = (missing: boolean): Place[] =>
    missing ? [{ unitId: null, topicId: null, title: course.title }] : [];
  const ofTopics = (id: CheckId): Place[] =>
    units.flatMap((unit) =>
      unit.topics
        .filter(({ missing }) => missing.some((item) => item === id))
        .map((topic) => ({ unitId: publicId(unit.id), topicId: publicId(topic.id), title: topic.title })),
    );
  const places: Record<CheckId, Place[]> = {
    summary: ofCourse(course.summary === ''),
    units: ofCourse(units.length === 0),
    lessons: units
      .filter(({ topics }) => topics.length === 0)
      .map(({ id, title }) => ({ unitId: publicId(id), topicId: null, title })),
    'empty-lessons': ofTopics('empty-lessons'),
    'alt-text': ofTopics('alt-text'),
    captions: ofTopics('captions'),
    transcript: ofTopics('transcript'),
    weight: ofTopics('weight'),
    price: ofCourse(course.price === 0),
    category: ofCourse(course.categoryId === null),
    draws: [...(draws ?? [])],
  };
  const pictures = units.flatMap(({ topics }) => topics).reduce((sum, topic) => sum + topic.missingAlt, 0);
  const lessonless = units.every(({ topics }) => topics.length === 0);
  const applies = (id: CheckId) =>
    !(units.length === 0 && OF_UNITS.includes(id)) &&
    !(lessonless && OF_LESSONS.includes(id)) &&
    !(id === 'draws' && draws === undefined);
  const checks = CHECK_IDS.filter(applies).map((id): Check => {
    const where = places[id];
    const status = where.length === 0 ? 'done' : ADVICE.includes(id) ? 'advice' : 'missing';
    return { id, status, count: id === 'alt-text' ? pictures : where.length, where: where.slice(0, PLACES) };
  });
  return {
    ready: checks.every(({ status }) => status !== 'missing'),
    weightBytes: units.reduce((sum, { topics }) => sum + weightOf(topics), 0),
    checks,
  };
}

const some = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

const GAPS: Record<CheckId, (count: number) => string> = {
  summary: () => 'write a summary',
  units: () => 'add a unit',
  lessons: (count) => `add a lesson to ${some(count, 'one unit', 'units')}`,
  'empty-lessons': (count) => `write ${some(count, 'one empty lesson', 'empty lessons')}`,
  'alt-text': (count) => `describe ${some(count, 'one picture', 'pictures')}`,
  captions: (count) => `add captions to ${some(count, 'one video', 'videos')}`,
  transcript: (count) => `add a transcript to ${some(count, 'one video', 'videos')}`,
  weight: () => '',
  price: () => '',
  category: () => 'choose a category',
  draws: () => '',
};

/** The missing items in one sentence, for the interface. */
export function gapsInWords({ checks }: Checklist): string {
  const gaps = checks.filter(({ status }) => status === 'missing').map(({ id, count }) => GAPS[id](count));
  return `This course is not ready yet: ${new Intl.ListFormat('en-GB').format(gaps)}.`;
}
