import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { pictureDialogMessages } from './messages';
import { PictureForm, type PictureFormProps } from './picture-form';

export { pictureDialogMessages } from './messages';
export type { ChosenPicture } from './picture-form';

export interface PictureDialogProps extends PictureFormProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog for a picture and its text alternative. It closes when `onInsert` returns ok. */
export function PictureDialog({ open, onClose, ...form }: PictureDialogProps) {
  const t = useMessages(pictureDialogMessages);
  return (
    <FormDialog open={open} onOpenChange={(open) => !open && onClose()} title={t('title')} size="md">
      <PictureForm {...form} />
    </FormDialog>
  );
}
