import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { Button } from '../../actions/button/button';
import { Avatar } from '../../display/avatar/avatar';
import { Badge } from '../../display/badge/badge';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { Icon } from '../../foundations/lib/icon';
import type { FormOutcome } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { ConfirmDialog } from '../../overlays/confirm-dialog/confirm-dialog';
import { conversationMessages } from './conversation.messages';
import type { ParticipantView } from './types';

export interface PeopleListProps {
  people: readonly ParticipantView[];
  /** Number of further participants. */
  others: number;
  /** If undefined, blocking is not offered. */
  onBlock?: (userId: string, blocked: boolean) => Promise<FormOutcome>;
  onFailure: (message: string) => void;
}

/** The participants, in a native disclosure. Each can be blocked and unblocked. */
export function PeopleList({ people, others, onBlock, onFailure }: PeopleListProps) {
  const t = useMessages(conversationMessages);
  const announce = useAnnounce();
  const [asked, setAsked] = useState<ParticipantView | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const block = async (person: ParticipantView, blocked: boolean) => {
    if (!onBlock) return;
    setBusy(person.id);
    const outcome = await onBlock(person.id, blocked);
    setBusy(null);
    if (outcome.ok) announce(t(blocked ? 'blockedNow' : 'unblockedNow', { name: person.name }));
    else onFailure(outcome.message);
  };

  return (
    <details data-slot="people" className="group/people">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded-md text-sm font-bold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <span>{t('people', { count: people.length + others })}</span>
        <Icon
          of={ChevronDown}
          size={18}
          className="transition-transform duration-base group-open/people:rotate-180"
        />
      </summary>
      <ul className="flex flex-col gap-2 py-2">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Avatar name={person.name} src={person.avatar} size="sm" />
            <span className="min-w-0 wrap-anywhere">{person.me ? t('you') : person.name}</span>
            {person.role && <span className="text-sm text-ink-muted">{person.role}</span>}
            {person.blocked && <Badge tone="warning">{t('blockedMark')}</Badge>}
            {onBlock && !person.me && (
              <Button
                variant="quiet"
                size="sm"
                busy={busy === person.id}
                aria-label={t(person.blocked ? 'unblockName' : 'blockName', { name: person.name })}
                onClick={() => (person.blocked ? void block(person, false) : setAsked(person))}
                className="ms-auto"
              >
                {t(person.blocked ? 'unblock' : 'block')}
              </Button>
            )}
          </li>
        ))}
        {others > 0 && <li className="text-ink-muted">{t('andOthers', { count: others })}</li>}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('blockTitle', { name: asked?.name ?? '' })}
        message={t('blockText', { name: asked?.name ?? '' })}
        confirmLabel={t('block')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={() => {
          if (asked) void block(asked, true);
          setAsked(null);
        }}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </details>
  );
}
