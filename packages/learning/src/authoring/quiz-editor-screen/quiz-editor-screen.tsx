import { CircleHelp } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { Callout } from '@digiken/ui/callout';
import { EmptyState } from '@digiken/ui/empty-state';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { Menu } from '@digiken/ui/menu';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { ReorderableList } from '@digiken/ui/reorderable-list';
import { Tabs } from '@digiken/ui/tabs';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import { PAGE } from '../../lib/page';
import type { QuestionType } from '../../lib/quiz';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { RemoveButton } from '../course-editor-screen/remove-button';
import { questionTypeMessages } from '../question-form/messages';
import type { RenderQuestion } from '../question-form/rendered-question';
import { BankEditing, type QuizBanks } from './bank-editing';
import { DrawRow } from './draw-row';
import { FromBank } from './from-bank';
import { KeepInBank } from './keep-in-bank';
import { quizEditorMessages } from './messages';
import { QuestionEditing } from './question-editing';
import { QuestionRow } from './question-row';
import { numberOf, type QuizItem, sizeOf } from './quiz-items';

export { bankPickerMessages } from './bank-picker';
export { drawFormMessages } from './draw-form';
export { quizEditorMessages } from './messages';
export type { QuizBanks } from './bank-editing';
export type { QuizItem } from './quiz-items';

export interface EditedQuizView {
  id: string;
  title: string;
  place: 'pre' | 'post' | 'unit';
  /** Title of its lesson or unit. */
  at: string;
  /** BCP 47. */
  language: string;
  points: number;
  /** Attempts that learners started. */
  attempts: number;
  /** Questions that it asks by name, and draws from banks, in their order. */
  questions: readonly QuizItem[];
  publishing: { staged: boolean; pending: boolean };
}

export type QuizEditorTab = 'questions' | 'settings' | 'exchange';

/** What is edited in place of the list: a question or a draw by its id, a new question, what comes from a bank. */
export type EditedQuestion = { id: string } | { type: QuestionType } | { from: 'bank' | 'draw' };

export interface QuizEditorScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  quiz?: EditedQuizView;
  crumbs?: Crumb[];
  tab: QuizEditorTab;
  onTabChange: (tab: QuizEditorTab) => void;
  editing: EditedQuestion | null;
  /** Address of the list, or of a question's form. */
  href: (editing: EditedQuestion | null) => string;
  onEdit: (editing: EditedQuestion | null) => void;
  /** `id` undefined: a new question. */
  onSaveQuestion: (question: AuthoredQuestionView, id?: string) => Promise<FormOutcome>;
  onRemoveQuestion: (id: string) => Promise<FormOutcome>;
  onReorder: (ids: string[]) => Promise<FormOutcome>;
  onRemoveQuiz: () => Promise<FormOutcome>;
  /** Renders Markdown as learners will see it. Keep it stable. */
  onRender: RenderQuestion;
  /** Undefined: the quiz takes no questions from banks. */
  banks?: QuizBanks;
  /** That can be added. Default: all. */
  types?: readonly QuestionType[];
  /** QuizSettingsForm. */
  settings: ReactNode;
  /** QuestionImport and the exports. */
  exchange: ReactNode;
  /** Beside the title, e.g. a link to the results. */
  actions?: ReactNode;
  /** Above the sections, e.g. that answers can be marked again. */
  notice?: ReactNode;
}

const TYPES: readonly QuestionType[] = [
  'single',
  'multiple',
  'true-false',
  'short-text',
  'fill-in',
  'numeric',
  'matching',
  'ordering',
  'essay',
  'file',
];

/** Where a quiz is written: its questions in order, its settings, import and export (spec 12.129). */
export function QuizEditorScreen(props: QuizEditorScreenProps) {
  const t = useMessages(quizEditorMessages);
  const { state, quiz } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !quiz) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return <QuizEditor {...props} quiz={quiz} />;
}

function QuizEditor(props: QuizEditorScreenProps & { quiz: EditedQuizView }) {
  const t = useMessages(quizEditorMessages);
  const { title, place, at, points, attempts, publishing, questions } = props.quiz;
  const root = useRef<HTMLDivElement>(null);
  const pasting = useRef(false);
  // "Paste many questions" goes away with its tab: the focus moves to the tab that it opened.
  useEffect(() => {
    if (props.tab !== 'exchange' || !pasting.current) return;
    pasting.current = false;
    root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [props.tab]);
  const onPaste = () => {
    pasting.current = true;
    props.onTabChange('exchange');
  };
  return (
    <div ref={root} data-slot="quiz-editor-screen" className={`${PAGE} flex flex-col gap-8 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={title}
        intro={
          <>
            <span className="block">{t(place, { title: at })}</span>
            <span className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
              <span>{t('points', { count: points })}</span>
              <span>{t('attempts', { count: attempts })}</span>
              {publishing.staged && <span>{t(publishing.pending ? 'pending' : 'staged')}</span>}
            </span>
          </>
        }
        actions={props.actions}
      />
      {props.notice}
      <Tabs
        label={t('sections')}
        value={props.tab}
        onValueChange={(tab) => props.onTabChange(tab as QuizEditorTab)}
        items={[
          {
            id: 'questions',
            label: t('questions'),
            count: questions.reduce((sum, question) => sum + sizeOf(question), 0),
            content: <Questions {...props} onPaste={onPaste} />,
          },
          {
            id: 'settings',
            label: t('settings'),
            content: (
              <div className="flex flex-col items-start gap-10 pt-6">
                {props.settings}
                <RemoveButton
                  name={title}
                  title={t('removeTitle', { title })}
                  message={t('removeText')}
                  onRemove={props.onRemoveQuiz}
                  labelled
                />
              </div>
            ),
          },
          {
            id: 'exchange',
            label: t('exchange'),
            content: <div className="pt-6">{props.exchange}</div>,
          },
        ]}
      />
    </div>
  );
}

function Questions(props: QuizEditorScreenProps & { quiz: EditedQuizView; onPaste: () => void }) {
  const { quiz, editing, href, onEdit } = props;
  const t = useMessages(quizEditorMessages);
  const announce = useAnnounce();
  const [dirty, setDirty] = useState(false);
  useUnsavedWarning(dirty && editing !== null);
  const list = useRef<HTMLDivElement>(null);
  const edited = editing !== null && 'id' in editing ? editing.id : null;
  const was = useRef(editing);
  // Back in the list, the focus is on the question that was edited or added.
  useEffect(() => {
    const before = was.current;
    was.current = editing;
    if (editing !== null || before === null) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
    const row = 'id' in before ? rows.find(({ dataset }) => dataset.question === before.id) : rows.at(-1);
    (row ?? list.current?.querySelector('button'))?.focus();
  }, [editing]);

  const at = quiz.questions.findIndex(({ id }) => id === edited);
  const item = quiz.questions[at];
  const found = item && 'question' in item ? item : undefined;
  const drawn = item && 'draw' in item ? { id: item.id, values: item.draw } : undefined;
  const { banks } = props;
  if (banks && banks.list.length > 0 && editing !== null && (drawn || 'from' in editing)) {
    return (
      <div className="pt-6">
        <BankEditing
          key={drawn?.id ?? ('from' in editing ? editing.from : '')}
          banks={banks}
          draw={drawn ?? ('from' in editing && editing.from === 'draw' ? 'new' : undefined)}
          backHref={href(null)}
          onDone={() => onEdit(null)}
          onDirtyChange={setDirty}
        />
      </div>
    );
  }
  if (editing !== null && (found !== undefined || 'type' in editing)) {
    const type = 'type' in editing ? editing.type : 'single';
    return (
      <div className="pt-6">
        <QuestionEditing
          key={found?.id ?? type}
          number={found && numberOf(quiz.questions, at)}
          actions={
            found &&
            banks &&
            banks.list.length > 0 && (
              <KeepInBank banks={banks.list} onKeep={(bankId) => banks.onKeep(bankId, found.id)} />
            )
          }
          backHref={href(null)}
          question={found?.question}
          type={type}
          language={quiz.language}
          onRender={props.onRender}
          onDirtyChange={setDirty}
          onCancel={() => onEdit(null)}
          onSave={async (question) => {
            const outcome = await props.onSaveQuestion(question, found?.id);
            if (!outcome.ok) return outcome;
            announce(t('saved'));
            onEdit(null);
            return outcome;
          }}
        />
      </div>
    );
  }
  const missing = quiz.questions.reduce(
    (sum, question) => sum + ('draw' in question ? question.draw.missing : 0),
    0,
  );
  if (quiz.questions.length === 0) {
    return (
      <div ref={list}>
        <EmptyState
          title={t('none')}
          icon={<Icon of={CircleHelp} size={32} />}
          action={
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <AddQuestion onEdit={onEdit} types={props.types} />
              <FromBank banks={banks} onChoose={(from) => onEdit({ from })} />
              <Paste onPaste={props.onPaste} />
            </div>
          }
        >
          {t('noneText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={list} className="flex max-w-reading flex-col gap-6 pt-6">
      {missing > 0 && <Callout tone="warning">{t('incomplete', { count: missing })}</Callout>}
      <ReorderableList
        label={t('questions')}
        onReorder={props.onReorder}
        items={quiz.questions.map((question, index) => {
          const { id } = question;
          const number = numberOf(quiz.questions, index);
          const draw = 'draw' in question ? question.draw : undefined;
          const name = draw
            ? t('drawn', { count: draw.count, bank: draw.bankName })
            : t('question', { number });
          return {
            id,
            name,
            content:
              'draw' in question ? (
                <DrawRow draw={question.draw} number={number} href={href({ id })} id={id} />
              ) : (
                <QuestionRow question={question.question} number={number} href={href({ id })} id={id} />
              ),
            actions: (
              <RemoveButton
                name={name}
                title={draw ? t('removeDraw') : t('removeQuestion', { number })}
                message={t(draw ? 'removeDrawText' : 'removeQuestionText')}
                onRemove={() => props.onRemoveQuestion(id)}
              />
            ),
          };
        })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <AddQuestion onEdit={onEdit} types={props.types} />
        <FromBank banks={banks} onChoose={(from) => onEdit({ from })} />
        <Paste onPaste={props.onPaste} />
      </div>
    </div>
  );
}

function AddQuestion({ onEdit, types = TYPES }: Pick<QuizEditorScreenProps, 'onEdit' | 'types'>) {
  const t = useMessages(quizEditorMessages);
  const type = useMessages(questionTypeMessages);
  return (
    <Menu
      label={t('add')}
      items={types.map((item) => ({ label: type(item), onSelect: () => onEdit({ type: item }) }))}
    />
  );
}

function Paste({ onPaste }: { onPaste: () => void }) {
  const t = useMessages(quizEditorMessages);
  return (
    <button
      type="button"
      className="min-h-target cursor-pointer font-medium text-accent-ink underline underline-offset-4 hover:no-underline"
      onClick={onPaste}
    >
      {t('paste')}
    </button>
  );
}
