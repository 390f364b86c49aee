import type { Category, Course } from '@digiken/contract';
import type { HomeScreenProps } from '@digiken/learning/home-screen';
import { categoryName } from './category-name';
import { type Area, coursePath } from './paths';

export type CategoryView = HomeScreenProps['categories'][number];

/** The addresses of courses in an area. */
export const courseHrefIn =
  (area: Area) =>
  (course: Course): string =>
    coursePath(area, course);

export function categoryView(category: Category): CategoryView {
  return { id: category._id, name: categoryName(category), count: category.courseCount };
}
