import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Drawer } from '@digiken/ui/drawer';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Spinner } from '@digiken/ui/spinner';
import { versionListMessages } from './messages';
import type { ReadVersion, VersionTextView, VersionView } from './types';
import { VersionDays } from './version-days';
import { VersionText } from './version-text';

export { versionListMessages } from './messages';
export type { ReadVersion, VersionTextView, VersionView } from './types';

export interface VersionListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: LoadState;
  /** One page, newest first. */
  versions: readonly VersionView[];
  /** Undefined at the end of the list. */
  onNewer?: () => void;
  onOlder?: () => void;
  /** The text as it is saved now. */
  present: { title: string; source: string };
  /** BCP 47 tag of the texts. */
  language: string;
  /** The author has typed text that is not saved. */
  unsaved?: boolean;
  /** A restored text waits for a review before learners see it. */
  staged?: boolean;
  onRead: (id: string) => Promise<ReadVersion>;
  /** The drawer closes if it succeeds. */
  onRestore: (id: string) => Promise<FormOutcome>;
}

/** The texts that a lesson has had, in a drawer beside its editor (spec 12.120). */
export function VersionList({ open, onOpenChange, ...props }: VersionListProps) {
  const t = useMessages(versionListMessages);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('title')} size="lg">
      <Content {...props} onRestored={() => onOpenChange(false)} />
    </Drawer>
  );
}

type ContentProps = Omit<VersionListProps, 'open' | 'onOpenChange'> & { onRestored: () => void };

function Content({ onRestored, ...props }: ContentProps) {
  const { state, versions, present, language, unsaved = false, staged = false, onRead, onRestore } = props;
  const t = useMessages(versionListMessages);
  const announce = useAnnounce();
  const [version, setVersion] = useState<VersionTextView>();
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  const lines = useRef(new Map<string, HTMLButtonElement>());
  const left = useRef<string>(undefined);
  const turned = useRef(false);
  // The focus follows what is shown: the heading of a version, then its line in the list.
  useEffect(() => {
    if (version) heading.current?.focus();
    else if (left.current !== undefined) lines.current.get(left.current)?.focus();
    left.current = version?.id;
  }, [version]);
  const [newest] = versions;
  useEffect(() => {
    if (turned.current) intro.current?.focus();
    turned.current = false;
  }, [newest]);

  if (version)
    return (
      <VersionText
        version={version}
        present={present}
        language={language}
        headingRef={heading}
        consequences={[t(unsaved ? 'confirmDraft' : 'confirm'), ...(staged ? [t('confirmStaged')] : [])]}
        onBack={() => setVersion(undefined)}
        onRestore={async () => {
          const outcome = await onRestore(version.id);
          if (outcome.ok) onRestored();
          return outcome;
        }}
      />
    );
  if (state.status === 'error')
    return (
      <div className="flex flex-col items-start gap-3">
        <Callout tone="danger">{state.error?.message ?? t('failed')}</Callout>
        {state.onRetry && (
          <Button size="sm" variant="secondary" onClick={state.onRetry}>
            {t('again')}
          </Button>
        )}
      </div>
    );
  if (state.status === 'loading') return <Spinner label={t('loading')} />;
  const show = async (id: string) => {
    setOpening(id);
    setProblem(undefined);
    const outcome = await onRead(id);
    setOpening(undefined);
    if (outcome.ok) setVersion(outcome.data);
    else {
      setProblem(outcome.message);
      announce(outcome.message);
    }
  };
  const turn = (to: () => void) => () => {
    turned.current = true;
    to();
  };
  return (
    <div data-slot="version-list" className="flex flex-col gap-5">
      <p ref={intro} tabIndex={-1} className="rounded-sm text-ink-muted">
        {t(versions.length === 0 ? 'empty' : 'intro')}
      </p>
      {problem !== undefined && <Callout tone="danger">{problem}</Callout>}
      {opening !== undefined && <Spinner label={t('opening')} />}
      <VersionDays
        versions={versions}
        lineRef={(id, line) => {
          if (line) lines.current.set(id, line);
          else lines.current.delete(id);
        }}
        onOpen={(id) => void show(id)}
      />
      {(props.onNewer ?? props.onOlder) && (
        <div className="flex flex-wrap gap-3">
          {props.onNewer && (
            <Button size="sm" variant="secondary" onClick={turn(props.onNewer)}>
              {t('newer')}
            </Button>
          )}
          {props.onOlder && (
            <Button size="sm" variant="secondary" onClick={turn(props.onOlder)}>
              {t('older')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
