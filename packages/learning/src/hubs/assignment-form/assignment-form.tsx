import type { Course, HubAssignment, HubCohort } from '@digiken/contract';
import { HUB_LIMITS } from '@digiken/contract/constants';
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
import { type Audience, audienceError, AudienceField, audienceMessages, EVERYONE } from './audience-field';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { assignmentFormMessages } from './messages';

export { assignmentFormMessages } from './messages';

export interface AssignmentValues extends Audience, Pick<HubAssignment, 'startsOn' | 'due' | 'note'> {
  courseId: string;
}

export interface AssignmentFormProps {
  hubName: string;
  memberCount: number;
  cohorts: readonly HubCohort[];
  /** The hub's courses. Undefined for an assignment that exists, which keeps its course and its audience. */
  courses?: readonly Course[];
  /** Free seats of the hub for a course that costs money. */
  seatsLeft?: (courseId: string) => number;
  /** The assignment that is changed. */
  assignment?: HubAssignment;
  /** `yyyy-mm-dd`: today in the hub's time zone. */
  today: string;
  /** The hub's time zone as text. */
  zone: string;
  /** Where seats are bought for a course. */
  seatsHref?: (courseId: string) => string;
  /** Errors by name: `courseId`, `cohortIds`, `startsOn`, `due`, `due.on`, `due.days`, `note`. */
  onSave: (values: AssignmentValues) => Promise<FormOutcome>;
}

const { assignmentNoteMax: NOTE_MAX, dueDaysMax: DAYS_MAX } = HUB_LIMITS;

const isPaid = ({ lowestPrice }: Course) => (lowestPrice ?? 0) > 0;

/** Assigns a course to a hub or its cohorts, or changes the dates of an assignment (spec 13.182). */
export function AssignmentForm({
  hubName,
  memberCount,
  cohorts,
  courses,
  seatsLeft,
  assignment,
  today,
  zone,
  seatsHref,
  onSave,
}: AssignmentFormProps) {
  const t = useMessages(assignmentFormMessages);
  const audienceTexts = useMessages(audienceMessages);
  const given = assignment?.due;
  const [courseId, setCourseId] = useState('');
  const [audience, setAudience] = useState(EVERYONE);
  const [startsOn, setStartsOn] = useState(assignment?.startsOn ?? null);
  const [kind, setKind] = useState<'none' | 'date' | 'days'>(assignment ? (given?.kind ?? 'none') : 'date');
  const [on, setOn] = useState(given?.kind === 'date' ? given.on : null);
  const [days, setDays] = useState<number | null>(given?.kind === 'days' ? given.days : 30);
  const [note, setNote] = useState(assignment?.note ?? '');
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
  const course = courses?.find(({ _id }) => _id === courseId);
  const left = course && isPaid(course) ? (seatsLeft?.(courseId) ?? 0) : undefined;

  const save = async (): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (courses && courseId === '') errors.courseId = t('courseMissing');
    const whom = courses && audienceError(audience, audienceTexts('missing'));
    if (whom) errors.cohortIds = whom;
    const unchanged = given?.kind === 'date' && given.on === on;
    if (kind === 'date' && on === null) errors['due.on'] = t('dateMissing');
    else if (kind === 'date' && on !== null && startsOn !== null && on < startsOn)
      errors['due.on'] = t('dateEarly');
    else if (kind === 'date' && on !== null && on < today && !unchanged) errors['due.on'] = t('datePast');
    if (kind === 'days' && days === null) errors['due.days'] = t('daysMissing', { max: DAYS_MAX });
    if (Object.keys(errors).length > 0) return { ok: false, message: t('check'), errors };
    const due =
      kind === 'date' && on !== null
        ? { kind, on }
        : kind === 'days' && days !== null
          ? { kind, days }
          : null;
    const outcome = await onSave({ courseId, ...audience, startsOn, due, note: note.trim() });
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
                    ...courses.map((course) => ({
                      value: course._id,
                      label: isPaid(course) ? t('paid', { title: course.title }) : course.title,
                    })),
                  ]}
                  onChange={(event) => setCourseId(event.target.value)}
                />
                {left !== undefined && (
                  <Callout
                    tone={left > 0 ? 'info' : 'warning'}
                    actions={seatsHref && <TextLink href={seatsHref(courseId)}>{t('buySeats')}</TextLink>}
                  >
                    {t('paidHint', { left: t('seatsLeft', { count: left }) })}
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
              value={startsOn}
              error={errors.startsOn}
              onValueChange={setStartsOn}
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
                value={on}
                error={errors['due.on']}
                onValueChange={setOn}
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
