import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { type AutosaveState, useAutosave } from './use-autosave';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { type PublishingView, useMinorCorrection } from './minor-correction';
import { RestoredNotice } from './restored-notice';
import { readFields, useKeptForm } from './use-kept-form';
import { type DetailsConflict, VersionConflict, VersionFields } from './version-conflict';

export const detailsFormMessages = defineMessages('details-form', {
  title: 'Title',
  titleMissing: 'Enter a title',
  summary: 'Summary',
  summaryLong: 'Shorten the summary to {limit} characters',
  saving: 'Saving…',
  notSaved: 'Not saved yet',
  check: 'Check the fields below',
});

/** Details as typed, before validation. */
export interface DetailsTyping {
  title: string;
  summary: string;
}

/** Called by the form and by the app for the details of a course or a unit. */
export interface DetailsFormEvents<Details, Typing, Saved> {
  /** Names of the error fields: those of `Details`. */
  onSave: (details: Details) => Promise<FormOutcome>;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Unsaved text of an earlier visit: the initial values of the form. */
  draft?: Typing;
  /** Each change, to be kept in case of a crash; null when it can be discarded. */
  onTyping?: (typing: Typing | null) => void;
  /** How a save is published; undefined: immediately. */
  publishing?: PublishingView;
  /**
   * Saves a second after the last keystroke, and reports each step. Undefined: saves by the button only, e.g. while a
   * save would be published at once.
   */
  onAutosave?: (state: AutosaveState) => void;
  /** Set if someone else saved the details in the meantime. */
  conflict?: DetailsConflict<Saved>;
}

/** The validated fields beside title and summary, or their errors by name. */
export type ReadFields<Fields> = { fields: Fields } | { errors: Record<string, string> };

interface FieldState<Typing> {
  /** Id of each control. */
  ids: Record<keyof Typing, string>;
  /** Initial values. */
  typing: Typing;
  errors: Record<string, string>;
}

export interface DetailsFormProps<Fields, Typing extends DetailsTyping, Saved>
  extends DetailsFormEvents<Fields & DetailsTyping & { minor?: true }, Typing, Saved> {
  slot: string;
  /** Names of the fields. */
  names: readonly (keyof Typing & string)[];
  /** The last saved version, as text. */
  saved: Typing;
  /** Validates the fields beside title and summary. */
  read: (values: Partial<Record<string, string>>) => ReadFields<Fields>;
  /** Label and text of each field of another version, to compare. */
  describe: (theirs: Saved) => { label: string; value: string }[];
  texts: { save: string; saved: string; conflict: string; summaryHint: string };
  summaryRequired: boolean;
  limits: { title: number; summary: number };
  /** The fields between the summary and the save button. */
  children: (state: FieldState<Typing>) => ReactNode;
  className?: string;
}

/** The form for the details of a course or a unit, with unsaved text of an earlier visit and conflicts. */
export function DetailsForm<Fields, Typing extends DetailsTyping, Saved>(
  props: DetailsFormProps<Fields, Typing, Saved>,
) {
  const { slot, saved, draft, conflict, texts, describe, onTyping, onDirtyChange } = props;
  const [restored, setRestored] = useState(draft);
  const [noticeShown, setNoticeShown] = useState(draft !== undefined);
  const [taken, setTaken] = useState(0);
  // The form with the discarded text is replaced by another one.
  const discarding = useRef(false);
  useLayoutEffect(() => {
    discarding.current = false;
  });
  const forget = () => {
    discarding.current = true;
    setRestored(undefined);
    setNoticeShown(false);
    onTyping?.(null);
    onDirtyChange?.(false);
  };
  const takeTheirs = () => {
    forget();
    setTaken(taken + 1);
    conflict?.onTakeTheirs();
  };
  return (
    <div data-slot={slot} className="flex flex-col gap-8">
      {conflict && (
        <VersionConflict title={texts.conflict} onKeepMine={conflict.onKeepMine} onTakeTheirs={takeTheirs}>
          <VersionFields fields={describe(conflict.theirs)} />
        </VersionConflict>
      )}
      {noticeShown && <RestoredNotice onDiscard={forget} />}
      <Fields
        key={restored ? 'draft' : `saved ${taken}`}
        {...props}
        typing={restored ?? saved}
        resumed={restored !== undefined}
        discarded={() => discarding.current}
        onSaved={() => setNoticeShown(false)}
      />
    </div>
  );
}

interface FieldsProps<Fields, Typing extends DetailsTyping, Saved>
  extends DetailsFormProps<Fields, Typing, Saved> {
  typing: Typing;
  /** `typing` contains unsaved text. */
  resumed: boolean;
  /** True from a decision to discard what is typed until the next form is there. */
  discarded: () => boolean;
  onSaved: () => void;
}

/** The form itself. A new `key` resets it. */
function Fields<Read, Typing extends DetailsTyping, Saved>({
  names,
  typing,
  resumed,
  discarded,
  read,
  texts,
  summaryRequired,
  limits,
  publishing,
  onSave,
  onSaved,
  onDirtyChange,
  onTyping,
  onAutosave,
  conflict,
  children,
  className,
}: FieldsProps<Read, Typing, Saved>) {
  const t = useMessages(detailsFormMessages);
  const id = useId();
  const { area, dirty, onInput, save, typed } = useKeptForm<Typing>({
    fields: names,
    resumed,
    onDirtyChange,
    onTyping,
  });
  const minor = useMinorCorrection(publishing);
  const ids = Object.fromEntries(names.map((name) => [name, `${id}-${name}`])) as Record<
    keyof Typing,
    string
  >;

  const check = (values: Partial<Record<string, string>>) => {
    const title = (values.title ?? '').trim();
    const summary = (values.summary ?? '').trim();
    const errors: Record<string, string> = {};
    if (title === '') errors.title = t('titleMissing');
    if (summary.length > limits.summary) errors.summary = t('summaryLong', { limit: limits.summary });
    const others = read(values);
    if ('errors' in others) Object.assign(errors, others.errors);
    if (Object.keys(errors).length > 0 || 'errors' in others) return { errors };
    return { details: { ...others.fields, title, summary } };
  };
  const send = (details: Read & DetailsTyping, choice: { minor?: true }) =>
    save(async () => {
      const outcome = await onSave({ ...details, ...choice });
      if (outcome.ok) {
        minor.onSaved();
        onSaved();
      }
      return outcome;
    });
  const autosave = useAutosave({
    // Nothing is sent while the author decides between two versions, or has said that it is a minor correction.
    onState: conflict || minor.values.minor ? undefined : onAutosave,
    typed,
    discarded,
    async save() {
      const form = area.current?.querySelector('form');
      if (!form) return undefined;
      const checked = check(readFields<Record<string, string>>(form, names));
      return checked.errors ? undefined : send(checked.details, {});
    },
  });

  const submit = async (values: Record<string, string>): Promise<FormOutcome> => {
    autosave.cancel();
    const checked = check(values);
    if (checked.errors) return { ok: false, message: t('check'), errors: checked.errors };
    const outcome = await send(checked.details, minor.values);
    autosave.tell(outcome);
    return outcome;
  };

  return (
    <div
      ref={area}
      onInput={() => {
        onInput();
        autosave.typed();
      }}
    >
      <Form
        onSubmit={submit}
        fieldIds={{ ...ids, minor: minor.id }}
        submitLabel={texts.save}
        busyLabel={t('saving')}
        successMessage={dirty ? undefined : minor.savedText(texts.saved)}
        secondary={dirty && <span className="text-ink-muted">{t('notSaved')}</span>}
        className={className}
      >
        {({ errors }) => (
          <>
            <TextInput
              id={ids.title}
              name="title"
              label={t('title')}
              defaultValue={typing.title}
              maxLength={limits.title}
              autoComplete="off"
              error={errors.title}
            />
            <TextArea
              id={ids.summary}
              name="summary"
              rows={3}
              label={t('summary')}
              hint={texts.summaryHint}
              required={summaryRequired}
              defaultValue={typing.summary}
              error={errors.summary}
            />
            {children({ ids, typing, errors })}
            {minor.field(errors.minor)}
          </>
        )}
      </Form>
    </div>
  );
}
