import { forwardRef, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { FieldError } from '../../forms/field/field';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { DIALOG_LAYER, DIALOG_TITLE, dialogSurface } from '../dialog/dialog-look';
import { ModalDescription, ModalTitle } from '../dialog/modal';
import { whileOpen } from '../dialog/modal-kept';
import { ModalSurface } from '../dialog/modal-surface';
import { sessionExpiryWarningMessages } from './messages';

export interface SessionExpiryPanelProps extends Forwarded {
  text: string;
  busy: boolean;
  failure: string | undefined;
  onStay: () => void;
  onSignOut: () => void;
}

const Panel = forwardRef<HTMLDivElement, SessionExpiryPanelProps>(function Panel(
  { text, busy, failure, onStay, onSignOut, className, ...rest },
  ref,
) {
  const t = useMessages(sessionExpiryWarningMessages);
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <ModalSurface
      {...rest}
      ref={ref}
      role="alertdialog"
      slot="session-expiry-warning"
      layerClassName={DIALOG_LAYER}
      className={cn(dialogSurface('sm'), className)}
      closeOnOutsidePress={false}
      initialFocus={stay}
    >
      <ModalTitle className={DIALOG_TITLE}>{t('title')}</ModalTitle>
      <ModalDescription>{text}</ModalDescription>
      {failure && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap gap-3 pt-1">
        <Button ref={stay} busy={busy} onClick={onStay}>
          {t(busy ? 'staying' : 'stay')}
        </Button>
        <Button variant="secondary" onClick={onSignOut}>
          {t('signOut')}
        </Button>
      </div>
    </ModalSurface>
  );
});

/** The open warning; loads on demand. */
export const SessionExpiryPanel = whileOpen(Panel);
