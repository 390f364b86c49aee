export interface LessonNeighbour {
  title: string;
  /** BCP 47 tag of the title; undefined: that of the lesson. */
  language?: string;
  href: string;
}
