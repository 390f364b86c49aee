import { useUser } from '@digiken/hooks/account';
import { useCoAuthorActions, useCourseAuthors } from '@digiken/hooks/authoring';
import { CourseAuthors as Authors } from '@digiken/learning/course-authors';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { useToast } from '@digiken/ui/toast';
import { useNavigate } from 'react-router-dom';
import { coAuthorPageMessages } from '../messages/co-authors';
import { paths } from '../paths';

/** Who writes a course, for its owner and its co-instructors. */
export function CourseAuthors({ courseId }: { courseId: string }) {
  const t = useMessages(coAuthorPageMessages);
  const { show } = useToast();
  const navigate = useNavigate();
  const query = useCourseAuthors(courseId);
  const me = useUser().data?._id;
  const { inviteCoAuthor, withdrawInvitation, removeCoAuthor } = useCoAuthorActions();
  const { data } = query;
  const view = (person: { _id: string; name: string; avatar: string | null }) => ({
    id: person._id,
    name: person.name,
    avatar: person.avatar ?? undefined,
    you: person._id === me,
  });
  const said = <T extends { ok: boolean; message?: string }>(outcome: T): T => {
    if (outcome.ok && outcome.message) show({ tone: 'success', message: outcome.message });
    return outcome;
  };
  return (
    <Section title={t('title')} intro={t('intro')}>
      {query.status === 'error' && !data && (
        <Callout
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => query.retry()}>
              {t('again')}
            </Button>
          }
        >
          {query.error?.message ?? t('failed')}
        </Callout>
      )}
      {data && (
        <Authors
          owner={data.owner ? view(data.owner) : undefined}
          coAuthors={data.coAuthors.map(view)}
          invitations={data.invitations.map(({ _id, email, expiresAt }) => ({ id: _id, email, expiresAt }))}
          onInvite={data.mayInvite ? async (email) => said(await inviteCoAuthor(courseId, email)) : undefined}
          onWithdraw={data.mayInvite ? async (id) => said(await withdrawInvitation(courseId, id)) : undefined}
          onRemove={async (userId) => {
            const outcome = said(await removeCoAuthor(courseId, userId));
            // Who left may no longer open this page.
            if (outcome.ok && userId === me) void navigate(paths.courses);
            return outcome;
          }}
        />
      )}
    </Section>
  );
}
