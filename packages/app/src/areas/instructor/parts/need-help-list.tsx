import type { CourseLearner } from '@digiken/contract';
import type { PageOf, Query } from '@digiken/hooks/api';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { loadState } from '../../../views/load-state';
import { instructorMessages } from '../messages';
import { paths } from '../paths';
import { LearnersTable } from './learners-table';

const FIRST = 5;

/** The first learners who may need help, on the dashboard. */
export function NeedHelpList({ learners }: { learners: Query<PageOf<CourseLearner>> }) {
  const t = useMessages(instructorMessages);
  const state = loadState(learners);
  const rows = learners.data?.data ?? [];
  const more = rows.length > FIRST || (learners.data?.next ?? null) !== null;
  return (
    <Section
      title={t('needHelp')}
      intro={rows.length > 0 && t('needHelpIntro')}
      actions={more && <TextLink href={paths.needHelp}>{t('seeAllNeedHelp')}</TextLink>}
    >
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={3} />
      ) : rows.length > 0 ? (
        <LearnersTable rows={rows.slice(0, FIRST)} label={t('needHelp')} />
      ) : (
        state.status === 'ready' && <p className="text-ink-muted">{t('needHelpNone')}</p>
      )}
    </Section>
  );
}
