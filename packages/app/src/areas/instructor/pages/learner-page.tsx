import { useLearner } from '@digiken/hooks/authoring';
import { LearnerProgressScreen } from '@digiken/learning/learner-progress-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { instructorMessages } from '../messages';
import { paths } from '../paths';
import { coursePath } from '../../../views/paths';

export default function LearnerPage() {
  const { id = '' } = useParams();
  const learner = useLearner(id);
  return isMissing(learner) ? <NotFoundPage /> : <Learner id={id} learner={learner} />;
}

function Learner({ id, learner }: { id: string; learner: ReturnType<typeof useLearner> }) {
  const t = useMessages(instructorMessages);
  const user = learner.data?.user;
  const titleOf = useTitleOf();
  usePage({
    title: titleOf(t('learner'), user?.name) ?? (learner.status === 'error' ? t('learner') : undefined),
  });
  return (
    <LearnerProgressScreen
      state={loadState(learner)}
      learner={user}
      courses={learner.data?.courses ?? []}
      courseHrefOf={(course) => coursePath('public', course)}
      messageHref={paths.writeTo(id)}
      crumbs={[{ label: t('learners'), href: paths.learners }, { label: user?.name ?? t('learner') }]}
    />
  );
}
