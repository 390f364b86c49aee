import { LIMITS } from '@digiken/contract/constants';
import { useAuthoredUnit, useAuthoringActions } from '@digiken/hooks/authoring';
import { useTypingStore } from '@digiken/hooks/drafts';
import { useMessages } from '@digiken/ui/messages-provider';
import { UnitEditorScreen, type UnitTyping } from '@digiken/learning/unit-editor-screen';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { instructorMessages } from '../messages';
import { QuizLines } from '../parts/quiz-lines';
import { paths } from '../paths';
import { AfterSaves } from '../after-saves';
import { type KeptVersion, useVersionedSave } from '../use-versioned-save';
import { topicLines } from '../views';
import { changedFields } from '../../../views/changed-fields';

// A copy from before there was `requiresQuizzes` is restored too.
const FIELDS = ['title', 'summary', 'price'] as const;
const FORM_LIMITS = { title: LIMITS.titleMax, summary: LIMITS.summaryMax };

export default function InstructorUnitPage() {
  const { unitId = '' } = useParams();
  return (
    <AfterSaves key={unitId} record={`unit:${unitId}`}>
      <UnitEditor id={unitId} />
    </AfterSaves>
  );
}

function UnitEditor({ id }: { id: string }) {
  const t = useMessages(instructorMessages);
  const unit = useAuthoredUnit(id);
  const actions = useAuthoringActions();
  const { data } = unit;
  const versions = useVersionedSave(
    `unit:${id}`,
    unit,
    useTypingStore<UnitTyping & KeptVersion>(`unit:${id}`, FIELDS),
  );
  const missing = isMissing(unit);
  const titleOf = useTitleOf();
  usePage({
    title: titleOf(t('unit'), data?.title) ?? (unit.status === 'error' && !missing ? t('unit') : undefined),
  });
  if (missing) return <NotFoundPage />;

  const course = data && { title: data.course.title, href: paths.course(data.course._id) };
  return (
    <>
      <UnitEditorScreen
        state={loadState(unit)}
        unit={
          data && {
            id: data._id,
            title: data.title,
            summary: data.summary ?? '',
            price: data.price ?? 0,
            requiresQuizzes: data.requiresQuizzes ?? false,
            position: data.position,
          }
        }
        course={course}
        topics={topicLines(data)}
        crumbs={[
          { label: t('courses'), href: paths.courses },
          ...(course ? [{ label: course.title, href: course.href }] : []),
          { label: data?.title ?? t('unit') },
        ]}
        onSave={(details) =>
          versions.save((version) => actions.updateUnit(id, { ...changedFields(details, data), version }), {
            typed: true,
          })
        }
        draft={versions.draft}
        onTyping={versions.keep}
        limits={FORM_LIMITS}
        publishing={data?.publishing}
        conflict={
          versions.theirs && {
            theirs: versions.theirs,
            onKeepMine: versions.settle,
            onTakeTheirs: versions.settle,
          }
        }
        onAddTopic={({ title }) => actions.createTopic(id, title)}
        onReorderTopics={(ids) => actions.orderTopics(id, ids)}
        onRemoveTopic={actions.removeTopic}
      />
      {data && (
        <QuizLines
          courseId={data.course._id}
          language="en"
          unit={{ id: data._id, title: data.title }}
          lessons={data.topics.map(({ _id, title }) => ({ id: _id, title }))}
        />
      )}
    </>
  );
}
