import type { CourseView, ProgressView, UnitView } from '../../foundations/lib/types';

/** A course with all that its page shows. */
export interface CourseDetailView extends CourseView {
  /** Sanitised by the server; may be empty. */
  descriptionHtml: string;
  /** BCP 47 tags of the languages that its lessons can be read in. */
  languages: string[];
  minutes: number;
  weightBytes: number;
  units: UnitView[];
  progress: ProgressView;
}
