import type { CourseLearner } from '@digiken/contract';
import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { helpMessages } from '../messages/help-message';
import { paths } from '../paths';

type MessageLearnerProps = Pick<CourseLearner, 'user' | 'course' | 'contact'>;

/** Leads to a message to a learner about a course, or says why the learner cannot be written to (spec 13.210). */
export function MessageLearner({ user, course, contact }: MessageLearnerProps) {
  const t = useMessages(helpMessages);
  if (contact !== 'open') return <span className="text-sm text-ink-muted">{t(contact)}</span>;
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      href={paths.messageAbout(user._id, course._id)}
      aria-label={t('messageTo', { name: user.name, course: course.name })}
    >
      {t('message')}
    </ButtonLink>
  );
}
