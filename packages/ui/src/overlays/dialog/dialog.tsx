import { cva } from 'class-variance-authority';
import { X } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { ModalDescription, ModalSurface, ModalTitle } from './modal-surface';

export const dialogMessages = defineMessages('dialog', { close: 'Close' });

/** Centred, and scrolls as a whole: at 400% zoom a fixed header and footer would leave no room to read. */
export const DIALOG_LAYER = 'fixed inset-0 z-dialog grid place-items-center overflow-hidden p-4';

export const dialogSurface = cva(
  'relative flex max-h-full w-full flex-col gap-5 overflow-y-auto rounded-xl bg-raised p-6 text-ink shadow-overlay wrap-anywhere sm:p-8 forced-colors:border-2 in-[.high-contrast]:border-2',
  {
    variants: { size: { small: 'max-w-form', medium: 'max-w-[36rem]', large: 'max-w-reading' } },
    defaultVariants: { size: 'medium' },
  },
);

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title, read together with it. */
  description?: string;
  /** Buttons, the primary one first. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The control that gets the initial focus. Default: the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A press outside closes the dialog. Default true; false if typed text would be lost. */
  closeOnOutsidePress?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog (APG): focus moves in, Tab stays inside, Escape, the close button and a press outside close
 * it, and the focus returns to the previously focused element.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size,
  initialFocus,
  closeOnOutsidePress,
  children,
}: DialogProps) {
  const t = useMessages(dialogMessages);
  return (
    <ModalSurface
      open={open}
      onOpenChange={onOpenChange}
      slot="dialog"
      layerClassName={DIALOG_LAYER}
      className={dialogSurface({ size })}
      initialFocus={initialFocus}
      closeOnOutsidePress={closeOnOutsidePress}
      described={Boolean(description)}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2 pt-1.5">
          <ModalTitle className="text-xl font-bold">{title}</ModalTitle>
          {description && <ModalDescription className="text-ink-muted">{description}</ModalDescription>}
        </div>
        <IconButton
          label={t('close')}
          icon={<Icon of={X} size={22} />}
          className="-mt-1 -me-2"
          onClick={() => onOpenChange(false)}
        />
      </div>
      {children}
      {footer && <div className="flex flex-wrap gap-3 pt-1">{footer}</div>}
    </ModalSurface>
  );
}
