import { type OutboxEntry, useOutbox, useSyncState } from '@digiken/hooks/offline';
import {
  UnsentChanges,
  type UnsentChangesProps,
  type UnsentChangeKind,
} from '@digiken/learning/unsent-changes';
import { clock } from '@digiken/ui/clock';
import { useEffect, useState } from 'react';

/** How long "everything is sent" stays on the page, in milliseconds. */
const GOOD_NEWS = 10_000;

/** What a learner did that is not on the server, and what became of it (spec 14.37). */
export default function OutboxStatus() {
  const { waiting, refused, flush, discard, retry } = useOutbox(true);
  const sync = useSyncState();
  const [seen, setSeen] = useState<string>();
  const { syncedAt } = sync;
  useEffect(() => {
    if (syncedAt === undefined) return undefined;
    const timer = clock.setTimeout(() => setSeen(syncedAt), GOOD_NEWS);
    return () => clock.clearTimeout(timer);
  }, [syncedAt]);
  const state: Record<typeof sync.state, UnsentChangesProps['state']> = {
    idle: 'hidden',
    synced: seen === syncedAt ? 'hidden' : 'synced',
    syncing: 'syncing',
    waiting: sync.problem === 'server' ? 'unable' : 'queued',
  };
  return (
    <UnsentChanges
      state={state[sync.state]}
      changes={[...waiting, ...refused].map(changeView)}
      at={syncedAt}
      onRetry={() => void flush()}
      onSendAgain={(id) => void retry(id)}
      onDiscard={(id) => void discard(id)}
      onCopy={copy}
    />
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the browser, or not a secure page.
    return false;
  }
}

function kindOf({ payload }: OutboxEntry): UnsentChangeKind {
  switch (payload.kind) {
    case 'progress':
      return payload.done ? 'done' : 'position';
    case 'bookmark':
      return payload.on ? 'bookmark' : 'bookmark-removal';
    case 'note-add':
      return 'note';
    case 'note-remove':
      return 'note-removal';
    case 'submit':
      return 'submission';
    default:
      return payload.kind;
  }
}

const changeView = (entry: OutboxEntry) => ({
  id: entry.id,
  kind: kindOf(entry),
  title: entry.about.title,
  text: 'text' in entry.payload ? entry.payload.text : undefined,
  at: new Date(entry.createdAt).toISOString(),
  refused: entry.state === 'refused' ? (entry.message ?? '') : undefined,
});
