import { useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Section } from '@digiken/ui/section';
import { useOutcome } from '../../lib/use-outcome';
import { CoursePicker, type ImportCourses } from './course-picker';
import { courseImportMessages } from './messages';

export interface SuggestedCourseView {
  id: string;
  title: string;
  /** Its state and size in one line, e.g. "Draft, 2 units, 9 lessons". */
  details: string;
}

export interface ImportChoiceProps {
  /** Of the course in the file. */
  title: string;
  /** Courses that the file may be. */
  suggested: readonly SuggestedCourseView[];
  /** The author's other courses. */
  courses: ImportCourses;
  onUpdate: (courseId: string) => Promise<FormOutcome>;
  onNew: () => Promise<FormOutcome>;
  onDiscard: () => Promise<FormOutcome>;
}

const NEW = 'new';
const OTHER = 'other';

/** Asks what a file becomes: the update of a course, or a new one. Nothing is chosen in advance. */
export function ImportChoice({ title, suggested, courses, onUpdate, onNew, onDiscard }: ImportChoiceProps) {
  const t = useMessages(courseImportMessages);
  const { busy, problem, run } = useOutcome();
  const [doing, setDoing] = useState<'continue' | 'discard'>();
  const [choice, setChoice] = useState<string>();
  const [other, setOther] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const otherField = useRef<HTMLInputElement>(null);
  const courseId = choice === OTHER ? other : choice;
  const running = busy ? doing : undefined;

  const proceed = () => {
    if (busy) return;
    setMissing(!courseId);
    if (!courseId) {
      (choice === OTHER ? otherField : first).current?.focus();
      return;
    }
    setDoing('continue');
    void run(() => (courseId === NEW ? onNew() : onUpdate(courseId)));
  };
  const discard = () => {
    if (busy) return;
    setDoing('discard');
    void run(onDiscard);
  };
  return (
    <Section
      title={t('choiceTitle', { title })}
      intro={suggested.length > 0 ? t('choiceText') : t('choiceAgain')}
      className="max-w-reading"
    >
      <form
        data-slot="import-choice"
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        {problem !== undefined && <Callout tone="danger" title={problem} />}
        <RadioGroup
          ref={first}
          label={t('choice')}
          error={missing && choice !== OTHER ? t('choiceMissing') : undefined}
          value={choice ?? ''}
          onValueChange={setChoice}
          options={[
            ...suggested.map((course) => ({
              value: course.id,
              label: t('choiceUpdate', { title: course.title }),
              hint: course.details,
            })),
            { value: OTHER, label: t(suggested.length > 0 ? 'choiceOther' : 'choiceOwn') },
            { value: NEW, label: t('choiceNew') },
          ]}
        />
        {choice === OTHER && (
          <CoursePicker
            courses={courses}
            label={t('course')}
            error={missing && other === null ? t('courseMissing') : undefined}
            value={other}
            onValueChange={setOther}
            field={otherField}
          />
        )}
        <p className="text-sm text-ink-muted">{t('choiceNext')}</p>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" busy={running === 'continue'}>
            {t(running === 'continue' ? 'continuing' : 'continue')}
          </Button>
          <Button type="button" variant="secondary" busy={running === 'discard'} onClick={discard}>
            {t(running === 'discard' ? 'discarding' : 'discard')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
