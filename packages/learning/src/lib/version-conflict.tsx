import { type ReactNode, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';

const versionConflictMessages = defineMessages('version-conflict', {
  text: 'Another window or person saved it while you were editing. None of your text is lost.',
  show: 'Show the other version',
  mine: 'Keep mine',
  theirs: 'Take the other version',
  titleTheirs: 'Take the other version?',
  lose: 'It replaces what you typed.',
});

export interface VersionConflictProps {
  title: string;
  /** The next save overwrites the other version. */
  onKeepMine: () => void;
  /** Shows the other version in the form. */
  onTakeTheirs: () => void;
  /** The other version. */
  children: ReactNode;
}

/** Shows both versions and lets the author choose. */
export function VersionConflict({ title, onKeepMine, onTakeTheirs, children }: VersionConflictProps) {
  const t = useMessages(versionConflictMessages);
  const [asking, setAsking] = useState(false);
  return (
    <Callout
      tone="warning"
      title={title}
      actions={
        <>
          <Button size="sm" onClick={onKeepMine}>
            {t('mine')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            {t('theirs')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
      <OtherVersion label={t('show')}>{children}</OtherVersion>
      <ConfirmDialog
        open={asking}
        title={t('titleTheirs')}
        message={t('lose')}
        confirmLabel={t('theirs')}
        cancelLabel={t('mine')}
        danger
        onConfirm={() => {
          setAsking(false);
          onTakeTheirs();
        }}
        onOpenChange={setAsking}
      />
    </Callout>
  );
}

/** One version of a text, collapsed initially. */
export function OtherVersion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="mt-2">
      <summary className="min-h-target cursor-pointer font-medium">{label}</summary>
      <div className="mt-2 max-h-80 overflow-y-auto rounded-md border bg-surface p-4 in-[.high-contrast]:border-2 forced-colors:border">
        {children}
      </div>
    </details>
  );
}

/** The fields of a version, with labels. */
export function VersionFields({ fields }: { fields: readonly { label: string; value: string }[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt className="font-bold">{label}</dt>
          <dd className="whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The version that someone else saved after the form was opened. */
export interface DetailsConflict<Details> {
  theirs: Details;
  /** The next save overwrites the other version. */
  onKeepMine: () => void;
  /** Resets the form to the other version. */
  onTakeTheirs: () => void;
}
