import { useEffect, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Collapsible } from '@digiken/ui/collapsible';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { questionName } from '../../lib/plain-text';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import { useOutcome } from '../../lib/use-outcome';
import { questionTypeMessages } from '../question-form/messages';
import { questionImportMessages } from './messages';

export interface ImportProblemView {
  /** From 1. */
  line: number | null;
  /** Name or number of the question. */
  item: string | null;
  message: string;
}

export interface ImportedQuestions {
  questions: AuthoredQuestionView[];
  problems: ImportProblemView[];
}

export interface ImportReportProps extends ImportedQuestions {
  from: 'text' | 'file';
  onAdd: (questions: AuthoredQuestionView[]) => Promise<FormOutcome>;
  onChange: () => void;
}

/** What a text or a file holds, before anything is added. Its heading takes the focus. */
export function ImportReport({ from, questions, problems, onAdd, onChange }: ImportReportProps) {
  const t = useMessages(questionImportMessages);
  const type = useMessages(questionTypeMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { busy, problem, run } = useOutcome();
  const count = questions.length;
  return (
    <section data-slot="import-report" className="flex max-w-reading flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {`${t('report')}: ${t('found', { count })}`}
      </h2>
      {problems.length > 0 && (
        <Callout tone="warning" title={t('problemsTitle')}>
          <ul className="flex list-disc flex-col gap-2 ps-5">
            {problems.map(({ line, item, message }) => (
              <li key={`${line} ${item} ${message}`} className="wrap-anywhere">
                {line !== null && <span className="font-bold">{`${t('line', { line })}: `}</span>}
                {item !== null && <bdi className="italic">{`${item}: `}</bdi>}
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {count === 0 ? (
        <p>{t(from === 'file' ? 'nothingInFile' : 'nothing')}</p>
      ) : (
        <Collapsible title={t('list')} defaultOpen={count <= 5}>
          <ol className="flex list-decimal flex-col gap-2 ps-6 pt-3">
            {questions.map(({ body, points }, index) => (
              <li key={index} className="wrap-anywhere">
                <bdi>{questionName(body)}</bdi>
                <span className="block text-sm text-ink-muted">
                  {`${type(body.type)}, ${t('points', { count: points })}`}
                </span>
              </li>
            ))}
          </ol>
        </Collapsible>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {count > 0 && (
          <Button busy={busy} onClick={() => void run(() => onAdd(questions), t('added'))}>
            {busy ? t('adding') : t('add', { count })}
          </Button>
        )}
        <Button variant="secondary" onClick={onChange}>
          {t(from === 'file' ? 'changeFile' : 'change')}
        </Button>
      </div>
    </section>
  );
}
