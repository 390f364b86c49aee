import { useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { Combobox } from '@digiken/ui/combobox';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { useKeptFocus } from '@digiken/ui/internal/use-kept-focus';
import { filled, refusal } from '../sign-in-form/refusals';
import { hubSettingsMessages } from './hub-settings-form.messages';

export interface HubCourseView {
  id: string;
  title: string;
  href?: string;
}

export interface HubCoursesProps {
  courses: readonly HubCourseView[];
  /** Published courses that match the typed text; the component leaves out those of the hub. */
  choices: readonly HubCourseView[];
  /** Load status of `choices`. */
  choicesState?: LoadState;
  /** Called with the text after typing pauses; the parent then updates `choices`. Without it, the component filters. */
  onSearch?: (text: string) => void;
  onAdd: (courseId: string) => Promise<FormOutcome>;
  onRemove: (courseId: string) => Promise<FormOutcome>;
}

/** The courses that a hub offers to its members. */
export function HubCourses({ courses, choices, choicesState, onSearch, onAdd, onRemove }: HubCoursesProps) {
  const t = useMessages(hubSettingsMessages);
  const announce = useAnnounce();
  const field = useId();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, () => list.current);
  const [added, setAdded] = useState(0);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const left = choices.filter(({ id }) => !courses.some((course) => course.id === id));

  const add = async ({ course = '' }: Record<string, string>): Promise<FormOutcome> => {
    const refused = refusal({ course }, { course: filled(t('courseMissing')) }, t('check'));
    if (refused) return refused;
    const outcome = await onAdd(course);
    if (outcome.ok) {
      setAdded((count) => count + 1);
      announce(t('courseAdded', { title: left.find(({ id }) => id === course)?.title ?? '' }));
    }
    return outcome;
  };
  const remove = async ({ id, title }: HubCourseView) => {
    setBusy(id);
    setFailure(null);
    const outcome = await onRemove(id);
    setBusy(null);
    if (outcome.ok) {
      announce(t('courseRemoved', { title }));
      return;
    }
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };

  return (
    <div className="grid gap-x-16 gap-y-8 xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        {failure && <Callout tone="danger">{failure}</Callout>}
        {courses.length === 0 && <p className="text-ink-muted">{t('noCourses')}</p>}
        <ul ref={list} tabIndex={-1} aria-label={t('courses')}>
          {courses.map((course) => (
            <li
              key={course.id}
              className="flex items-center justify-between gap-6 border-t border-line py-3 wrap-anywhere"
            >
              {course.href ? (
                <TextLink href={course.href} dir="auto">
                  {course.title}
                </TextLink>
              ) : (
                <span dir="auto">{course.title}</span>
              )}
              <Button
                size="sm"
                variant="quiet"
                busy={busy === course.id}
                aria-label={t('removeCourseName', { title: course.title })}
                onClick={() => void remove(course)}
                className="shrink-0"
              >
                {t('removeCourse')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Form
        onSubmit={add}
        fieldIds={{ course: field }}
        submitLabel={t('addCourse')}
        busyLabel={t('addingCourse')}
      >
        {({ errors }) => (
          <Combobox
            // Empty again once the course is added.
            key={added}
            id={field}
            name="course"
            label={t('whichCourse')}
            options={left.map(({ id, title }) => ({ value: id, label: title }))}
            onSearch={onSearch}
            state={choicesState}
            error={errors.course}
          />
        )}
      </Form>
    </div>
  );
}
