import { useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const installHintMessages = defineMessages('install-hint', {
  title: 'Install Digiken on this device',
  text: 'It opens from your home screen, also without a connection, and your downloads are kept longer.',
  apple:
    'Press Share, then “Add to Home Screen”. Digiken then opens without a connection, and your downloads are kept longer.',
  install: 'Install',
  dismiss: 'Don’t show again',
  dismissed: 'You can install Digiken at any time in the menu of your browser.',
});

export interface InstallHintProps {
  /** `prompt`: the browser installs the app. `apple`: the user does it, by the steps that are shown. */
  way: 'prompt' | 'apple';
  /** Opens the browser's own question. */
  onInstall: () => void;
  /** Called once; do not show the hint on later visits. */
  onDismiss: () => void;
}

/** Offers to install the app. For a moment at which it helps, e.g. after the first download. */
export function InstallHint({ way, onInstall, onDismiss }: InstallHintProps) {
  const t = useMessages(installHintMessages);
  const [dismissed, setDismissed] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (dismissed) note.current?.focus();
  }, [dismissed]);

  if (dismissed) {
    return (
      <p ref={note} tabIndex={-1} data-slot="install-hint" className="text-ink-muted">
        {t('dismissed')}
      </p>
    );
  }
  return (
    <Callout
      tone="info"
      title={t('title')}
      data-slot="install-hint"
      actions={
        <>
          {way === 'prompt' && (
            <Button size="sm" onClick={onInstall}>
              {t('install')}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setDismissed(true);
              onDismiss();
            }}
          >
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {t(way === 'apple' ? 'apple' : 'text')}
    </Callout>
  );
}
