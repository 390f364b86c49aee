import type { CourseDetail } from '@digiken/contract';
import type { ChoiceInput } from '@digiken/hooks/api';
import { useState } from 'react';
import { choiceOf, choosable } from '../views/buying';

/** The units of a course as somebody sees them who has none of them. */
const asNew = (course: CourseDetail) => course.units.map((unit) => ({ ...unit, owned: false }));

/** A course of which units are bought for other people. */
export const forOthers = (course: CourseDetail): CourseDetail => ({ ...course, units: asNew(course) });

export interface ForOthers {
  chosen: string[];
  /** Null: all units again. */
  setChosen: (chosen: string[] | null) => void;
  /** Null while no unit is chosen, or the course is not loaded. */
  choice: ChoiceInput | null;
}

/** The choice of units for other people; at first all that cost something. */
export function useForOthers(course: CourseDetail | undefined): ForOthers {
  const [wanted, setChosen] = useState<string[] | null>(null);
  const available = course ? choosable(asNew(course)) : [];
  const chosen = wanted === null ? available : available.filter((id) => wanted.includes(id));
  return { chosen, setChosen, choice: choiceOf(chosen, available) };
}
