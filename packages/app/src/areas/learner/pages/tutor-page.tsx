import { TUTOR_LIMITS } from '@digiken/contract/constants';
import { useEnrolledCourses } from '@digiken/hooks/learning';
import { useTalks, useTutorActions } from '@digiken/hooks/tutor';
import { TutorScreen } from '@digiken/learning/tutor-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { pageMessages } from '../../../messages';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { useTutorTalk } from '../../../shell/use-tutor-talk';
import { tutorPageMessages } from '../../../tutor-messages';
import { isMissing, loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { talkPath } from '../../../views/tutor';

const NEW = '/console/ai-chat';

/** The learner's tutor: one talk, or a new one (spec 2.23). */
export default function TutorPage() {
  const { conversationId } = useParams();
  const { key } = useLocation();
  // A new talk keeps its page, and the focus in its field, when it gets an address with its first question.
  const [begun, setBegun] = useState<{ key: string; id: string }>();
  const own = begun?.key === key ? begun.id : undefined;
  const talkId = own ?? conversationId ?? '';
  return (
    <Talk
      key={conversationId ?? key}
      talkId={talkId}
      onBegun={(id) => {
        setBegun({ key, id });
        // Reloading opens the talk; the router need not know, because nothing else changes.
        window.history.replaceState(window.history.state, '', talkPath(id));
      }}
    />
  );
}

function Talk({ talkId, onBegun }: { talkId: string; onBegun: (id: string) => void }) {
  const t = useMessages(tutorPageMessages);
  const pageName = useMessages(pageMessages);
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [cursor, setCursor] = useState<string>();
  const talks = useTalks({ cursor }, opened);
  const actions = useTutorActions();
  const courses = useEnrolledCourses().data ?? [];
  const host = useTutorTalk(talkId, {}, onBegun);
  const talk = host.talk.data;
  const missing = talkId !== '' && isMissing(host.talk);
  const titleOf = useTitleOf();
  // The menu's name until it is known that the site has no model.
  const name = host.state.status === 'ready' && !host.powers.model ? t('plainName') : pageName('aiSupport');
  usePage({
    title: missing ? undefined : (titleOf(name, talk?.title) ?? name),
    noindex: true,
  });
  if (missing) return <NotFoundPage />;
  const { next, previous } = talks.data ?? {};
  return (
    <TutorScreen
      state={host.state}
      powers={host.powers}
      title={talk?.title}
      about={talk?.lesson?.name ?? talk?.course?.name}
      turns={host.turns}
      onAsk={host.onAsk}
      onStop={host.onStop}
      maxLength={TUTOR_LIMITS.questionMax}
      conversation={host.conversation}
      examples={[
        ...courses.slice(0, 2).map(({ course }) => t('aboutCourse', { course: course.title })),
        t('certificate'),
        t('search'),
      ].slice(0, 3)}
      newHref={NEW}
      talks={{
        open: opened,
        onOpenChange: setOpened,
        state: loadState(talks),
        talks: talks.data?.data ?? [],
        talkHrefOf: ({ _id }) => talkPath(_id),
        onRemove: async (id) => {
          const outcome = await actions.removeTalk(id);
          if (outcome.ok && id === talkId) void navigate(NEW);
          return outcome;
        },
        onOlder: next ? () => setCursor(next) : undefined,
        onNewer: previous ? () => setCursor(previous) : undefined,
      }}
      kept={{
        retentionDays: host.retentionDays,
        onExport: async () => {
          const outcome = await actions.exportTalks();
          if (!outcome.ok) return outcome;
          const text = JSON.stringify(outcome.data, null, 2);
          saveText(`${t('fileName')}.json`, 'application/json', text);
          return { ok: true };
        },
        onRemoveAll: async () => {
          const outcome = await actions.removeTalks();
          if (outcome.ok) void navigate(NEW);
          return outcome;
        },
      }}
    />
  );
}
