import { useAuthorInvitation, useCoAuthorActions } from '@digiken/hooks/authoring';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { coAuthorPageMessages } from '../messages/co-authors';
import { paths } from '../paths';

/** An invitation to write a course opens by the secret in the address's hash, which never reaches a server's log. */
export default function AuthorInvitationPage() {
  const t = useMessages(coAuthorPageMessages);
  const { show } = useToast();
  const navigate = useNavigate();
  const secret = useLocation().hash.slice(1);
  const query = useAuthorInvitation(secret);
  const { answerInvitation } = useCoAuthorActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  usePage({ title: t('invitation'), noindex: true });
  const load = loadState(query);
  if (secret !== '' && load.status === 'error') return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
  if (secret !== '' && load.status === 'loading') return <LoadingScreen message={t('checking')} />;

  const { course, invitedBy } = query.data ?? {};
  const reason = secret === '' ? t('incomplete') : query.data?.problem;
  const answer = async (accept: boolean) => {
    setBusy(true);
    const outcome = await answerInvitation(secret, accept);
    setBusy(false);
    if (!outcome.ok) return setProblem(outcome.message);
    show({ tone: 'success', message: outcome.message ?? t('declined') });
    const { courseId } = outcome.data;
    void navigate(courseId === null ? paths.courses : paths.course(courseId), { replace: true });
  };
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col items-start gap-6 px-4 py-8 wrap-anywhere sm:px-6">
      <PageHeader
        className="pb-0!"
        title={course ? t('invited', { title: course.name }) : t('bad')}
        intro={course && invitedBy ? t('invitedBy', { name: invitedBy }) : undefined}
      />
      {reason ? <Callout tone="warning">{reason}</Callout> : <p>{t('rights')}</p>}
      {problem !== undefined && <Callout tone="danger">{problem}</Callout>}
      <div className="flex flex-wrap gap-3">
        {course && !reason && (
          <Button busy={busy} onClick={() => void answer(true)}>
            {busy ? t('answering') : t('accept')}
          </Button>
        )}
        {course && (
          <Button variant="secondary" busy={busy} onClick={() => void answer(false)}>
            {t('decline')}
          </Button>
        )}
        {!course && (
          <ButtonLink href={paths.courses} variant="secondary">
            {t('courses')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
