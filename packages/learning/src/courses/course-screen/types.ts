import type { CourseView, ProgressView, UnitView } from '../../lib/types';

/** A course with all data of its page. */
export interface CourseDetailView extends CourseView {
  /** Sanitised by the server; may be empty. */
  descriptionHtml: string;
  /** BCP 47 tags of the languages in which its lessons are available. */
  languages: string[];
  minutes: number;
  weightBytes: number;
  units: UnitView[];
  progress: ProgressView;
}
