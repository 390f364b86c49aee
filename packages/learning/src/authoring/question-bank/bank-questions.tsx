import { CircleHelp } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Badge } from '@digiken/ui/badge';
import { EmptyState } from '@digiken/ui/empty-state';
import { FilterBar } from '@digiken/ui/filter-bar';
import { Icon } from '@digiken/ui/icon';
import { KeyPager } from '@digiken/ui/key-pager';
import { Menu } from '@digiken/ui/menu';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { questionName } from '../../lib/plain-text';
import type { QuestionType } from '../../lib/quiz';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { RemoveButton } from '../course-editor-screen/remove-button';
import { questionTypeMessages } from '../question-form/messages';
import { QuestionEditing } from '../quiz-editor-screen/question-editing';
import { questionBankMessages } from './messages';
import type { BankView, QuestionBankProps } from './types';

const rowsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-question]') ?? []),
];
const addIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-slot="menu"] button');

/** The questions of a bank with their filter, or the form of one of them. */
export function BankQuestions(props: QuestionBankProps & { bank: BankView }) {
  const { bank, editing, edited, href, questions, filter } = props;
  const t = useMessages(questionBankMessages);
  const type = useMessages(questionTypeMessages);
  const announce = useAnnounce();
  const [dirty, setDirty] = useState(false);
  useUnsavedWarning(dirty && editing !== null);
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const was = useRef(editing);
  // Back in the list, the focus is on the question that was edited; a new one may be on another page.
  useEffect(() => {
    const before = was.current;
    was.current = editing;
    if (editing !== null || before === null) return;
    const rows = rowsIn(root.current);
    const row = 'id' in before ? rows.find(({ dataset }) => dataset.question === before.id) : undefined;
    (row ?? addIn(root.current))?.focus();
  }, [editing]);
  useEffect(() => {
    if (removed.current === undefined) return;
    const list = rowsIn(root.current);
    const next = list[Math.min(removed.current, list.length - 1)];
    removed.current = undefined;
    (next ?? addIn(root.current))?.focus();
  }, [questions]);

  if (editing !== null && ('type' in editing || edited !== undefined)) {
    const question = 'id' in editing ? edited : undefined;
    return (
      <div className="pt-6">
        <QuestionEditing
          key={'id' in editing ? editing.id : editing.type}
          backHref={href({ bank: bank.id })}
          question={question}
          type={'type' in editing ? editing.type : 'single'}
          language={props.language}
          onRender={props.onRender}
          onDirtyChange={setDirty}
          onCancel={() => props.onEdit(null)}
          onSave={async (saved) => {
            const outcome = await props.onSaveQuestion(saved, 'id' in editing ? editing.id : undefined);
            if (!outcome.ok) return outcome;
            announce(t('saved'));
            props.onEdit(null);
            return outcome;
          }}
        />
      </div>
    );
  }
  const add = (
    <Menu
      label={t('addQuestion')}
      items={props.types.map((item) => ({ label: type(item), onSelect: () => props.onEdit({ type: item }) }))}
    />
  );
  const filtered = filter.search !== '' || filter.tag !== '' || filter.type !== '';
  if (bank.questions === 0 && !filtered) {
    return (
      <div ref={root}>
        <EmptyState title={t('noQuestions')} icon={<Icon of={CircleHelp} size={32} />} action={add}>
          {t('noQuestionsText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={root} data-slot="bank-questions" className="flex max-w-reading flex-col items-start gap-6 pt-6">
      <FilterBar
        className="w-full"
        label={t('filter')}
        search={{ label: t('search'), value: filter.search }}
        selects={[
          {
            name: 'tag',
            label: t('tagFilter'),
            value: filter.tag,
            options: [
              { value: '', label: t('anyTag') },
              ...bank.tags.map(({ tag, questions: count }) => ({
                value: tag,
                label: t('tag', { tag, count }),
              })),
            ],
          },
          {
            name: 'type',
            label: t('typeFilter'),
            value: filter.type,
            options: [
              { value: '', label: t('anyType') },
              ...props.types.map((value) => ({ value, label: type(value) })),
            ],
          },
        ]}
        onValueChange={({ search = '', tag = '', type: chosen = '' }) =>
          props.onFilter({ search, tag, type: chosen as QuestionType | '' })
        }
        resultText={questions && !props.busy ? t('found', { count: questions.total }) : undefined}
      />
      {questions && questions.items.length === 0 && (
        <EmptyState title={t('noMatch')} className="w-full">
          {t('noMatchText')}
        </EmptyState>
      )}
      {questions && questions.items.length > 0 && (
        <ul
          aria-label={t('sectionQuestions')}
          aria-busy={props.busy}
          className="flex w-full list-none flex-col gap-2"
        >
          {questions.items.map(({ id, question: { body, points, tags } }, index) => {
            const text = questionName(body);
            return (
              <li
                key={id}
                className="flex items-start justify-between gap-3 rounded-lg border bg-surface py-3 ps-5 pe-3 wrap-anywhere in-[.high-contrast]:border-2"
              >
                <div className="flex min-w-0 flex-col gap-1">
                  <TextLink
                    href={href({ bank: bank.id, editing: { id } })}
                    quiet
                    className="line-clamp-2 font-bold"
                    data-question={id}
                  >
                    {text}
                  </TextLink>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
                    <Badge>{type(body.type)}</Badge>
                    <span>{t('points', { count: points })}</span>
                    {tags.map((tag) => (
                      <Badge key={tag}>{tag}</Badge>
                    ))}
                  </span>
                </div>
                <RemoveButton
                  name={text}
                  title={t('removeQuestion')}
                  message={t('removeQuestionText')}
                  onRemove={async () => {
                    const outcome = await props.onRemoveQuestion(id);
                    if (outcome.ok) removed.current = index;
                    return outcome;
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {questions && <KeyPager className="w-full" label={t('pages')} page={questions.page} />}
      {add}
    </div>
  );
}
