import {
  LIMITS,
  LIVE_LIMITS,
  LIVE_REPEATS,
  type LiveRepeat,
  type LiveScope,
} from '@digiken/contract/constants';
import { useId, useState } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { DateInput } from '@digiken/ui/date-input';
import { Form } from '@digiken/ui/form';
import { dateFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useSpokenChange } from '@digiken/ui/internal/use-spoken-change';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { TimeInput } from '@digiken/ui/time-input';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { liveClassFormMessages } from './messages';
import { lastDay } from './repetition';

export { liveClassFormMessages } from './messages';

/** What is in the form, valid or not. */
export interface LiveClassTyping {
  title: string;
  description: string;
  /** Value of one of `places`. */
  of: string;
  /** `yyyy-mm-dd`. */
  date: string | null;
  /** `HH:MM`. */
  time: string | null;
  /** IANA name. */
  timeZone: string;
  minutes: number | null;
  every: LiveRepeat | 'once';
  times: number | null;
  capacity: number | null;
  where: 'here' | 'link';
  link: string;
  waitingRoom: boolean;
  recorded: boolean;
  /** For one of a series. */
  scope: LiveScope;
}

/** A checked class. */
export interface LiveClassValues
  extends Pick<LiveClassTyping, 'title' | 'description' | 'of' | 'timeZone' | 'capacity' | 'scope'> {
  /** Local date and time in `timeZone`, `yyyy-mm-ddTHH:MM`. */
  starts: string;
  minutes: number;
  repeat: { every: LiveRepeat; times: number } | null;
  link: string | null;
  waitingRoom: boolean;
  recorded: boolean;
}

export interface LiveClassFormProps {
  /** Start values: of the saved class, of an earlier visit, or none. */
  initial: Partial<LiveClassTyping>;
  /** Courses and hubs; undefined for a class that exists, which keeps its own. */
  places?: readonly { value: string; label: string }[];
  /** More time zones to choose from: IANA names. */
  zones?: readonly string[];
  /** The class is one of several: the form asks what to change. */
  inSeries?: boolean;
  /** `yyyy-mm-dd`: the first day that can be chosen. */
  firstDay?: string;
  /** Errors by name: `title`, `description`, `courseId`, `starts`, `timeZone`, `minutes`, `repeat.times`, `capacity`, `link`. */
  onSave: (values: LiveClassValues) => Promise<FormOutcome>;
  /** Each change, to be kept in case the page is left; null once it is saved. */
  onTyping?: (typing: LiveClassTyping | null) => void;
}

const DEFAULTS: LiveClassTyping = {
  title: '',
  description: '',
  of: '',
  date: null,
  time: null,
  timeZone: 'Africa/Nairobi',
  minutes: 45,
  every: 'once',
  times: 8,
  capacity: null,
  where: 'here',
  link: '',
  waitingRoom: false,
  recorded: false,
  scope: 'this',
};
/** Plans or changes a live class (spec 13.87). */
export function LiveClassForm({
  initial,
  places,
  zones = [],
  inSeries = false,
  firstDay,
  onSave,
  onTyping,
}: LiveClassFormProps) {
  const t = useMessages(liveClassFormMessages);
  const locale = useLocale();
  const [typing, setTyping] = useState<LiveClassTyping>({ ...DEFAULTS, ...initial });
  const [dirty, setDirty] = useState(false);
  useUnsavedWarning(dirty);
  const id = useId();
  const ids = {
    title: `${id}-title`,
    description: `${id}-description`,
    courseId: `${id}-of`,
    starts: `${id}-date`,
    time: `${id}-time`,
    timeZone: `${id}-zone`,
    minutes: `${id}-minutes`,
    'repeat.times': `${id}-times`,
    capacity: `${id}-capacity`,
    link: `${id}-link`,
  };
  const change = (part: Partial<LiveClassTyping>) => {
    const next = { ...typing, ...part };
    setTyping(next);
    setDirty(true);
    onTyping?.(next);
  };
  const { date, time, every, times, where, minutes } = typing;
  const planned =
    places !== undefined && every !== 'once' && date !== null && time !== null && times !== null
      ? t(`sum-${every}`, {
          count: times,
          time,
          day: dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(lastDay(date, every, 1)),
          until: dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
            lastDay(date, every, times),
          ),
        })
      : '';
  useSpokenChange(planned);
  const zoneNames = [...new Set(['Africa/Nairobi', typing.timeZone, ...zones])];

  const save = async (): Promise<FormOutcome> => {
    const title = typing.title.trim();
    const link = where === 'link' ? typing.link.trim() : null;
    const errors: Record<string, string> = {};
    if (title === '') errors.title = t('titleMissing');
    if (places && typing.of === '') errors.courseId = t('chooseOf');
    if (date === null) errors.starts = t('dateMissing');
    if (time === null) errors.time = t('timeMissing');
    if (minutes === null) errors.minutes = t('minutesMissing');
    const repeats = places !== undefined && every !== 'once';
    if (repeats && times === null) errors['repeat.times'] = t('timesMissing');
    if (link !== null && !/^https:\/\/\S+$/i.test(link)) errors.link = t('linkMissing');
    if (Object.keys(errors).length > 0 || date === null || time === null || minutes === null) {
      return { ok: false, message: t('check'), errors };
    }
    const outcome = await onSave({
      title,
      description: typing.description.trim(),
      of: typing.of,
      starts: `${date}T${time}`,
      timeZone: typing.timeZone,
      minutes,
      repeat: repeats && times !== null ? { every, times } : null,
      capacity: link === null ? typing.capacity : null,
      link,
      waitingRoom: link === null && typing.waitingRoom,
      recorded: link === null && typing.recorded,
      scope: typing.scope,
    });
    if (outcome.ok) {
      setDirty(false);
      onTyping?.(null);
    }
    return outcome;
  };

  return (
    <div data-slot="live-class-form">
      <Form
        fieldIds={ids}
        submitLabel={t(places ? 'schedule' : 'save')}
        busyLabel={t('saving')}
        successMessage={places ? undefined : t('saved')}
        onSubmit={save}
      >
        {({ errors }) => (
          <>
            <TextInput
              id={ids.title}
              label={t('title')}
              value={typing.title}
              maxLength={LIMITS.titleMax}
              autoComplete="off"
              error={errors.title}
              onChange={(event) => change({ title: event.target.value })}
            />
            <TextArea
              id={ids.description}
              label={t('description')}
              hint={t('descriptionHint')}
              required={false}
              rows={3}
              value={typing.description}
              maxLength={LIVE_LIMITS.descriptionMax}
              error={errors.description}
              onChange={(event) => change({ description: event.target.value })}
            />
            {places && (
              <Select
                id={ids.courseId}
                label={t('of')}
                hint={t('ofHint')}
                value={typing.of}
                error={errors.courseId}
                options={[...(typing.of === '' ? [{ value: '', label: t('chooseOf') }] : []), ...places]}
                onChange={(event) => change({ of: event.target.value })}
              />
            )}
            <div className="flex flex-wrap items-start gap-x-6 gap-y-5">
              <DateInput
                id={ids.starts}
                label={t('date')}
                value={date}
                min={firstDay}
                error={errors.starts}
                onValueChange={(value) => change({ date: value })}
              />
              <TimeInput
                id={ids.time}
                label={t('time')}
                value={time}
                error={errors.time}
                onValueChange={(value) => change({ time: value })}
              />
            </div>
            <Select
              id={ids.timeZone}
              label={t('zone')}
              hint={t('zoneHint')}
              value={typing.timeZone}
              error={errors.timeZone}
              options={zoneNames.map((zone) => ({ value: zone, label: zoneLabel(zone, locale) }))}
              onChange={(event) => change({ timeZone: event.target.value })}
            />
            <NumberInput
              id={ids.minutes}
              label={t('minutes')}
              unit={t('minutesUnit')}
              min={LIVE_LIMITS.minutesMin}
              max={LIVE_LIMITS.minutesMax}
              step={5}
              value={minutes}
              error={errors.minutes}
              onValueChange={(value) => change({ minutes: value })}
            />
            {places && (
              <>
                <Select
                  label={t('repeat')}
                  value={every}
                  options={(['once', ...LIVE_REPEATS] as const).map((value) => ({
                    value,
                    label: t(value),
                  }))}
                  onChange={(event) => change({ every: event.target.value as LiveClassTyping['every'] })}
                />
                {every !== 'once' && (
                  <NumberInput
                    id={ids['repeat.times']}
                    label={t('times')}
                    min={LIVE_LIMITS.timesMin}
                    max={LIVE_LIMITS.timesMax}
                    value={times}
                    error={errors['repeat.times']}
                    onValueChange={(value) => change({ times: value })}
                  />
                )}
                {planned !== '' && (
                  <p data-slot="repetition" className="rounded-md bg-info-soft px-4 py-3 font-bold">
                    {planned}
                  </p>
                )}
              </>
            )}
            <RadioGroup
              label={t('where')}
              value={where}
              onValueChange={(value) => change({ where: value === 'link' ? 'link' : 'here' })}
              options={[
                { value: 'here', label: t('here'), hint: t('hereHint') },
                { value: 'link', label: t('elsewhere'), hint: t('elsewhereHint') },
              ]}
            />
            {where === 'link' ? (
              <TextInput
                id={ids.link}
                type="url"
                inputMode="url"
                label={t('link')}
                hint={t('linkHint')}
                value={typing.link}
                maxLength={LIVE_LIMITS.linkMax}
                autoComplete="off"
                error={errors.link}
                onChange={(event) => change({ link: event.target.value })}
              />
            ) : (
              <>
                <NumberInput
                  id={ids.capacity}
                  label={t('people')}
                  hint={t('peopleHint')}
                  required={false}
                  min={1}
                  max={LIVE_LIMITS.people}
                  value={typing.capacity}
                  error={errors.capacity}
                  onValueChange={(value) => change({ capacity: value })}
                />
                <Checkbox
                  label={t('waitingRoom')}
                  hint={t('waitingRoomHint')}
                  checked={typing.waitingRoom}
                  onChange={(event) => change({ waitingRoom: event.target.checked })}
                />
                <Checkbox
                  label={t('recorded')}
                  hint={t('recordedHint')}
                  checked={typing.recorded}
                  onChange={(event) => change({ recorded: event.target.checked })}
                />
              </>
            )}
            {inSeries && (
              <RadioGroup
                label={t('scope')}
                value={typing.scope}
                onValueChange={(value) => change({ scope: value === 'following' ? 'following' : 'this' })}
                options={[
                  { value: 'this', label: t('scopeThis') },
                  { value: 'following', label: t('scopeFollowing') },
                ]}
              />
            )}
          </>
        )}
      </Form>
    </div>
  );
}

/** "East Africa Time (Africa/Nairobi)". */
function zoneLabel(zone: string, locale: string): string {
  const part = dateFormat(locale, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return part ? `${part.value} (${zone})` : zone;
}
