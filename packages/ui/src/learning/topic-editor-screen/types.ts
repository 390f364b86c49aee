export interface TopicVideoView {
  src: string;
  weightBytes: number;
  captions: { language: string; label: string; src: string }[];
  /** Markdown. */
  transcript?: string;
}

/** A lesson as its author sees it: what was saved last, which is what learners read. */
export interface AuthoredTopicDetailView {
  id: string;
  title: string;
  /** BCP 47 tag of the text. */
  language: string;
  languages?: string[];
  /** Free preview. */
  preview: boolean;
  /** The text as its author wrote it, in `format`. */
  markdown: string;
  /** Default `markdown`. */
  format?: TopicFormat;
  minutes?: number;
  weightBytes?: number;
  /** Check ids (contract's CHECK_IDS) or words: what the lesson lacks. */
  missing?: string[];
  video?: TopicVideoView;
}

/** What is being typed. */
export interface TopicTyping {
  title: string;
  markdown: string;
  /** Default `markdown`. */
  format?: TopicFormat;
}

/** What a lesson is written in: HTML only where an import could not express it in Markdown. */
export type TopicFormat = 'markdown' | 'html';
