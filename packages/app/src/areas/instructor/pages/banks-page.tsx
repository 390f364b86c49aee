import { QUESTION_TYPES, QUIZ_LIMITS, type QuestionType } from '@digiken/contract/constants';
import {
  useBankQuestion,
  useBankQuestions,
  useBanks,
  useQuestionBankActions,
  useQuizAuthoringActions,
} from '@digiken/hooks/quiz-authoring';
import {
  type BankFilter,
  type BankPlace,
  type EditedBankQuestion,
  QuestionBank,
} from '@digiken/learning/question-bank';
import { QuestionImport } from '@digiken/learning/question-import';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { instructorMessages } from '../messages';
import { bankPageMessages } from '../messages/banks';
import { useRenderQuestion } from '../parts/use-render-question';
import { paths } from '../paths';

const FILTERS = { type: QUESTION_TYPES };
/** Learners cannot send files yet. */
const TYPES = QUESTION_TYPES.filter((type) => type !== 'file');
const LIMITS = { name: QUIZ_LIMITS.bankNameMax };

/** What the address edits: `?question=ID` or `?new=TYPE`. */
function editedIn(params: URLSearchParams): EditedBankQuestion | null {
  const id = params.get('question');
  if (id !== null) return { id };
  const type = QUESTION_TYPES.find((type) => type === params.get('new'));
  return type === undefined ? null : { type };
}

function queryOf({ bank, tag, editing }: BankPlace): Record<string, string> {
  return {
    ...(bank !== undefined && { bank }),
    ...(tag !== undefined && { tag }),
    ...(editing && ('id' in editing ? { question: editing.id } : { new: editing.type })),
  };
}

/** The question banks of a course, and the questions of one of them (spec 12.142). */
export default function InstructorBanksPage() {
  const { id = '' } = useParams();
  return <Banks key={id} courseId={id} />;
}

function Banks({ courseId }: { courseId: string }) {
  const t = useMessages(instructorMessages);
  const bankText = useMessages(bankPageMessages);
  const navigate = useNavigate();
  const { params, values, search, cursor, change, pageLinks } = useListAddress(FILTERS);
  const query = useBanks(courseId);
  const { data } = query;
  const bankId = params.get('bank');
  const tag = (params.get('tag') ?? '').slice(0, QUIZ_LIMITS.tagMax);
  const bank = data?.banks.find(({ _id }) => _id === bankId);
  const questions = useBankQuestions(bank?._id ?? '', {
    cursor,
    search: search || undefined,
    tag: tag || undefined,
    type: values.type,
  });
  const editing = editedIn(params);
  const editedId = editing !== null && 'id' in editing ? editing.id : '';
  const edited = useBankQuestion(bank?._id ?? '', editedId);
  // The version that was shown when the form was opened: a save is compared with it.
  const [opened, setOpened] = useState<{ id: string; version: number }>();
  if (edited.data && opened?.id !== edited.data._id)
    setOpened({ id: edited.data._id, version: edited.data.version });
  if (editedId === '' && opened !== undefined) setOpened(undefined);
  const actions = useQuestionBankActions();
  const { readQuestions } = useQuizAuthoringActions();
  const language = data?.course.language ?? 'en';
  const render = useRenderQuestion(language);
  const missing = isMissing(query) || (data !== undefined && bankId !== null && bank === undefined);
  usePage({ title: bank?.name ?? bankText('banks') });
  if (missing) return <NotFoundPage />;

  const href = (place: BankPlace) => {
    const address = new URLSearchParams(queryOf(place)).toString();
    return `${paths.banks(courseId)}${address && `?${address}`}`;
  };
  const show = (place: BankPlace, options?: { replace: boolean }) => navigate(href(place), options);
  const here = { bank: bank?._id ?? '' };
  const list = { label: bankText('banks'), ...(bank && { href: paths.banks(courseId) }) };
  return (
    <QuestionBank
      state={loadState(query)}
      banks={data?.banks.map(({ _id, quizzes, ...rest }) => ({
        id: _id,
        ...rest,
        quizzes: quizzes.map((quiz) => ({ title: quiz.title, href: paths.quiz(quiz._id) })),
      }))}
      bankId={bankId}
      crumbs={
        data && [
          { label: t('courses'), href: paths.courses },
          { label: data.course.title, href: paths.course(courseId) },
          list,
          ...(bank ? [{ label: bank.name }] : []),
        ]
      }
      publishing={data?.publishing}
      language={language}
      href={href}
      tab={params.get('tab') === 'import' ? 'import' : 'questions'}
      onTabChange={(tab) =>
        void (tab === 'import'
          ? navigate(`${href(here)}&tab=import`, { replace: true })
          : show(here, { replace: true }))
      }
      filter={{ search, tag, type: values.type ?? '' }}
      onFilter={(filter: BankFilter) => change({ ...filter })}
      questions={
        questions.data && {
          items: questions.data.data.map(({ _id, question }) => ({ id: _id, question })),
          total: questions.data.total,
          page: pageLinks(questions.data),
        }
      }
      busy={questions.refreshing}
      editing={editing}
      edited={edited.data?.question}
      onEdit={(next) => void show({ ...here, ...(next && { editing: next }) })}
      onSaveQuestion={(question, id) =>
        id === undefined
          ? actions.addBankQuestions(here.bank, [question])
          : actions.updateBankQuestion(here.bank, id, { question, version: opened?.version ?? 0 })
      }
      onRemoveQuestion={(id) => actions.removeBankQuestion(here.bank, id)}
      onAddBank={async (name) => {
        const outcome = await actions.createBank(courseId, name);
        if (outcome.ok) void show({ bank: outcome.data._id });
        return outcome;
      }}
      onRenameBank={actions.renameBank}
      onRemoveBank={async (id) => {
        const outcome = await actions.removeBank(id);
        if (outcome.ok) void show({}, { replace: true });
        return outcome;
      }}
      onRender={render}
      types={TYPES satisfies QuestionType[]}
      limits={LIMITS}
      importing={
        bank && (
          <QuestionImport
            key={bank._id}
            onReadText={async (format, text) => {
              const outcome = await readQuestions({ format, text, language });
              return outcome.ok ? { ok: true, data: outcome.data } : outcome;
            }}
            onAdd={async (found) => {
              const outcome = await actions.addBankQuestions(bank._id, found);
              if (outcome.ok) void show(here, { replace: true });
              return outcome;
            }}
          />
        )
      }
    />
  );
}
