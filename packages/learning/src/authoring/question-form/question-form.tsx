import { type ComponentType, useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Collapsible } from '@digiken/ui/collapsible';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import type { QuestionType } from '../../lib/quiz';
import { draftOf, emptyDraft, type QuestionDraft } from './draft';
import { questionFormMessages } from './messages';
import { EssayFields, FileFields } from './parts/by-hand-fields';
import { ChoiceFields } from './parts/choice-fields';
import { FillInFields } from './parts/fill-in-fields';
import { MatchingFields } from './parts/matching-fields';
import { OrderingFields } from './parts/ordering-fields';
import type { PartProps } from './parts/part-props';
import { RubricFields } from './parts/rubric-fields';
import { AcceptedFields, NumericFields, TruthFields } from './parts/simple-fields';
import { QuestionPreview } from './preview';
import { type DraftField, type DraftProblem, questionOf } from './question-of';
import type { RenderQuestion } from './rendered-question';

export { questionFormMessages, questionTypeMessages } from './messages';
export type { RenderQuestion } from './rendered-question';

export interface QuestionFormProps {
  /** The question that is edited; undefined: a new one. */
  question?: AuthoredQuestionView;
  /** Of a new question. */
  type: QuestionType;
  /** BCP 47 tag of the quiz. */
  language: string;
  onSave: (question: AuthoredQuestionView) => Promise<FormOutcome>;
  onCancel: () => void;
  /** Keep it stable. */
  onRender: RenderQuestion;
  onDirtyChange?: (dirty: boolean) => void;
}

const PARTS: Record<QuestionType, ComponentType<PartProps>> = {
  single: ChoiceFields,
  multiple: ChoiceFields,
  'true-false': TruthFields,
  numeric: NumericFields,
  'short-text': AcceptedFields,
  'fill-in': FillInFields,
  matching: MatchingFields,
  ordering: OrderingFields,
  essay: EssayFields,
  file: FileFields,
};
/** The field whose error each part shows. */
const PART_FIELD: Record<QuestionType, DraftField> = {
  single: 'options',
  multiple: 'options',
  'true-false': 'answer',
  numeric: 'answer',
  'short-text': 'answer',
  'fill-in': 'options',
  matching: 'options',
  ordering: 'options',
  essay: 'words',
  file: 'kinds',
};
const PROBLEM_TEXT = { words: 'wrongWords', rubric: 'wrongRubric' } as const;
const textOf = (problem: DraftProblem) =>
  problem === 'words' || problem === 'rubric' ? PROBLEM_TEXT[problem] : problem;

/** Writes a question of one of ten types, with what learners will see beside it (spec 12.136). */
export function QuestionForm(props: QuestionFormProps) {
  const { question, type, language, onSave, onCancel, onRender, onDirtyChange } = props;
  const t = useMessages(questionFormMessages);
  const id = useId();
  const [draft, setDraft] = useState<QuestionDraft>(() => (question ? draftOf(question) : emptyDraft(type)));
  const change = (changed: Partial<QuestionDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    onDirtyChange?.(true);
  };
  const Part = PARTS[draft.type];
  const byHand = draft.type === 'essay' || draft.type === 'file';
  const partId = `${id}-part`;
  const fieldIds: Record<DraftField, string> = {
    prompt: `${id}-prompt`,
    points: `${id}-points`,
    tags: `${id}-tags`,
    options: partId,
    answer: partId,
    words: partId,
    kinds: partId,
    rubric: `${id}-rubric`,
  };
  const save = async (): Promise<FormOutcome> => {
    const read = questionOf(draft, question);
    if ('problems' in read) {
      const errors = Object.fromEntries(
        Object.entries(read.problems).map(([field, problem]) => [field, t(textOf(problem))]),
      );
      return { ok: false, message: Object.values(errors)[0] ?? '', errors };
    }
    const outcome = await onSave(read.question);
    if (outcome.ok) onDirtyChange?.(false);
    return outcome;
  };
  const text = (name: 'general' | 'right' | 'wrong') => ({
    required: false,
    value: draft[name],
    rows: 2,
    maxLength: 5000,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <div
      data-slot="question-form"
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]"
    >
      <Form
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        onSubmit={save}
        secondary={
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        {({ errors }) => (
          <>
            <TextArea
              id={fieldIds.prompt}
              label={t('prompt')}
              hint={t('promptHint')}
              value={draft.prompt}
              onChange={(event) => change({ prompt: event.currentTarget.value })}
              rows={3}
              maxLength={20_000}
              error={errors.prompt}
            />
            <Part
              draft={draft}
              onChange={change}
              id={partId}
              error={errors[PART_FIELD[draft.type]] ?? errors.answer ?? errors.options}
            />
            {byHand && (
              <>
                <p className="text-ink-muted">{t('byHand')}</p>
                <RubricFields draft={draft} onChange={change} id={fieldIds.rubric} error={errors.rubric} />
              </>
            )}
            <NumberInput
              id={fieldIds.points}
              label={t('points')}
              value={draft.points}
              onValueChange={(points) => change({ points })}
              step={0.5}
              min={0}
              max={1000}
              error={errors.points}
              fieldClassName="max-w-40"
            />
            <TextInput
              id={fieldIds.tags}
              label={t('tags')}
              hint={t('tagsHint')}
              required={false}
              value={draft.tags}
              onChange={(event) => change({ tags: event.currentTarget.value })}
              maxLength={900}
              error={errors.tags}
            />
            <Collapsible title={t('feedback')} defaultOpen={draft.general + draft.right + draft.wrong !== ''}>
              <div className="flex flex-col gap-6 pt-3">
                <TextArea label={t('general')} hint={t('generalHint')} {...text('general')} />
                {!byHand && (
                  <>
                    <TextArea label={t('whenRight')} {...text('right')} />
                    <TextArea label={t('whenWrong')} {...text('wrong')} />
                  </>
                )}
              </div>
            </Collapsible>
          </>
        )}
      </Form>
      <QuestionPreview draft={draft} language={language} onRender={onRender} />
    </div>
  );
}
