import type { CourseState } from '../course-state-badge/course-state-badge';

export interface TopicVideoView {
  src: string;
  weightBytes: number;
  captions: { language: string; label: string; src: string }[];
  /** Markdown. */
  transcript?: string;
}

/** A lesson as its author sees it: the last save. */
export interface AuthoredTopicDetailView {
  id: string;
  title: string;
  /** BCP 47 tag of the text. */
  language: string;
  languages?: string[];
  /** Of the course: decides who can read a saved lesson. Default `published`. */
  courseState?: CourseState;
  /** Free preview. */
  preview: boolean;
  /** The source text, in `format`. */
  markdown: string;
  /** Default `markdown`. */
  format?: TopicFormat;
  minutes?: number;
  weightBytes?: number;
  /** Check ids (CHECK_IDS of the contract) or text: the lesson's missing parts. */
  missing?: string[];
  video?: TopicVideoView;
  /** What the lesson opens below its text; it comes from an import. */
  activity?: {
    title: string;
    weightBytes: number;
    /** What learners have reached in it. */
    resultsHref?: string;
  };
}

/** The unsaved input. */
export interface TopicTyping {
  title: string;
  markdown: string;
  /** Default `markdown`. */
  format?: TopicFormat;
}

/** The source format of a lesson: HTML only if an import could not express it in Markdown. */
export type TopicFormat = 'markdown' | 'html';
