import type { Category, Course } from '@digiken/contract';
import { LEVELS } from '@digiken/contract/constants';
import type { HomeScreenProps } from '@digiken/learning/home-screen';
import { categoryName } from './category-name';
import { type Area, coursePath } from './paths';

export type CourseView = HomeScreenProps['courses'][number];
export type CategoryView = HomeScreenProps['categories'][number];

/** A course as a card shows it. Fields that are missing or unknown are left out (spec R.5). */
export function courseView(course: Course, area: Area): CourseView {
  return {
    id: course._id,
    href: coursePath(area, course),
    title: course.title ?? '',
    summary: course.summary ?? '',
    category: course.category ? categoryName(course.category) : undefined,
    instructor: course.instructor?.name,
    level: LEVELS.find((level) => level === course.level),
    price: typeof course.price === 'number' ? course.price : undefined,
    unitCount: course.unitCount ?? 0,
    lessonCount: course.lessonCount ?? undefined,
    minutes: course.minutes ?? undefined,
    weightBytes: course.bytes ?? undefined,
    rating: course.rating,
    unitsFrom: course.lowestPrice ?? undefined,
    image: course.image ?? undefined,
    createdAt: course.createdAt ?? '',
  };
}

export function categoryView(category: Category): CategoryView {
  return { id: category._id, name: categoryName(category), count: category.courseCount ?? 0 };
}
