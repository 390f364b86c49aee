import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Collapsible } from '@digiken/ui/collapsible';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { useOutcome } from '../../lib/use-outcome';
import { courseImportMessages } from './messages';

/** What learners lose comes first. */
const KINDS = ['removed', 'kept', 'changed', 'moved', 'added'] as const;
const GROUPS = ['units', 'lessons', 'quizzes', 'pictures'] as const;
const COUNTS = ['removed', 'changed', 'moved', 'added'] as const;
/** Longer groups fold what comes after, so that the next heading stays near. */
const SHOWN = 10;

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

/** What an import would change in a published course, counts first, and the decision about it. */
export function ImportPreview({ preview, onApply, onDiscard, onCompare }: ImportPreviewProps) {
  const t = useMessages(courseImportMessages);
  const { busy, problem, run } = useOutcome();
  const [doing, setDoing] = useState<'apply' | 'discard' | 'compare'>();
  const { title, counts, items, live, outdated } = preview;

  const decide = (what: NonNullable<typeof doing>, action: () => Promise<FormOutcome>, success?: string) => {
    // One decision at a time: the other button keeps its focus, and does nothing.
    if (busy) return;
    setDoing(what);
    void run(action, success);
  };
  const running = busy ? doing : undefined;
  const used = items.filter(({ change, learners }) => change === 'removed' && learners > 0);
  const empty =
    items.length === 0 && GROUPS.every((group) => COUNTS.every((kind) => counts[group][kind] === 0));
  return (
    <div data-slot="import-preview" className="flex flex-col gap-10">
      <Section title={t('previewTitle', { title })} intro={live ? t('previewLive') : t('previewReview')}>
        <div className="flex flex-col gap-6">
          {problem !== undefined && <Callout tone="danger" title={problem} />}
          {outdated && (
            <Callout tone="warning" title={t('outdated')}>
              {t('outdatedText')}
            </Callout>
          )}
          {empty ? <p>{t('noChanges')}</p> : <CountList counts={counts} />}
          {used.length > 0 && <Callout tone="warning" title={t('losing', { count: used.length })} />}
          <div className="flex flex-wrap gap-3">
            {/* Keys: a second press on “Compare again” must not apply. */}
            {outdated ? (
              <Button
                key="compare"
                busy={running === 'compare'}
                onClick={() => decide('compare', onCompare, t('compared'))}
              >
                {t(running === 'compare' ? 'comparing' : 'compare')}
              </Button>
            ) : (
              !empty && (
                <Button key="apply" busy={running === 'apply'} onClick={() => decide('apply', onApply)}>
                  {t(running === 'apply' ? 'applying' : 'apply')}
                </Button>
              )
            )}
            <Button
              variant="secondary"
              busy={running === 'discard'}
              onClick={() => decide('discard', onDiscard)}
            >
              {t(running === 'discard' ? 'discarding' : 'discard')}
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

/** The numbers that are not 0, in one line for units, lessons, quizzes and pictures each. */
function CountList({ counts }: { counts: ImportPreviewView['counts'] }) {
  const t = useMessages(courseImportMessages);
  const list = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' });
  return (
    <ul aria-label={t('countsLabel')} className="flex flex-col gap-2 text-lg">
      {GROUPS.map((group) => {
        const some = COUNTS.filter((kind) => counts[group][kind] > 0);
        if (some.length === 0) return null;
        const numbers = list.format(some.map((kind) => t(`${kind}Count`, { count: counts[group][kind] })));
        return (
          <li key={group}>
            <strong>{t(group)}</strong>
            {': '}
            {numbers}
          </li>
        );
      })}
    </ul>
  );
}

interface GroupProps {
  kind: ImportChangeView['change'];
  items: readonly ImportChangeView[];
}

function ChangeGroup({ kind, items }: GroupProps) {
  const t = useMessages(courseImportMessages);
  if (items.length === 0) return null;
  const heading = t('kind', { kind: t(kind), count: items.length });
  // Only here by learners: elsewhere the order of the course is easier to follow.
  const ordered = kind === 'removed' ? items.toSorted((a, b) => b.learners - a.learners) : items;
  const more = ordered.length - SHOWN;
  return (
    <Section title={heading} intro={kind === 'kept' ? t('keptText') : undefined}>
      <div className="flex flex-col gap-2">
        <ChangeRows label={heading} items={ordered.slice(0, SHOWN)} />
        {more > 0 && (
          <Collapsible title={t('more', { count: more })}>
            <ChangeRows label={t('more', { count: more })} items={ordered.slice(SHOWN)} />
          </Collapsible>
        )}
      </div>
    </Section>
  );
}

function ChangeRows({ label, items }: { label: string; items: readonly ImportChangeView[] }) {
  const t = useMessages(courseImportMessages);
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {items.map(({ id, item, title, unit, learners }) => (
        <li key={id} className="flex flex-col gap-1 py-3">
          <span className="font-bold">{t(`of-${item}`, { title })}</span>
          {unit !== undefined && <span className="text-sm text-ink-muted">{t('inUnit', { unit })}</span>}
          {learners > 0 && (
            <span className="text-sm">
              {t(
                item === 'unit' ? 'enrolledLearners' : item === 'quiz' ? 'takenLearners' : 'studiedLearners',
                {
                  count: learners,
                },
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
