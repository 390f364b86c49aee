import type { Course } from '@digiken/contract';
import type { ProgressView, UnitView } from '../../lib/types';
import type { RatingView } from '../course-rating/course-rating';
import type { InstructorView } from '../instructor-card/instructor-card';

/** A course with all data of its page. */
export interface CourseDetailView {
  id: string;
  href: string;
  title: string;
  summary: string;
  category?: string;
  instructor?: string;
  /** Undefined if unknown: then nothing is shown. */
  level?: Course['level'];
  /** In whole Kenyan shillings (spec 9.16). Undefined if unknown: then nothing is shown. */
  price?: number;
  unitCount: number;
  image?: string;
  /** Sanitised by the server; may be empty. */
  descriptionHtml: string;
  /** BCP 47 tags of the languages in which its lessons are available. */
  languages: string[];
  minutes: number;
  weightBytes: number;
  units: UnitView[];
  progress: ProgressView;
  /** Null under five ratings; undefined if ratings are not known. */
  rating?: RatingView | null;
  /** What a learner can do afterwards, one sentence each. */
  outcomes?: string[];
  /** Who it is for, as plain text. */
  audience?: string;
  /** More about the instructor than the name. */
  teacher?: InstructorView;
  /** Names of those who teach it besides the instructor. */
  coInstructors?: string[];
  related?: readonly Course[];
}
