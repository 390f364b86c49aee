import type { LearnerProgress } from '@digiken/contract';
import { useLearner } from '@digiken/hooks/authoring';
import { useMessageActions, useRecipients } from '@digiken/hooks/messages';
import { NewMessageForm } from '@digiken/learning/new-message-form';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Skeleton } from '@digiken/ui/skeleton';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { useKeptMessage } from '../../shared/use-kept-message';
import { helpMessages } from '../messages/help-message';

/** A message to a learner about a course of the instructor, with a text to start from (spec 13.210). */
export default function MessageLearnerPage() {
  const { id = '', courseId = '' } = useParams();
  const t = useMessages(helpMessages);
  const learner = useLearner(id);
  const course = learner.data?.courses.find(({ _id }) => _id === courseId);
  const missing = isMissing(learner) || (learner.data !== undefined && course === undefined);
  const state = loadState(learner);
  if (missing) return <NotFoundPage />;
  if (learner.data && course) return <Message key={id} learner={learner.data} course={course} />;
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={t('waiting')} />
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}

interface MessageProps {
  learner: LearnerProgress;
  course: LearnerProgress['courses'][number];
}

function Message({ learner: { user, contact }, course }: MessageProps) {
  const t = useMessages(helpMessages);
  const navigate = useNavigate();
  const { show } = useToast();
  const [search, setSearch] = useState('');
  const people = useRecipients(search);
  const { startThread } = useMessageActions();
  const { kept, keep } = useKeptMessage(`new-message:${user._id}:${course._id}`);
  usePage({ title: t('title', { name: user.name }) });
  const values = { name: user.name, course: course.title };
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={t('title', values)} intro={contact === 'open' ? t('intro') : undefined} />
      {contact === 'open' ? (
        <NewMessageForm
          recipients={(people.data ?? []).map(({ _id, name, context }) => ({ id: _id, name, context }))}
          searching={people.refreshing}
          onSearchRecipients={setSearch}
          initialRecipients={kept?.recipients ?? [{ id: user._id, name: user.name, context: course.title }]}
          initialText={
            kept ?? { subject: t('subject', values), body: t(course.needsHelp ?? 'other', values) }
          }
          onTyping={keep}
          onSend={async ({ to, ...text }) => {
            const outcome = await startThread({ ...text, to: Array.isArray(to) ? to : [] });
            if (!outcome.ok) return outcome;
            keep(null);
            show({ tone: 'success', message: outcome.message ?? t('sent') });
            void navigate(`/instructor/messages/${outcome.data._id}`, { replace: true });
            return { ok: true };
          }}
        />
      ) : (
        <Callout tone="warning" title={t('cannot', values)}>
          {t(contact)}
        </Callout>
      )}
    </div>
  );
}
