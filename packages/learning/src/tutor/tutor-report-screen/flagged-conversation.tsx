import type { FlaggedConversationDetail } from '@digiken/contract';
import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { RecordScreen } from '@digiken/ui/record-screen';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { TextArea } from '@digiken/ui/text-area';
import { TextLink } from '@digiken/ui/text-link';
import { TutorConversation } from '../tutor-conversation/tutor-conversation';
import { FlagBadge, Reasons } from './flagged-list';
import { tutorReportMessages } from './messages';

export interface FlaggedConversationProps {
  state: LoadState;
  /** Set once `state` is ready. */
  flagged?: FlaggedConversationDetail;
  personHref?: string;
  backHref: string;
  /** Characters of the note. */
  maxLength?: number;
  onReview: (note: string) => Promise<FormOutcome>;
  now?: number;
}

/** One flagged conversation, to read and to mark as reviewed. */
export function FlaggedConversation(props: FlaggedConversationProps) {
  const { state, flagged, personHref, backHref, maxLength, onReview, now } = props;
  const t = useMessages(tutorReportMessages);
  const id = useId();
  const [note, setNote] = useState('');
  const title = flagged ? t('conversationOf', { name: flagged.person.name }) : t('conversation');
  return (
    <RecordScreen
      title={title}
      crumbs={[{ label: t('back'), href: backHref }, { label: title }]}
      state={state}
      badges={
        flagged && (
          <>
            <Reasons reasons={flagged.reasons} />
            <FlagBadge flag={flagged} />
          </>
        )
      }
      facts={
        flagged && [
          {
            label: t('person'),
            value: personHref ? (
              <TextLink href={personHref}>{flagged.person.name}</TextLink>
            ) : (
              flagged.person.name
            ),
          },
          { label: t('when'), value: <RelativeTime iso={flagged.flaggedAt} now={now} /> },
          ...(flagged.note ? [{ label: t('noteOf'), value: flagged.note }] : []),
        ]
      }
    >
      {flagged && (
        <>
          <Section title={t('conversation')}>
            <div className="max-w-reading">
              <TutorConversation turns={flagged.turns} />
            </div>
          </Section>
          {flagged.state === 'open' && (
            <Section title={t('markReviewed')}>
              <Form
                className="max-w-form"
                fieldIds={{ note: id }}
                submitLabel={t('markReviewed')}
                busyLabel={t('marking')}
                successMessage={t('marked')}
                onSubmit={() => onReview(note.trim())}
              >
                {({ errors }) => (
                  <TextArea
                    id={id}
                    name="note"
                    rows={3}
                    required={false}
                    label={t('note')}
                    maxLength={maxLength}
                    value={note}
                    onChange={(event) => setNote(event.currentTarget.value)}
                    error={errors.note}
                  />
                )}
              </Form>
            </Section>
          )}
        </>
      )}
    </RecordScreen>
  );
}
