import type { QuestionDraft } from '../draft';

export interface PartProps {
  draft: QuestionDraft;
  onChange: (changed: Partial<QuestionDraft>) => void;
  /** Id of the first control, for the links of the error summary. */
  id: string;
  error?: string;
}
