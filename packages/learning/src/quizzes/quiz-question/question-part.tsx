import type { UploadFile, UploadList } from '@digiken/ui/file-upload';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { Answer, AnswerOf, Question, QuestionType } from '../../lib/quiz';
import { FillIn } from './fill-in';
import { lazyPart } from './lazy-part';
import { Multiple } from './multiple';
import { Numeric } from './numeric';
import { ReviewedAnswer } from './reviewed-answer';
import { ShortText } from './short-text';
import { Single } from './single';
import { TrueFalse } from './true-false';

const HEAVY = {
  matching: lazyPart(async () => (await import('./matching')).Matching),
  ordering: lazyPart(async () => (await import('./ordering')).Ordering),
  essay: lazyPart(async () => (await import('./essay')).Essay),
  file: lazyPart(async () => (await import('./file')).FilePart),
} as const;

/**
 * Preloads the code of lazy types before their questions are shown, in case the connection
 * is lost. A failure has no effect, because the question loads it again.
 */
export function preloadQuestionTypes(types: Iterable<QuestionType>): void {
  for (const type of new Set(types)) {
    if (type in HEAVY) void HEAVY[type as keyof typeof HEAVY].preload().catch(() => undefined);
  }
}

export interface QuestionPartProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
  onUpload?: UploadFile;
  onRemoveFile?: (fileId: string) => Promise<FormOutcome>;
  uploads?: UploadList;
  disabled: boolean;
}

function ownAnswer<T extends QuestionType>(type: T, answer: Answer | undefined) {
  return answer?.type === type ? (answer as AnswerOf<T>) : undefined;
}

/** The input of a question. */
export function QuestionPart({
  question,
  answer,
  onAnswer,
  onUpload,
  onRemoveFile,
  uploads,
  disabled,
}: QuestionPartProps) {
  switch (question.type) {
    case 'single':
      return <Single question={question} answer={ownAnswer('single', answer)} onAnswer={onAnswer} />;
    case 'multiple':
      return <Multiple question={question} answer={ownAnswer('multiple', answer)} onAnswer={onAnswer} />;
    case 'true-false':
      return <TrueFalse question={question} answer={ownAnswer('true-false', answer)} onAnswer={onAnswer} />;
    case 'numeric':
      return <Numeric question={question} answer={ownAnswer('numeric', answer)} onAnswer={onAnswer} />;
    case 'short-text':
      return <ShortText question={question} answer={ownAnswer('short-text', answer)} onAnswer={onAnswer} />;
    case 'fill-in':
      return <FillIn question={question} answer={ownAnswer('fill-in', answer)} onAnswer={onAnswer} />;
    case 'matching':
      return (
        <HEAVY.matching question={question} answer={ownAnswer('matching', answer)} onAnswer={onAnswer} />
      );
    case 'ordering':
      // Its buttons and its drag and drop ignore a disabled fieldset.
      if (disabled) return <ReviewedAnswer question={question} answer={answer} />;
      return (
        <HEAVY.ordering question={question} answer={ownAnswer('ordering', answer)} onAnswer={onAnswer} />
      );
    case 'essay':
      return <HEAVY.essay question={question} answer={ownAnswer('essay', answer)} onAnswer={onAnswer} />;
    case 'file':
      if (disabled || !onUpload) return <ReviewedAnswer question={question} answer={answer} />;
      return (
        <HEAVY.file
          question={question}
          answer={ownAnswer('file', answer)}
          onAnswer={onAnswer}
          onUpload={onUpload}
          onRemoveFile={onRemoveFile}
          uploads={uploads}
        />
      );
  }
}
