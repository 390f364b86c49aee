import { FormDialog } from '../../overlays/form-dialog/form-dialog';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { pictureDialogMessages } from './messages';
import { PictureForm, type PictureFormProps } from './picture-form';

export { pictureDialogMessages } from './messages';
export type { ChosenPicture } from './picture-form';

export interface PictureDialogProps extends PictureFormProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for a picture and for its text alternative; closes when `onInsert` answers ok. */
export function PictureDialog({ open, onClose, ...form }: PictureDialogProps) {
  const t = useMessages(pictureDialogMessages);
  return (
    <FormDialog open={open} onClose={onClose} title={t('title')} size="medium">
      <PictureForm {...form} />
    </FormDialog>
  );
}
