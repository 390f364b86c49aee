import type { Tutor } from '@digiken/contract';
import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Dialog } from '@digiken/ui/dialog';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';
import { WithQuestion } from '../../lib/with-question';
import type { TutorConsentProps } from './tutor-consent';

export const tutorKeptMessages = defineMessages('tutor-kept', {
  open: 'What is kept',
  title: 'What is kept',
  talks: 'Your questions and the answers are kept, so that you can read them again.',
  days: {
    one: 'A talk is deleted {count} day after its last question.',
    other: 'A talk is deleted {count} days after its last question.',
  },
  readers:
    'Nobody else reads them, unless you ask a person, or a message sounds as if somebody is in danger or misuses the tutor.',
  noModel: 'No AI is used here: your questions do not leave this site.',
  model: 'If you agreed, your questions and the passages that fit them are sent to {name}. Nothing else is.',
  withdraw: 'Stop using the AI',
  agree: 'Use the AI',
  withdrawn: 'Your questions are not sent to an AI any more',
  export: 'Download everything',
  exporting: 'Preparing…',
  exported: 'Your download is ready',
  removeAll: 'Delete all talks',
  removeTitle: 'Delete all talks?',
  removeText: 'All your questions and the answers are deleted for good.',
  remove: 'Delete all',
  removing: 'Deleting…',
  keep: 'Keep them',
  removed: 'All talks deleted',
});

export interface TutorKept {
  retentionDays: number;
  /** Downloads everything that is stored about the learner. */
  onExport: () => Promise<FormOutcome>;
  onRemoveAll: () => Promise<FormOutcome>;
}

export interface TutorKeptButtonProps extends TutorKept, Pick<Tutor, 'model' | 'consent'> {
  onConsent?: TutorConsentProps['onConsent'];
  /** Asks again for the consent that was refused. */
  onAskAgain: () => void;
}

/** What is stored, for how long, and the learner's ways to export and delete it (spec 13.39). */
export function TutorKeptButton(props: TutorKeptButtonProps) {
  const { model, consent, onConsent, onAskAgain, retentionDays, onExport, onRemoveAll } = props;
  const t = useMessages(tutorKeptMessages);
  const [open, setOpen] = useState(false);
  const working = useOutcome();
  const exporting = useOutcome();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-target self-start text-sm text-link underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </button>
      <Dialog title={t('title')} open={open} onOpenChange={setOpen}>
        <div className="flex flex-col gap-4">
          <ul className="flex list-disc flex-col gap-2 ps-5">
            <li>{t('talks')}</li>
            <li>{t('days', { count: retentionDays })}</li>
            <li>{t('readers')}</li>
            <li>{model ? t('model', { name: model.name }) : t('noModel')}</li>
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              busy={exporting.busy}
              onClick={() => void exporting.run(onExport, t('exported'))}
            >
              {t(exporting.busy ? 'exporting' : 'export')}
            </Button>
            {model && consent === 'given' && onConsent && (
              <Button
                variant="secondary"
                busy={working.busy}
                onClick={() =>
                  void working.run(() => onConsent({ accepted: false, age: 'adult' }), t('withdrawn'))
                }
              >
                {t('withdraw')}
              </Button>
            )}
            {model && consent === 'refused' && (
              <Button
                variant="secondary"
                onClick={() => {
                  setOpen(false);
                  onAskAgain();
                }}
              >
                {t('agree')}
              </Button>
            )}
            <WithQuestion
              title={t('removeTitle')}
              message={t('removeText')}
              confirmLabel={t('remove')}
              busyLabel={t('removing')}
              cancelLabel={t('keep')}
              success={t('removed')}
              onConfirm={async () => {
                const outcome = await onRemoveAll();
                if (outcome.ok) setOpen(false);
                return outcome;
              }}
            >
              {(ask) => (
                <Button variant="secondary" onClick={ask}>
                  {t('removeAll')}
                </Button>
              )}
            </WithQuestion>
          </div>
          {(exporting.problem ?? working.problem) && (
            <FieldError>{exporting.problem ?? working.problem}</FieldError>
          )}
        </div>
      </Dialog>
    </>
  );
}
