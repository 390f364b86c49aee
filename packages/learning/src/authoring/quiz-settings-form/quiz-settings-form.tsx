import { useId, useState } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { DateTimeInput } from '@digiken/ui/date-time-input';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { FieldGroup } from '../../lib/field-group';
import { SettingsGroup } from './group';
import { quizSettingsMessages } from './messages';

export { quizSettingsMessages } from './messages';

const GRADINGS = ['highest', 'average', 'first', 'last'] as const;
const REVIEWS = { 'right-after': 'rightAfter', 'after-close': 'afterClose', never: 'never' } as const;
const PARTS = { points: 'showPoints', feedback: 'showFeedback', 'right-answers': 'showRight' } as const;
type Review = keyof typeof REVIEWS;
type Part = keyof typeof PARTS;

/** How a quiz is taken. Null: no limit, no pass mark, no code. */
export interface QuizSettingsView {
  intro: string;
  practice: boolean;
  required: boolean;
  timeLimitMinutes: number | null;
  attempts: number | null;
  /** Minutes. */
  delayMinutes: number;
  grading: (typeof GRADINGS)[number];
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  oneAtATime: boolean;
  sequential: boolean;
  review: Review;
  reviewShows: Part[];
  /** Share of the points, 0 to 1. */
  passShare: number | null;
  accessCode: string | null;
  /** Who marks does not see whose answer it is. */
  anonymous: boolean;
}

export interface EditedQuizSettings {
  title: string;
  /** ISO 8601. */
  opensAt: string | null;
  closesAt: string | null;
  settings: QuizSettingsView;
}

export interface QuizSettingsFormProps extends EditedQuizSettings {
  limits: { title: number; intro: number; minutes: number; attempts: number; delay: number; code: number };
  onSave: (values: EditedQuizSettings) => Promise<FormOutcome>;
}

/** The settings of a quiz, the most important first (spec 12.8). */
export function QuizSettingsForm({ limits, onSave, ...initial }: QuizSettingsFormProps) {
  const t = useMessages(quizSettingsMessages);
  const own = useId();
  const [times, setTimes] = useState({ opensAt: initial.opensAt, closesAt: initial.closesAt });
  const [settings, setSettings] = useState(initial.settings);
  const [delay, setDelay] = useState<number | null>(initial.settings.delayMinutes);
  const set = (changed: Partial<QuizSettingsView>) => setSettings((before) => ({ ...before, ...changed }));
  const { practice, attempts } = settings;
  const many = attempts !== 1;
  const id = (name: string) => `${own}-${name}`;
  const fieldIds = Object.fromEntries(
    [
      'title',
      'opensAt',
      'closesAt',
      'settings.intro',
      'settings.timeLimitMinutes',
      'settings.attempts',
      'settings.delayMinutes',
      'settings.passShare',
      'settings.accessCode',
    ].map((name) => [name, id(name)]),
  );
  const save = async ({ title = '', ...typed }: Record<string, string>): Promise<FormOutcome> => {
    const errors: Record<string, string> = {
      ...unread(typed),
      ...(title.trim() === '' && { title: t('missing') }),
      ...(times.opensAt !== null &&
        times.closesAt !== null &&
        Date.parse(times.closesAt) <= Date.parse(times.opensAt) && { closesAt: t('order') }),
    };
    const [message] = Object.values(errors);
    if (message !== undefined) return { ok: false, message, errors };
    const code = settings.accessCode?.trim() ?? '';
    return onSave({
      title: title.trim(),
      ...times,
      settings: {
        ...settings,
        accessCode: code || null,
        delayMinutes: many ? (delay ?? 0) : 0,
        // What a practice quiz hides does not count either.
        ...(practice && { required: false, passShare: null }),
      },
    });
  };
  /** Typed texts that are no number or no complete date: they must not be saved as "none". */
  function unread(typed: Record<string, string>): Record<string, string> {
    const kept: Record<string, unknown> = {
      ...times,
      'settings.timeLimitMinutes': settings.timeLimitMinutes,
      'settings.attempts': settings.attempts,
      'settings.delayMinutes': delay,
      'settings.passShare': settings.passShare,
    };
    return Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => {
        const missing = text !== '' && name in kept && kept[name] === null;
        return missing ? [[name, t(name.endsWith('At') ? 'wrongTime' : 'wrongNumber')]] : [];
      }),
    );
  }
  return (
    <div data-slot="quiz-settings-form" className="w-full">
      <Form
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={t('saved')}
        onSubmit={save}
      >
        {({ errors }) => (
          <>
            <SettingsGroup title={t('about')}>
              <TextInput
                id={fieldIds.title}
                name="title"
                label={t('title')}
                defaultValue={initial.title}
                maxLength={limits.title}
                autoComplete="off"
                error={errors.title}
              />
              <TextArea
                id={fieldIds['settings.intro']}
                label={t('intro')}
                hint={t('introHint')}
                required={false}
                value={settings.intro}
                onChange={(event) => set({ intro: event.currentTarget.value })}
                rows={3}
                maxLength={limits.intro}
                error={errors['settings.intro']}
              />
              <RadioGroup
                label={t('use')}
                value={practice ? 'practice' : 'graded'}
                onValueChange={(use) => set({ practice: use === 'practice' })}
                options={[
                  { value: 'graded', label: t('graded'), hint: t('gradedHint') },
                  { value: 'practice', label: t('practice'), hint: t('practiceHint') },
                ]}
              />
              {!practice && (
                <>
                  <Checkbox
                    label={t('required')}
                    checked={settings.required}
                    onChange={(event) => set({ required: event.currentTarget.checked })}
                  />
                  <NumberInput
                    id={fieldIds['settings.passShare']}
                    name="settings.passShare"
                    label={t('pass')}
                    hint={t('passHint')}
                    unit={t('percent')}
                    required={false}
                    value={settings.passShare === null ? null : Math.round(settings.passShare * 100)}
                    onValueChange={(share) => set({ passShare: share === null ? null : share / 100 })}
                    min={0}
                    max={100}
                    error={errors['settings.passShare']}
                  />
                </>
              )}
            </SettingsGroup>
            <SettingsGroup title={t('time')}>
              <DateTimeInput
                id={fieldIds.opensAt}
                name="opensAt"
                label={t('opens')}
                hint={t('openHint')}
                required={false}
                value={times.opensAt}
                onValueChange={(opensAt) => setTimes((before) => ({ ...before, opensAt }))}
                error={errors.opensAt}
              />
              <DateTimeInput
                id={fieldIds.closesAt}
                name="closesAt"
                label={t('closes')}
                hint={t('openHint')}
                required={false}
                value={times.closesAt}
                onValueChange={(closesAt) => setTimes((before) => ({ ...before, closesAt }))}
                error={errors.closesAt}
              />
              <NumberInput
                id={fieldIds['settings.timeLimitMinutes']}
                name="settings.timeLimitMinutes"
                label={t('limit')}
                hint={t('limitHint')}
                unit={t('minutes')}
                required={false}
                value={settings.timeLimitMinutes}
                onValueChange={(timeLimitMinutes) => set({ timeLimitMinutes })}
                min={1}
                max={limits.minutes}
                error={errors['settings.timeLimitMinutes']}
              />
            </SettingsGroup>
            <SettingsGroup title={t('tries')}>
              <NumberInput
                id={fieldIds['settings.attempts']}
                name="settings.attempts"
                label={t('attempts')}
                hint={t('attemptsHint')}
                required={false}
                value={attempts}
                onValueChange={(count) => set({ attempts: count })}
                min={1}
                max={limits.attempts}
                error={errors['settings.attempts']}
              />
              {many && (
                <>
                  <NumberInput
                    id={fieldIds['settings.delayMinutes']}
                    name="settings.delayMinutes"
                    label={t('delay')}
                    unit={t('minutes')}
                    value={delay}
                    onValueChange={setDelay}
                    min={0}
                    max={limits.delay}
                    error={errors['settings.delayMinutes']}
                  />
                  <Select
                    label={t('grading')}
                    value={settings.grading}
                    onChange={(event) =>
                      set({ grading: event.currentTarget.value as QuizSettingsView['grading'] })
                    }
                    options={GRADINGS.map((grading) => ({ value: grading, label: t(grading) }))}
                  />
                </>
              )}
            </SettingsGroup>
            <SettingsGroup title={t('asking')}>
              <div className="flex flex-col gap-2">
                <Toggle name="oneAtATime" settings={settings} set={set} />
                {settings.oneAtATime && <Toggle name="sequential" settings={settings} set={set} />}
                <Toggle name="shuffleQuestions" settings={settings} set={set} />
                <Toggle name="shuffleOptions" settings={settings} set={set} />
              </div>
            </SettingsGroup>
            <SettingsGroup title={t('after')}>
              <RadioGroup
                label={t('review')}
                hint={
                  settings.review === 'after-close' && times.closesAt === null
                    ? t('nothingWithoutClose')
                    : undefined
                }
                value={settings.review}
                onValueChange={(review) => set({ review: review as Review })}
                options={Object.entries(REVIEWS).map(([value, text]) => ({ value, label: t(text) }))}
              />
              {settings.review !== 'never' && (
                <FieldGroup label={t('shows')}>
                  <div className="flex flex-col gap-2">
                    {(Object.keys(PARTS) as Part[]).map((part) => (
                      <Checkbox
                        key={part}
                        label={t(PARTS[part])}
                        checked={settings.reviewShows.includes(part)}
                        onChange={(event) => {
                          const rest = settings.reviewShows.filter((other) => other !== part);
                          set({ reviewShows: event.currentTarget.checked ? [...rest, part] : rest });
                        }}
                      />
                    ))}
                  </div>
                </FieldGroup>
              )}
            </SettingsGroup>
            <SettingsGroup title={t('marking')}>
              <Toggle name="anonymous" settings={settings} set={set} />
            </SettingsGroup>
            <SettingsGroup title={t('supervised')}>
              <TextInput
                id={fieldIds['settings.accessCode']}
                label={t('code')}
                hint={t('codeHint')}
                required={false}
                value={settings.accessCode ?? ''}
                onChange={(event) => set({ accessCode: event.currentTarget.value })}
                maxLength={limits.code}
                autoComplete="off"
                error={errors['settings.accessCode']}
              />
            </SettingsGroup>
          </>
        )}
      </Form>
    </div>
  );
}

interface ToggleProps {
  name: 'oneAtATime' | 'sequential' | 'shuffleQuestions' | 'shuffleOptions' | 'anonymous';
  settings: QuizSettingsView;
  set: (changed: Partial<QuizSettingsView>) => void;
}

function Toggle({ name, settings, set }: ToggleProps) {
  const t = useMessages(quizSettingsMessages);
  return (
    <Checkbox
      label={t(name)}
      checked={settings[name]}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  );
}
