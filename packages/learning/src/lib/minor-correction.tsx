import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const publishingMessages = defineMessages('publishing', {
  minor: 'Minor correction: publish now',
  minorHint:
    'Spelling, wording and links. Not prices, structure or new content. Administrators see the old and the new text.',
  savedStaged: 'Saved. Learners see it once the changes are published.',
  savedMinor: 'Correction published. Learners see it now.',
  notSaved: 'Not saved yet',
});

/** How a save is published. */
export interface PublishingView {
  /** Saves wait for an approval before learners see them. */
  staged: boolean;
  /** The item has unpublished changes, so a minor correction is not possible. */
  pending: boolean;
}

export interface MinorChoice {
  /** Id of the checkbox, for the form's `fieldIds`. */
  id: string;
  /** The checkbox, if a minor correction is possible. */
  field: (error: string | undefined) => ReactNode;
  /** Value for the request; undefined if the choice is not offered. */
  values: { minor?: true };
  /** Call after a successful save. */
  onSaved: () => void;
  /** Set if the last save was published immediately although saves are staged, or waits for approval. */
  savedText: (live: string) => string;
}

/** The choice to publish a correction immediately, and the effect of a save for learners. */
export function useMinorCorrection({ staged, pending }: PublishingView = LIVE): MinorChoice {
  const t = useMessages(publishingMessages);
  const id = useId();
  const [minor, setMinor] = useState(false);
  const [saved, setSaved] = useState<'live' | 'staged' | 'minor'>('live');
  const offered = staged && !pending;
  const sent = offered && minor;
  return {
    id,
    field: (error) =>
      offered && (
        <Checkbox
          id={id}
          error={error}
          label={t('minor')}
          hint={t('minorHint')}
          checked={minor}
          onChange={(event) => setMinor(event.target.checked)}
        />
      ),
    values: sent ? { minor: true } : {},
    onSaved() {
      setSaved(sent ? 'minor' : staged ? 'staged' : 'live');
      setMinor(false);
    },
    savedText: (live) => (saved === 'live' ? live : t(saved === 'minor' ? 'savedMinor' : 'savedStaged')),
  };
}

const LIVE: PublishingView = { staged: false, pending: false };
