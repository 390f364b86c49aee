import type { Lesson } from '@digiken/contract';
import { TutorPanel } from '@digiken/learning/tutor-panel';
import { useMessages } from '@digiken/ui/messages-provider';
import type { Dispatch, SetStateAction } from 'react';
import { tutorPageMessages } from '../tutor-messages';
import { talkPath } from '../views/tutor';
import { useTutorTalk } from './use-tutor-talk';

interface LessonTalk {
  /** Empty for a new talk. */
  id: string;
  /** Text that is not sent yet. */
  draft: string;
}

interface LessonTutorProps {
  lesson: Lesson;
  place: 'rail' | 'sheet';
  talk: LessonTalk;
  onTalkChange: Dispatch<SetStateAction<LessonTalk>>;
}

/** The tutor beside a lesson: a talk about this lesson (spec 13.29). */
export default function LessonTutor({ lesson, place, talk, onTalkChange }: LessonTutorProps) {
  const t = useMessages(tutorPageMessages);
  const host = useTutorTalk(talk.id, { lessonId: lesson._id }, (id) =>
    onTalkChange((before) => ({ ...before, id })),
  );
  const sections = (lesson.headings ?? []).slice(0, 2);
  return (
    <TutorPanel
      state={host.state}
      powers={host.powers}
      turns={host.turns}
      onAsk={host.onAsk}
      onStop={host.onStop}
      draft={talk.draft}
      onDraftChange={(draft) => onTalkChange((before) => ({ ...before, draft }))}
      examples={
        sections.length > 0
          ? sections.map(({ text }) => t('section', { section: text }))
          : [t('lesson', { lesson: lesson.title })]
      }
      href={talk.id === '' ? '/console/ai-chat' : talkPath(talk.id)}
      takesFocus={place === 'rail'}
      conversation={host.conversation}
    />
  );
}
