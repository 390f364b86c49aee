import { useUser } from '@digiken/hooks/account';
import { useOwnCourses } from '@digiken/hooks/authoring';
import { useMessageActions, useRecipients } from '@digiken/hooks/messages';
import { useMessages } from '@digiken/ui/messages-provider';
import { NewMessageForm } from '@digiken/learning/new-message-form';
import { PageHeader } from '@digiken/ui/page-header';
import { Skeleton } from '@digiken/ui/skeleton';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePage } from '../../shell/use-page';
import { useKeptMessage } from './use-kept-message';
import type { MessagesPageProps } from './messages-page';
import { sharedMessages } from './messages';

/** The first message of a conversation; `?to=` holds the id of the recipient. */
export function NewMessagePage({ base }: MessagesPageProps) {
  const t = useMessages(sharedMessages);
  const navigate = useNavigate();
  const { show } = useToast();
  const [search, setSearch] = useState('');
  const [params] = useSearchParams();
  const teaches = useUser().data?.role === 'tutor';
  const people = useRecipients(search);
  const everybody = useRecipients();
  const courses = useOwnCourses({ state: 'published' }, { enabled: teaches });
  const { startThread } = useMessageActions();
  const to = params.get('to');
  const { kept, keep } = useKeptMessage(`new-message:${to ?? ''}`);
  const known = (everybody.data ?? []).filter((person) => person._id === to);
  // The recipient is set from the start: a remount when the name arrives would lose the typed text.
  const waiting = to !== null && everybody.status === 'loading';
  const views = (list: typeof known) => list.map(({ _id, name, context }) => ({ id: _id, name, context }));
  usePage({ title: t('newMessage') });
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={t('newMessage')} intro={t('newMessageIntro')} />
      {waiting ? (
        <Skeleton lines={6} />
      ) : (
        <NewMessageForm
          key={to}
          recipients={views(people.data ?? [])}
          searching={people.refreshing}
          onSearchRecipients={setSearch}
          courses={(courses.data?.data ?? []).map(({ _id, title, learnerCount }) => ({
            id: _id,
            title,
            learnerCount,
          }))}
          initialRecipients={kept?.recipients ?? views(known)}
          initialText={kept}
          onTyping={keep}
          onSend={async ({ to: whom, ...text }) => {
            const outcome = await startThread({
              ...text,
              ...(Array.isArray(whom) ? { to: whom } : { courseId: whom.courseId }),
            });
            if (!outcome.ok) return outcome;
            keep(null);
            show({ tone: 'success', message: outcome.message ?? t('sent') });
            void navigate(`${base}/${outcome.data._id}`, { replace: true });
            return { ok: true };
          }}
        />
      )}
    </div>
  );
}
