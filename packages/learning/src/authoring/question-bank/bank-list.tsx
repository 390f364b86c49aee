import { Archive, Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { TagList } from '@digiken/ui/tag-list';
import { TextLink } from '@digiken/ui/text-link';
import { questionBankMessages } from './messages';
import { NameDialog } from './name-dialog';
import type { BankView, QuestionBankProps } from './types';

/** Tags of a bank in the list; the bank itself shows all. */
const TAGS = 8;

/** The banks of a course. */
export function BankList({
  banks,
  href,
  limits,
  onAddBank,
}: Pick<QuestionBankProps, 'href' | 'limits' | 'onAddBank'> & { banks: readonly BankView[] }) {
  const t = useMessages(questionBankMessages);
  const [adding, setAdding] = useState(false);
  const add = (
    <Button icon={<Icon of={Plus} size={20} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <div data-slot="bank-list" className="flex max-w-reading flex-col items-start gap-6">
      {banks.length === 0 ? (
        <EmptyState title={t('none')} icon={<Icon of={Archive} size={32} />} action={add}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={t('list')} className="flex w-full list-none flex-col gap-3">
            {banks.map((bank) => (
              <li
                key={bank.id}
                className="flex min-w-0 flex-col items-start gap-2 rounded-lg border bg-surface px-5 py-4 wrap-anywhere in-[.high-contrast]:border-2"
              >
                <TextLink href={href({ bank: bank.id })} quiet className="text-lg font-bold" dir="auto">
                  {bank.name}
                </TextLink>
                <span className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
                  <span>{t('questions', { count: bank.questions })}</span>
                  {bank.quizzes.length > 0 && <span>{t('drawnBy', { count: bank.quizzes.length })}</span>}
                </span>
                <Tags bank={bank} href={href} most={TAGS} />
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
      <NameDialog open={adding} onOpenChange={setAdding} maxLength={limits.name} onSave={onAddBank} />
    </div>
  );
}

/** The tags of a bank, each with its questions. */
export function Tags({
  bank,
  href,
  most,
}: { bank: BankView; most?: number } & Pick<QuestionBankProps, 'href'>) {
  const t = useMessages(questionBankMessages);
  if (bank.tags.length === 0) return null;
  return (
    <TagList
      label={t('tags', { name: bank.name })}
      items={bank.tags.slice(0, most).map(({ tag, questions }) => ({
        id: tag,
        label: t('tag', { tag, count: questions }),
        href: href({ bank: bank.id, tag }),
      }))}
    />
  );
}
