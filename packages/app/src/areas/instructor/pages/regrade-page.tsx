import { useQuizRegradingActions, useRegradePreview } from '@digiken/hooks/quiz-authoring';
import { REGRADE_RULES, RegradeScreen } from '@digiken/learning/regrade-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { markingMessages } from '../messages/marking';
import { paths } from '../paths';

/** Marks the answers to a question that changed again, after a preview (spec 12.27). */
export default function RegradePage() {
  const { id = '', slotId = '' } = useParams();
  const t = useMessages(markingMessages);
  const [params, setParams] = useSearchParams();
  const rule = REGRADE_RULES.find((rule) => rule === params.get('rule')) ?? 'better';
  const query = useRegradePreview(id, slotId, rule);
  const { applyRegrade } = useQuizRegradingActions();
  const { data } = query;
  usePage({ title: t('regrade') });
  if (isMissing(query)) return <NotFoundPage />;
  return (
    <RegradeScreen
      key={`${id} ${slotId}`}
      state={loadState(query)}
      preview={
        data && {
          ...data,
          prompt:
            data.bank === null ? data.prompt : t('drawnPrompt', { prompt: data.prompt, bank: data.bank }),
          changes: data.changes.map(({ _id, learner, ...change }) => ({
            ...change,
            id: _id,
            learner: learner?.name ?? null,
          })),
          kept: data.kept.map(({ _id, learner, ...kept }) => ({
            ...kept,
            id: _id,
            learner: learner?.name ?? null,
          })),
        }
      }
      busy={query.refreshing || data?.rule !== rule}
      rule={rule}
      onRuleChange={(chosen) => setParams(chosen === 'better' ? {} : { rule: chosen }, { replace: true })}
      // What was shown is applied: the server refuses if it is no longer true.
      onApply={() => applyRegrade(id, slotId, { rule, revision: data?.revision ?? '' })}
      crumbs={
        data && [
          { label: data.course.title, href: paths.course(data.course._id) },
          { label: t('resultsOf', { title: data.quiz.title }), href: paths.results(id) },
          { label: t('regrade') },
        ]
      }
      backHref={paths.results(id)}
    />
  );
}
