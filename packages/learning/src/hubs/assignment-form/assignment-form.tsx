import { useId, useState } from 'react';
import { Callout } from '@digiken/ui/callout';
import { DateInput } from '@digiken/ui/date-input';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextLink } from '@digiken/ui/text-link';
import {
  type Audience,
  audienceError,
  AudienceField,
  audienceMessages,
  type CohortChoice,
} from './audience-field';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { assignmentFormMessages } from './messages';

export { assignmentFormMessages } from './messages';

export interface AssignableCourse {
  id: string;
  title: string;
  /** Free seats of the hub; undefined for a course that is free. */
  seatsLeft?: number;
}

/** When an assignment is due. Days are `yyyy-mm-dd` in the hub's time zone. */
export type AssignmentDue =
  | { kind: 'none' }
  | { kind: 'date'; date: string }
  | { kind: 'days'; days: number };

export interface AssignmentValues {
  courseId: string;
  audience: Audience;
  /** `yyyy-mm-dd`; null: now. */
  starts: string | null;
  due: AssignmentDue;
  /** Trimmed; may be empty. */
  note: string;
}

export interface AssignmentFormProps {
  hubName: string;
  memberCount: number;
  cohorts: readonly CohortChoice[];
  /** The hub's courses. Undefined for an assignment that exists, which keeps its course and its audience. */
  courses?: readonly AssignableCourse[];
  initial?: Partial<AssignmentValues>;
  /** `yyyy-mm-dd`: today in the hub's time zone. */
  today: string;
  /** The hub's time zone as text. */
  zone: string;
  /** Where seats are bought for a course. */
  seatsHref?: (courseId: string) => string;
  /** Errors by name: `courseId`, `cohortIds`, `startsOn`, `due`, `due.on`, `due.days`, `note`. */
  onSave: (values: AssignmentValues) => Promise<FormOutcome>;
}

/** The server's limits. */
const NOTE_MAX = 500;
const DAYS_MAX = 730;

/** Assigns a course to a hub or its cohorts, or changes the dates of an assignment (spec 13.182). */
export function AssignmentForm({
  hubName,
  memberCount,
  cohorts,
  courses,
  initial = {},
  today,
  zone,
  seatsHref,
  onSave,
}: AssignmentFormProps) {
  const t = useMessages(assignmentFormMessages);
  const audienceTexts = useMessages(audienceMessages);
  const [courseId, setCourseId] = useState(initial.courseId ?? '');
  const [audience, setAudience] = useState<Audience>(initial.audience ?? 'hub');
  const [starts, setStarts] = useState(initial.starts ?? null);
  const [kind, setKind] = useState<AssignmentDue['kind']>(initial.due?.kind ?? 'date');
  const [date, setDate] = useState(initial.due?.kind === 'date' ? initial.due.date : null);
  const [days, setDays] = useState<number | null>(initial.due?.kind === 'days' ? initial.due.days : 30);
  const [note, setNote] = useState(initial.note ?? '');
  const [dirty, setDirty] = useState(false);
  useUnsavedWarning(dirty);
  const id = useId();
  const ids = {
    courseId: `${id}-course`,
    cohortIds: `${id}-cohorts`,
    startsOn: `${id}-starts`,
    due: `${id}-due`,
    'due.on': `${id}-due-on`,
    'due.days': `${id}-due-days`,
    note: `${id}-note`,
  };
  const course = courses?.find((one) => one.id === courseId);

  const save = async (): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (courses && courseId === '') errors.courseId = t('courseMissing');
    const whom = courses && audienceError(audience, audienceTexts('missing'));
    if (whom) errors.cohortIds = whom;
    const unchanged = initial.due?.kind === 'date' && initial.due.date === date;
    if (kind === 'date' && date === null) errors['due.on'] = t('dateMissing');
    else if (kind === 'date' && date !== null && starts !== null && date < starts)
      errors['due.on'] = t('dateEarly');
    else if (kind === 'date' && date !== null && date < today && !unchanged) errors['due.on'] = t('datePast');
    if (kind === 'days' && days === null) errors['due.days'] = t('daysMissing', { max: DAYS_MAX });
    if (Object.keys(errors).length > 0) return { ok: false, message: t('check'), errors };
    const due: AssignmentDue =
      kind === 'date' && date !== null
        ? { kind, date }
        : kind === 'days' && days !== null
          ? { kind, days }
          : { kind: 'none' };
    const outcome = await onSave({ courseId, audience, starts, due, note: note.trim() });
    if (outcome.ok) setDirty(false);
    return outcome;
  };

  return (
    <div data-slot="assignment-form" onInput={() => setDirty(true)}>
      <Form
        fieldIds={ids}
        submitLabel={t(courses ? 'assign' : 'save')}
        busyLabel={t('saving')}
        successMessage={courses ? undefined : t('saved')}
        onSubmit={save}
      >
        {({ errors }) => (
          <>
            {courses && (
              <>
                <Select
                  id={ids.courseId}
                  label={t('course')}
                  hint={t('courseHint')}
                  value={courseId}
                  error={errors.courseId}
                  options={[
                    ...(courseId === '' ? [{ value: '', label: t('chooseCourse') }] : []),
                    ...courses.map(({ id: value, title, seatsLeft }) => ({
                      value,
                      label: seatsLeft === undefined ? title : t('paid', { title }),
                    })),
                  ]}
                  onChange={(event) => setCourseId(event.target.value)}
                />
                {course?.seatsLeft !== undefined && (
                  <Callout
                    tone={course.seatsLeft > 0 ? 'info' : 'warning'}
                    actions={seatsHref && <TextLink href={seatsHref(course.id)}>{t('buySeats')}</TextLink>}
                  >
                    {t('paidHint', { left: t('seatsLeft', { count: course.seatsLeft }) })}
                  </Callout>
                )}
                <AudienceField
                  label={t('audience')}
                  id={ids.cohortIds}
                  {...{ hubName, memberCount, cohorts }}
                  value={audience}
                  onValueChange={(next) => {
                    setAudience(next);
                    setDirty(true);
                  }}
                  error={errors.cohortIds}
                >
                  <p className="text-ink-muted">{t('later')}</p>
                </AudienceField>
              </>
            )}
            <DateInput
              id={ids.startsOn}
              label={t('starts')}
              hint={t('startsHint')}
              required={false}
              value={starts}
              error={errors.startsOn}
              onValueChange={setStarts}
            />
            <RadioGroup
              id={ids.due}
              label={t('due')}
              value={kind}
              error={errors.due}
              onValueChange={(next) => setKind(next === 'date' || next === 'days' ? next : 'none')}
              options={[
                { value: 'date', label: t('dueDate'), hint: t('dueDateHint', { zone }) },
                { value: 'days', label: t('dueDays'), hint: t('dueDaysHint') },
                { value: 'none', label: t('dueNone') },
              ]}
            />
            {kind === 'date' && (
              <DateInput
                id={ids['due.on']}
                label={t('date')}
                value={date}
                error={errors['due.on']}
                onValueChange={setDate}
              />
            )}
            {kind === 'days' && (
              <NumberInput
                id={ids['due.days']}
                label={t('days')}
                unit={t('daysUnit')}
                min={1}
                max={DAYS_MAX}
                value={days}
                error={errors['due.days']}
                onValueChange={setDays}
              />
            )}
            <TextArea
              id={ids.note}
              label={t('note')}
              hint={t('noteHint', { max: NOTE_MAX })}
              required={false}
              rows={3}
              maxLength={NOTE_MAX}
              value={note}
              error={errors.note}
              onChange={(event) => setNote(event.target.value)}
            />
          </>
        )}
      </Form>
    </div>
  );
}
