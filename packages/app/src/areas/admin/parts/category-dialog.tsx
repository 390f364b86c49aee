import type { Category } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useContentActions } from '@digiken/hooks';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useId } from 'react';
import { categoryMessages } from '../messages/courses';
import { useOutcomeToast } from '../use-outcome-toast';

/** Names a new category, or one that is there anew. */
export function CategoryDialog({
  category,
  onClose,
}: {
  category: Category | undefined;
  onClose: () => void;
}) {
  const t = useMessages(categoryMessages);
  const toastOutcome = useOutcomeToast();
  const { createCategory, renameCategory } = useContentActions();
  const field = useId();
  return (
    <FormDialog
      open
      title={t(category ? 'renameTitle' : 'create')}
      onOpenChange={(open) => !open && onClose()}
    >
      <Form
        fieldIds={{ name: field }}
        submitLabel={t(category ? 'rename' : 'create')}
        busyLabel={t(category ? 'saving' : 'creating')}
        className="max-w-none"
        onSubmit={({ name = '' }) =>
          toastOutcome(category ? renameCategory(category._id, name) : createCategory(name))
        }
      >
        {({ errors }) => (
          <TextInput
            id={field}
            name="name"
            label={t('nameLabel')}
            required
            defaultValue={category?.name}
            maxLength={LIMITS.categoryMax}
            error={errors.name}
          />
        )}
      </Form>
    </FormDialog>
  );
}
