import { Trash2 } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Avatar } from '@digiken/ui/avatar';
import { FileInput } from '@digiken/ui/file-input';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { profileFormMessages } from './profile-form.messages';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
/** Maximum picture size in MB; the server rejects larger ones. */
const MEGABYTES = 5;

export interface PictureFieldProps {
  name: string;
  avatar?: string;
  onAvatar: (file: File) => Promise<FormOutcome>;
  onRemoveAvatar: () => Promise<FormOutcome>;
}

/** The user's picture: replaced as soon as a file is selected, or removed. */
export function PictureField({ name, avatar, onAvatar, onRemoveAvatar }: PictureFieldProps) {
  const t = useMessages(profileFormMessages);
  const announce = useAnnounce();
  const field = `${useId()}-picture`;
  const [busy, setBusy] = useState<'uploading' | 'removing' | null>(null);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();

  const run = async (work: Promise<FormOutcome>, doing: 'uploading' | 'removing', success: string) => {
    setBusy(doing);
    setError(undefined);
    setDone(undefined);
    announce(t(doing));
    const outcome = await work;
    setBusy(null);
    if (outcome.ok) {
      setDone(success);
      announce(success);
    } else {
      const message = outcome.errors?.avatar ?? outcome.message;
      setError(message);
      announce(message, { politeness: 'assertive' });
    }
    return outcome;
  };

  const choose = (file: File) => {
    if (busy) return;
    const refused = !KINDS.includes(file.type)
      ? t('wrongKind')
      : file.size > MEGABYTES * 1024 * 1024
        ? t('tooLarge', { limit: MEGABYTES })
        : undefined;
    if (!refused) {
      void run(onAvatar(file), 'uploading', t('uploaded'));
      return;
    }
    setDone(undefined);
    setError(refused);
    announce(refused, { politeness: 'assertive' });
  };

  const remove = async () => {
    const outcome = await run(onRemoveAvatar(), 'removing', t('removed'));
    // The button is removed together with the picture, so the field gets the focus.
    if (outcome.ok) document.getElementById(field)?.focus();
  };

  return (
    <div data-slot="picture-field" className="flex max-w-reading flex-col gap-6 sm:flex-row sm:items-start">
      <Avatar name={name} src={avatar} size="lg" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <div className="w-full max-w-form">
          <FileInput
            id={field}
            label={t('picture')}
            hint={t('pictureHint', { limit: MEGABYTES })}
            required={false}
            error={error}
            accept={KINDS.join(',')}
            onFile={choose}
            // Allows the same file to be selected again after a failure.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
          />
        </div>
        {busy && <p className="text-ink-muted">{t(busy)}</p>}
        {done && !busy && <p className="font-bold text-success-ink">{done}</p>}
        {avatar && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon of={Trash2} size={18} />}
            busy={busy !== null}
            onClick={() => void remove()}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
