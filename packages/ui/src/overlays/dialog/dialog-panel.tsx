import { X } from 'lucide';
import { forwardRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { cn } from '../../foundations/lib/cn';
import type { DialogContentProps, DialogProps } from './types';
import { DIALOG_LAYER, DIALOG_TITLE, dialogSurface } from './dialog-look';
import { dialogMessages } from './messages';
import { ModalClose, ModalDescription, ModalTitle } from './modal';
import { whileOpen } from './modal-kept';
import { ModalSurface } from './modal-surface';

const Surface = forwardRef<HTMLDivElement, DialogContentProps>(function Surface(
  { size, className, ...rest },
  ref,
) {
  return (
    <ModalSurface
      {...rest}
      ref={ref}
      slot="dialog"
      layerClassName={DIALOG_LAYER}
      className={cn(dialogSurface(size), className)}
    />
  );
});

type PanelProps = Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>;

const Panel = forwardRef<HTMLDivElement, PanelProps>(function Panel(
  { title, description, footer, children, ...content },
  ref,
) {
  const t = useMessages(dialogMessages);
  return (
    <Surface {...content} ref={ref}>
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2 pt-1.5">
          <ModalTitle className={DIALOG_TITLE}>{title}</ModalTitle>
          {description && <ModalDescription className="text-ink-muted">{description}</ModalDescription>}
        </div>
        <ModalClose asChild>
          <IconButton label={t('close')} icon={<Icon of={X} size={22} />} className="-mt-1 -me-2" />
        </ModalClose>
      </div>
      {children}
      {footer && <div className="flex flex-wrap gap-3 pt-1">{footer}</div>}
    </Surface>
  );
});

/** What DialogContent renders; loads on demand. */
export const DialogSurface = whileOpen(Surface);
/** The ready-made dialog: title, description, close button, content and footer; loads on demand. */
export const DialogPanel = whileOpen(Panel);
