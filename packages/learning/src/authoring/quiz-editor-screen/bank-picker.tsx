import { ArrowLeft } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Checkbox } from '@digiken/ui/checkbox';
import { FilterBar } from '@digiken/ui/filter-bar';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import type { BankChoice, BankQuestionView, BankSearch, BankSearchOutcome } from '../../lib/question-bank';
import { questionName } from '../../lib/plain-text';
import { questionTypeMessages } from '../question-form/messages';

export const bankPickerMessages = defineMessages('bank-picker', {
  title: 'Choose questions of a bank',
  back: 'All questions',
  bank: 'Question bank',
  filter: 'Filter the questions of the bank',
  search: 'Search questions',
  tag: 'Tag',
  anyTag: 'Any tag',
  list: 'Questions of the bank',
  loading: 'Loading the questions…',
  none: 'No question matches.',
  found: { one: '{count} question', other: '{count} questions' },
  more: 'Show more',
  add: { zero: 'Add questions', one: 'Add {count} question', other: 'Add {count} questions' },
  adding: 'Adding…',
  added: { one: '{count} question is added', other: '{count} questions are added' },
  nothing: 'Choose at least one question.',
  cancel: 'Cancel',
  failed: 'The questions could not be loaded.',
  again: 'Try again',
  points: { one: '{count} point', other: '{count} points' },
});

export interface BankPickerProps {
  banks: readonly BankChoice[];
  backHref: string;
  /** Keep it stable. */
  onFind: (search: BankSearch) => Promise<BankSearchOutcome>;
  onAdd: (bankId: string, questionIds: string[]) => Promise<FormOutcome>;
  onCancel: () => void;
}

interface Found {
  /** What was asked for. */
  key: string;
  questions: BankQuestionView[];
  total: number;
  next: string | null;
  failed?: string;
}

/** Chooses questions of a bank for a quiz. What was chosen stays chosen while the filter changes. */
export function BankPicker({ banks, backHref, onFind, onAdd, onCancel }: BankPickerProps) {
  const t = useMessages(bankPickerMessages);
  const type = useMessages(questionTypeMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first question that "Show more" adds. */
  const added = useRef<number>(undefined);
  useEffect(() => heading.current?.focus(), []);
  const [filter, setFilter] = useState({ bank: banks[0]?.id ?? '', search: '', tag: '' });
  const [again, setAgain] = useState(0);
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const key = JSON.stringify([filter, again]);
  useEffect(() => {
    let current = true;
    added.current = undefined;
    void onFind({ bankId: filter.bank, search: filter.search, tag: filter.tag }).then((outcome) => {
      if (!current) return;
      setFound(
        outcome.ok
          ? { key, ...outcome.data }
          : { key, questions: [], total: 0, next: null, failed: outcome.message },
      );
    });
    return () => {
      current = false;
    };
  }, [onFind, filter, key]);
  const bank = banks.find(({ id }) => id === filter.bank);
  const loading = found?.key !== key;
  const showMore = async (cursor: string) => {
    const outcome = await onFind({ bankId: filter.bank, search: filter.search, tag: filter.tag, cursor });
    if (!outcome.ok) return;
    added.current = found?.questions.length;
    setFound((before) =>
      before?.key === key
        ? { ...before, ...outcome.data, questions: [...before.questions, ...outcome.data.questions] }
        : before,
    );
  };
  // The button may be gone: the focus moves to the first question that was added.
  useEffect(() => {
    if (added.current === undefined) return;
    list.current?.querySelectorAll('input')[added.current]?.focus();
    added.current = undefined;
  }, [found]);
  const add = async (): Promise<FormOutcome> => {
    if (chosen.length === 0) return { ok: false, message: t('nothing') };
    return onAdd(filter.bank, [...chosen]);
  };
  const toggle = (id: string, checked: boolean) =>
    setChosen((before) => (checked ? [...before, id] : before.filter((item) => item !== id)));
  return (
    <section data-slot="bank-picker" className="flex max-w-reading flex-col gap-6">
      <div className="flex flex-col items-start gap-2">
        <TextLink href={backHref} quiet className="inline-flex items-center gap-2">
          <Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />
          {t('back')}
        </TextLink>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-56 text-xl font-bold">
          {t('title')}
        </h2>
      </div>
      <FilterBar
        label={t('filter')}
        search={{ label: t('search'), value: filter.search }}
        selects={[
          {
            name: 'bank',
            label: t('bank'),
            value: filter.bank,
            options: banks.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'tag',
            label: t('tag'),
            value: filter.tag,
            options: [
              { value: '', label: t('anyTag') },
              ...(bank?.tags ?? []).map(({ tag }) => ({ value: tag, label: tag })),
            ],
          },
        ]}
        onValueChange={({ bank: next = '', search = '', tag = '' }) => {
          const other = next !== filter.bank && next !== '';
          if (other) setChosen([]);
          setFilter({ bank: other ? next : filter.bank, search, tag: other ? '' : tag });
        }}
        resultText={loading ? undefined : t('found', { count: found?.total ?? 0 })}
      />
      {found?.failed !== undefined && !loading ? (
        <Callout
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => setAgain(again + 1)}>
              {t('again')}
            </Button>
          }
        >
          {found.failed || t('failed')}
        </Callout>
      ) : (
        <Form
          fieldIds={{}}
          submitLabel={t('add', { count: chosen.length })}
          busyLabel={t('adding')}
          onSubmit={add}
          secondary={
            <Button variant="secondary" onClick={onCancel}>
              {t('cancel')}
            </Button>
          }
        >
          {() => (
            <div className="flex flex-col items-start gap-4" aria-busy={loading}>
              {found === undefined && <p className="text-ink-muted">{t('loading')}</p>}
              {found?.questions.length === 0 && !loading && <p className="text-ink-muted">{t('none')}</p>}
              {found !== undefined && found.questions.length > 0 && (
                <ul ref={list} aria-label={t('list')} className="flex w-full list-none flex-col gap-1">
                  {found.questions.map(({ id, question }) => (
                    <li
                      key={id}
                      className="rounded-lg border bg-surface px-4 py-2 wrap-anywhere in-[.high-contrast]:border-2"
                    >
                      <Checkbox
                        checked={chosen.includes(id)}
                        onChange={(event) => toggle(id, event.currentTarget.checked)}
                        label={questionName(question.body)}
                        hint={[
                          type(question.body.type),
                          t('points', { count: question.points }),
                          ...question.tags,
                        ].join(' · ')}
                      />
                    </li>
                  ))}
                </ul>
              )}
              {found !== undefined && found.next !== null && !loading && (
                <Button variant="secondary" onClick={() => void showMore(found.next ?? '')}>
                  {t('more')}
                </Button>
              )}
            </div>
          )}
        </Form>
      )}
    </section>
  );
}
