import { Pencil } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { Button } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Tabs } from '@digiken/ui/tabs';
import { TextLink } from '@digiken/ui/text-link';
import { PAGE } from '../../lib/page';
import { RemoveButton } from '../course-editor-screen/remove-button';
import { BankList, Tags } from './bank-list';
import { BankQuestions } from './bank-questions';
import { questionBankMessages } from './messages';
import { NameDialog } from './name-dialog';
import type { BankView, BankTab, QuestionBankProps } from './types';

export type {
  BankView,
  BankTab,
  EditedBankQuestion,
  BankPlace,
  BankFilter,
  QuestionBankProps,
} from './types';

export { questionBankMessages } from './messages';

/** The question banks of a course, and the questions of one of them (spec 12.37, 12.142). */
export function QuestionBank(props: QuestionBankProps) {
  const t = useMessages(questionBankMessages);
  const { state, banks, bankId, publishing } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !banks) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('title')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  const bank = banks.find(({ id }) => id === bankId);
  const waits = publishing?.staged && (
    <span className="block text-sm text-ink-muted">{t(publishing.pending ? 'pending' : 'staged')}</span>
  );
  return (
    <div data-slot="question-bank" className={`${PAGE} flex flex-col gap-8 wrap-anywhere`}>
      {bank ? (
        <OneBank {...props} bank={bank} waits={waits} />
      ) : (
        <>
          <PageHeader
            className="pb-0!"
            eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
            title={t('title')}
            intro={
              <>
                <span className="block">{t('intro')}</span>
                {waits}
              </>
            }
          />
          <BankList banks={banks} href={props.href} limits={props.limits} onAddBank={props.onAddBank} />
        </>
      )}
    </div>
  );
}

function OneBank({ bank, waits, ...props }: QuestionBankProps & { bank: BankView; waits: ReactNode }) {
  const t = useMessages(questionBankMessages);
  const [renaming, setRenaming] = useState(false);
  const { quizzes } = bank;
  return (
    <>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={bank.name}
        intro={
          <>
            <span className="block">{t('questions', { count: bank.questions })}</span>
            {waits}
          </>
        }
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Icon of={Pencil} size={18} />}
              onClick={() => setRenaming(true)}
            >
              {t('rename')}
            </Button>
            <RemoveButton
              name={bank.name}
              title={t('removeTitle', { title: bank.name })}
              message={t('removeText')}
              onRemove={() => props.onRemoveBank(bank.id)}
            />
          </>
        }
      />
      {props.editing === null && (
        <div className="flex flex-col gap-4">
          <Tags bank={bank} href={props.href} />
          {quizzes.length > 0 && (
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
              <span className="text-ink-muted">{t('drawing')}</span>
              {quizzes.map(({ href, title }) => (
                <TextLink key={href} href={href} dir="auto">
                  {title}
                </TextLink>
              ))}
            </p>
          )}
        </div>
      )}
      <Tabs
        label={t('sections')}
        value={props.tab}
        onValueChange={(tab) => props.onTabChange(tab as BankTab)}
        items={[
          {
            id: 'questions',
            label: t('sectionQuestions'),
            count: bank.questions,
            content: <BankQuestions {...props} bank={bank} />,
          },
          {
            id: 'import',
            label: t('sectionImport'),
            content: <div className="pt-6">{props.importing}</div>,
          },
        ]}
      />
      <NameDialog
        name={bank.name}
        maxLength={props.limits.name}
        open={renaming}
        onOpenChange={setRenaming}
        onSave={(name) => props.onRenameBank(bank.id, name)}
      />
    </>
  );
}
