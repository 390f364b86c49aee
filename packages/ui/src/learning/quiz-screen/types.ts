import type { SaveStateProps } from '../../feedback/save-state/save-state';
import type { UploadControl } from '../../forms/file-upload/file-upload';
import type { FormOutcome } from '../../foundations/lib/types';
import type { Answer, Answers, Question } from '../lib/quiz';

/** Data of a running attempt. */
export interface AttemptProps {
  questions: readonly Question[];
  /** The parent keeps them, so that they survive a refresh. */
  answers: Answers;
  /** Each change, at once; undefined takes an answer back. */
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  /** Sends one file of a question; what arrived comes back in `answers`. */
  onUpload?: (questionId: string, file: File, control: UploadControl) => Promise<FormOutcome>;
  /** What is wrong with an answer, by question id. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Ids of the questions to come back to. Without `onFlag` nothing can be flagged. */
  flagged?: readonly string[];
  onFlag?: (questionId: string, flagged: boolean) => void;
  /** Whether the answers are safe. */
  save?: SaveStateProps;
  /** Answered by `errors` per question id when some keep the attempt from being submitted. */
  onSubmit: () => Promise<FormOutcome>;
  mode: 'one-at-a-time' | 'all';
  /** One at a time, and never back. */
  sequential?: boolean;
  /** The question that shows, when the address says so. Default: the first without an answer. */
  currentId?: string;
  onGo?: (questionId: string) => void;
}
