import type { TutorConversation } from '@digiken/contract';
import { History, Trash2 } from 'lucide';
import { useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { Drawer } from '@digiken/ui/drawer';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { WithQuestion } from '../../lib/with-question';
import { LoadFailed } from '../../lib/load-failed';

export const tutorTalksMessages = defineMessages('tutor-talks', {
  title: 'Earlier talks',
  none: 'You have no earlier talks.',
  loading: 'Loading your talks…',
  failed: 'Your talks could not be loaded.',
  retry: 'Try again',
  about: 'About “{lesson}”',
  ticket: 'Sent to a person: {reference}',
  delete: 'Delete the talk: {title}',
  removeTitle: 'Delete this talk?',
  removeText: '“{title}” is deleted for good.',
  remove: 'Delete',
  removing: 'Deleting…',
  keep: 'Keep it',
  removed: 'Talk deleted',
  newer: 'Newer talks',
  older: 'Older talks',
});

export interface TutorTalks {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: LoadState;
  talks: readonly TutorConversation[];
  talkHrefOf: (talk: TutorConversation) => string;
  onRemove: (id: string) => Promise<FormOutcome>;
  /** Undefined where the list ends. */
  onNewer?: () => void;
  onOlder?: () => void;
}

/** The learner's earlier talks in a drawer: open one, or delete it. */
export function TutorTalksButton({ now, ...talks }: TutorTalks & { now?: number }) {
  const t = useMessages(tutorTalksMessages);
  const { open, onOpenChange, state, onNewer, onOlder } = talks;
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        icon={<Icon of={History} size={16} />}
        onClick={() => onOpenChange(true)}
      >
        {t('title')}
      </Button>
      <Drawer title={t('title')} size="md" open={open} onOpenChange={onOpenChange}>
        <div ref={list} tabIndex={-1} role="group" aria-label={t('title')} className="flex flex-col gap-4">
          {state.status === 'loading' ? (
            <div>
              <p className="dk-visually-hidden">{t('loading')}</p>
              <Skeleton lines={4} />
            </div>
          ) : state.status === 'error' ? (
            <LoadFailed state={state} message={t('failed')} retry={t('retry')} />
          ) : talks.talks.length === 0 ? (
            <p className="text-ink-muted">{t('none')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {talks.talks.map((talk) => (
                <li key={talk._id} className="flex items-start justify-between gap-3 py-3">
                  <div className="min-w-0 wrap-anywhere">
                    <TextLink href={talks.talkHrefOf(talk)} dir="auto" onClick={() => onOpenChange(false)}>
                      {talk.title}
                    </TextLink>
                    <p className="text-sm text-ink-muted">
                      <RelativeTime iso={talk.updatedAt} now={now} />
                      {(talk.lesson ?? talk.course) && (
                        <>
                          <br />
                          <span>{t('about', { lesson: (talk.lesson ?? talk.course)?.name ?? '' })}</span>
                        </>
                      )}
                      {talk.ticket && (
                        <>
                          <br />
                          <span>{t('ticket', { reference: talk.ticket })}</span>
                        </>
                      )}
                    </p>
                  </div>
                  <WithQuestion
                    title={t('removeTitle')}
                    message={t('removeText', { title: talk.title })}
                    confirmLabel={t('remove')}
                    busyLabel={t('removing')}
                    cancelLabel={t('keep')}
                    success={t('removed')}
                    onConfirm={async () => {
                      const outcome = await talks.onRemove(talk._id);
                      if (outcome.ok) list.current?.focus();
                      return outcome;
                    }}
                  >
                    {(ask) => (
                      <IconButton
                        label={t('delete', { title: talk.title })}
                        icon={<Icon of={Trash2} size={18} />}
                        onClick={ask}
                      />
                    )}
                  </WithQuestion>
                </li>
              ))}
            </ul>
          )}
          {(onNewer || onOlder) && (
            <div className="flex flex-wrap gap-3">
              {onNewer && (
                <Button variant="secondary" size="sm" onClick={onNewer}>
                  {t('newer')}
                </Button>
              )}
              {onOlder && (
                <Button variant="secondary" size="sm" onClick={onOlder}>
                  {t('older')}
                </Button>
              )}
            </div>
          )}
        </div>
      </Drawer>
    </>
  );
}
