import type { Category } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useContentActions } from '@digiken/hooks/admin';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useId } from 'react';
import { categoryMessages } from '../messages/courses';
import { useOutcomeToast } from '../use-outcome-toast';

/** The names of a category in both languages, of a new one or of one to rename. */
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
  const fieldSw = useId();
  return (
    <FormDialog
      open
      title={t(category ? 'renameTitle' : 'create')}
      onOpenChange={(open) => !open && onClose()}
    >
      <Form
        fieldIds={{ name: field, nameSw: fieldSw }}
        submitLabel={t(category ? 'rename' : 'create')}
        busyLabel={t(category ? 'saving' : 'creating')}
        className="max-w-none"
        onSubmit={({ name = '', nameSw = '' }) =>
          toastOutcome(
            category ? renameCategory(category._id, { name, nameSw }) : createCategory({ name, nameSw }),
          )
        }
      >
        {({ errors }) => (
          <>
            <TextInput
              id={field}
              name="name"
              label={t('nameLabel')}
              required
              defaultValue={category?.name}
              maxLength={LIMITS.categoryMax}
              error={errors.name}
            />
            <TextInput
              id={fieldSw}
              name="nameSw"
              label={t('nameSwLabel')}
              hint={t('nameSwHint')}
              lang="sw"
              defaultValue={category?.nameSw ?? ''}
              maxLength={LIMITS.categoryMax}
              error={errors.nameSw}
            />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
