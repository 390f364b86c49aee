import { DISCUSSION_LIMITS } from '@digiken/contract/constants';
import { useId } from 'react';
import { Button } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { lessonDiscussionMessages } from './messages';

export interface WriteValues {
  /** Only of a question. */
  title?: string;
  text: string;
}

interface WriteFormProps {
  value: WriteValues;
  onValueChange: (value: WriteValues) => void;
  /** Label of the text. */
  label: string;
  hint?: string;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (value: WriteValues) => Promise<FormOutcome>;
  onCancel?: () => void;
  /** The press on a button asked for this form. */
  takesFocus?: boolean;
}

/** Title and text of a question, or the text of a reply. */
export function WriteForm(props: WriteFormProps) {
  const { value, onValueChange, onCancel, takesFocus = false } = props;
  const t = useMessages(lessonDiscussionMessages);
  const id = useId();
  const titled = value.title !== undefined;
  const fieldIds = { ...(titled && { title: `${id}-title` }), text: `${id}-text` };
  return (
    <Form
      fieldIds={fieldIds}
      submitLabel={props.submitLabel}
      busyLabel={props.busyLabel}
      secondary={
        onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )
      }
      onSubmit={({ title, text = '' }) => props.onSubmit({ ...(titled && { title }), text })}
    >
      {({ errors }) => (
        <>
          {titled && (
            <TextInput
              id={fieldIds.title}
              name="title"
              autoComplete="off"
              label={t('questionTitle')}
              maxLength={DISCUSSION_LIMITS.titleMax}
              error={errors.title}
              value={value.title}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on the button asked for this form
              autoFocus={takesFocus}
              onChange={(event) => onValueChange({ ...value, title: event.target.value })}
            />
          )}
          <TextArea
            id={fieldIds.text}
            name="text"
            rows={4}
            label={props.label}
            hint={props.hint}
            maxLength={DISCUSSION_LIMITS.textMax}
            error={errors.text}
            value={value.text}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on the button asked for this form
            autoFocus={takesFocus && !titled}
            onChange={(event) => onValueChange({ ...value, text: event.target.value })}
          />
        </>
      )}
    </Form>
  );
}
