import type { Drafts } from './drafts';
import type { AskForConversions } from './pictures';
import type { ImportProgress, Issues } from './report';
import type { Work } from './work';

/** Context for reading a course. */
export interface Reading {
  issues: Issues;
  drafts: Drafts;
  work: Work;
  /** Asks which pictures are converted already. */
  askForConversions: AskForConversions;
  onProgress: (progress: ImportProgress) => void;
}
