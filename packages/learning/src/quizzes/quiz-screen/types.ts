import type { SaveStateProps } from '@digiken/ui/save-state';
import type { UploadControl } from '@digiken/ui/file-upload';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { Answer, Answers, Question } from '../../lib/quiz';

/** Data of a running attempt. */
export interface AttemptProps {
  questions: readonly Question[];
  /** The parent stores them, so that they survive a reload. */
  answers: Answers;
  /** Each change, immediately; undefined clears an answer. */
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  /** Uploads one file of a question, which is then part of `answers`. */
  onUpload?: (questionId: string, file: File, control: UploadControl) => Promise<FormOutcome>;
  /** Deletes an uploaded file, which is then no longer part of `answers`. */
  onRemoveFile?: (questionId: string, fileId: string) => Promise<FormOutcome>;
  /** Errors by question id. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Ids of the flagged questions. Without `onFlag`, flags are disabled. */
  flagged?: readonly string[];
  onFlag?: (questionId: string, flagged: boolean) => void;
  /** Save status of the answers. */
  save?: SaveStateProps;
  /** Returns `errors` by question id if some answers prevent the submission. */
  onSubmit: () => Promise<FormOutcome>;
  mode: 'one-at-a-time' | 'all';
  /** One at a time, without a way back. */
  sequential?: boolean;
  /**
   * Without a way back: leaves a question for good. `questions` then has the next one, which is shown. Default: all
   * questions are there.
   */
  onLeave?: (questionId: string) => Promise<FormOutcome>;
  /** How many questions the attempt asks. Default: the number of `questions`. */
  total?: number;
  /** The current question, if set by the URL. Default: the first without an answer. */
  currentId?: string;
  onGo?: (questionId: string) => void;
}
