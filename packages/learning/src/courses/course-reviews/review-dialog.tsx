import { useId } from 'react';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { RatingInput } from '@digiken/ui/rating';
import { TextArea } from '@digiken/ui/text-area';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { ReviewView } from './review';

export const reviewDialogMessages = defineMessages('reviewDialog', {
  title: 'Write a review',
  change: 'Change your review',
  description: 'Others see it with your first name and the first letter of your last name.',
  stars: 'How many stars do you give?',
  starsMissing: 'Choose 1 to 5 stars',
  text: 'What helped you, and what could be better?',
  save: 'Save',
  busy: 'Saving…',
  saved: 'Your review is saved. Thank you.',
});

export interface ReviewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The review to change. */
  own?: ReviewView;
  maxLength: number;
  onSave: (review: { stars: number; text: string }) => Promise<FormOutcome>;
}

/** Stars and text of a review. */
export function ReviewDialog({ open, onOpenChange, own, maxLength, onSave }: ReviewDialogProps) {
  const t = useMessages(reviewDialogMessages);
  const scope = useId();
  const save = async ({ stars = '', text = '' }: Record<string, string>): Promise<FormOutcome> => {
    if (stars !== '') return onSave({ stars: Number(stars), text: text.trim() });
    return { ok: false, message: t('starsMissing'), errors: { stars: t('starsMissing') } };
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(own ? 'change' : 'title')}
      description={t('description')}
    >
      <Form
        onSubmit={save}
        fieldIds={{ stars: `${scope}-stars`, text: `${scope}-text` }}
        submitLabel={t('save')}
        busyLabel={t('busy')}
        successMessage={t('saved')}
        className="max-w-none"
      >
        {({ errors }) => (
          <>
            <RatingInput
              id={`${scope}-stars`}
              name="stars"
              label={t('stars')}
              defaultValue={own?.stars ?? null}
              error={errors.stars}
            />
            <TextArea
              id={`${scope}-text`}
              name="text"
              label={t('text')}
              required={false}
              rows={5}
              maxLength={maxLength}
              defaultValue={own?.text}
              error={errors.text}
            />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
