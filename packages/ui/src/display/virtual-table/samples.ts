/** Learners of a county programme for the stories: invented, and the same on every run. */
export interface SampleLearner {
  id: string;
  name: string;
  county: string;
  course: string;
  lessons: number;
  paid: number;
  seen: string;
}

const FIRST = [
  'Achieng',
  'Barasa',
  'Chebet',
  'Fatuma',
  'Kamau',
  'Kerubo',
  'Kiptoo',
  'Makena',
  'Mwanaisha',
  'Nafula',
  'Njeri',
  'Otieno',
  'Wanjiru',
] as const;
const LAST = [
  'Abdalla',
  'Chepkoech',
  'Kariuki',
  'Lekishon',
  'Mutua',
  'Mwangi',
  'Nyamweya',
  'Odhiambo',
  'Salim',
  'Wafula',
  'wa Nyambura-Kipchirchir',
] as const;
const COUNTIES = [
  'Kisumu',
  'Uasin Gishu',
  'Mombasa',
  'Nyeri',
  'Turkana',
  'Kakamega',
  'Elgeyo-Marakwet',
] as const;
const COURSES = [
  'Bookkeeping for small shops',
  'Solar wiring at home',
  'First aid on the road',
  'Poultry keeping from chick to market',
  'Kiswahili for the office',
] as const;
const DAYS = ['today', 'yesterday', '3 days ago', 'last week', '2 weeks ago', 'last month'] as const;

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** `count` learners; the number at the end of each id is its position, from 1. */
export function sampleLearners(count: number): SampleLearner[] {
  return Array.from({ length: count }, (_, index) => {
    const hash = (index * 2_654_435_761) >>> 0;
    return {
      id: `learner-${index + 1}`,
      name: `${pick(FIRST, index)} ${pick(LAST, hash >>> 4)}`,
      county: pick(COUNTIES, hash >>> 7),
      course: pick(COURSES, hash >>> 9),
      lessons: (hash >>> 11) % 48,
      paid: ((hash >>> 13) % 8) * 450,
      seen: pick(DAYS, hash >>> 16),
    };
  });
}
