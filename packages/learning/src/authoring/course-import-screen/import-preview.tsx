import { useEffect, useId, useRef, useState } from 'react';
import { Badge, type BadgeProps } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { courseImportMessages } from './messages';

const KINDS = ['added', 'changed', 'moved', 'removed', 'kept'] as const;
const GROUPS = ['units', 'lessons', 'quizzes', 'pictures'] as const;

type Counts = Record<'added' | 'changed' | 'moved' | 'removed', number>;

export interface ImportChangeView {
  id: string;
  item: 'course' | 'unit' | 'lesson' | 'quiz';
  change: (typeof KINDS)[number];
  title: string;
  /** The unit of a lesson or quiz. */
  unit?: string;
  /** Learners who have studied it or are enrolled in it. */
  learners: number;
}

export interface ImportPreviewView {
  title: string;
  counts: Record<(typeof GROUPS)[number], Counts>;
  items: readonly ImportChangeView[];
  /** Whether learners see the changes at once; otherwise they wait for a review. */
  live: boolean;
  /** The course was edited since: it has to be compared again. */
  outdated: boolean;
}

export interface ImportPreviewProps {
  preview: ImportPreviewView;
  onApply: () => Promise<FormOutcome>;
  onDiscard: () => Promise<FormOutcome>;
  onCompare: () => Promise<FormOutcome>;
}

const TONES: Record<ImportChangeView['change'], BadgeProps['tone']> = {
  added: 'success',
  changed: 'info',
  moved: 'info',
  removed: 'danger',
  kept: 'warning',
};

/** What an import would change in a published course, counts first, and the decision about it. */
export function ImportPreview({ preview, onApply, onDiscard, onCompare }: ImportPreviewProps) {
  const t = useMessages(courseImportMessages);
  const [busy, setBusy] = useState<'apply' | 'discard' | 'compare' | null>(null);
  const [problem, setProblem] = useState<string>();
  const note = useRef<HTMLDivElement>(null);
  const { title, counts, items, live, outdated } = preview;
  useEffect(() => {
    if (problem !== undefined) note.current?.focus();
  }, [problem]);

  const run = async (what: NonNullable<typeof busy>, action: () => Promise<FormOutcome>) => {
    setProblem(undefined);
    setBusy(what);
    const outcome = await action();
    setBusy(null);
    if (!outcome.ok) setProblem(outcome.message);
  };
  const empty = items.length === 0;
  return (
    <div data-slot="import-preview" className="flex flex-col gap-10">
      <Section title={t('previewTitle', { title })} intro={live ? t('previewLive') : t('previewReview')}>
        <div className="flex flex-col gap-6">
          <div ref={note} tabIndex={-1} className="empty:hidden">
            {problem !== undefined && <Callout tone="danger" title={problem} />}
          </div>
          {outdated && (
            <Callout tone="warning" title={t('outdated')}>
              {t('outdatedText')}
            </Callout>
          )}
          {empty ? <p>{t('noChanges')}</p> : <CountTable counts={counts} />}
          <div className="flex flex-wrap gap-3">
            {outdated ? (
              <Button busy={busy === 'compare'} onClick={() => run('compare', onCompare)}>
                {t('compare')}
              </Button>
            ) : (
              <Button busy={busy === 'apply'} onClick={() => run('apply', onApply)}>
                {t('apply')}
              </Button>
            )}
            <Button variant="secondary" busy={busy === 'discard'} onClick={() => run('discard', onDiscard)}>
              {t('discard')}
            </Button>
          </div>
        </div>
      </Section>
      {KINDS.map((kind) => (
        <ChangeGroup key={kind} kind={kind} items={items.filter(({ change }) => change === kind)} />
      ))}
    </div>
  );
}

function CountTable({ counts }: { counts: ImportPreviewView['counts'] }) {
  const t = useMessages(courseImportMessages);
  return (
    <ul className="flex flex-col gap-2">
      {GROUPS.map((group) => {
        const { added, changed, moved, removed } = counts[group];
        return (
          <li key={group}>
            <strong>{t(group)}</strong>
            {': '}
            {t('counts', { added, changed, moved, removed })}
          </li>
        );
      })}
    </ul>
  );
}

function ChangeGroup({
  kind,
  items,
}: {
  kind: ImportChangeView['change'];
  items: readonly ImportChangeView[];
}) {
  const t = useMessages(courseImportMessages);
  const id = useId();
  if (items.length === 0) return null;
  const heading = t('kind', { kind: t(kind), count: items.length });
  return (
    <Section title={heading} intro={kind === 'kept' ? t('keptText') : undefined}>
      <ul aria-label={heading} className="flex flex-col divide-y divide-line">
        {items.map((change) => (
          <li key={`${id}-${change.id}`} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>{t(`of-${change.item}`, { title: change.title })}</span>
              <Badge tone={TONES[kind]}>{t(kind)}</Badge>
            </span>
            {change.unit !== undefined && (
              <span className="text-sm text-ink-muted">{t('inUnit', { unit: change.unit })}</span>
            )}
            {change.learners > 0 && (
              <span className="text-sm">
                {t(change.item === 'unit' ? 'enrolledLearners' : 'studiedLearners', {
                  count: change.learners,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
