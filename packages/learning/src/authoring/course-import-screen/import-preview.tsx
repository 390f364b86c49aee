import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { useOutcome } from '../../lib/use-outcome';
import { FirstRows } from './first-rows';
import { courseImportMessages } from './messages';

/** What learners lose comes first. */
const KINDS = ['removed', 'kept', 'changed', 'moved', 'added'] as const;
const GROUPS = ['units', 'lessons', 'quizzes', 'pictures'] as const;
const COUNTS = ['removed', 'changed', 'moved', 'added'] as const;

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
  /** Of the course that it updates, as it is now. */
  title: string;
  /** Title of the course in the file. */
  file: string;
  /** Whether learners see the course. */
  published: boolean;
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
  /** Makes a new course from the file instead. */
  onNew: () => Promise<FormOutcome>;
  onDiscard: () => Promise<FormOutcome>;
  onCompare: () => Promise<FormOutcome>;
}

/** What an import would change in a course, counts first, and the decision about it. */
export function ImportPreview({ preview, onApply, onNew, onDiscard, onCompare }: ImportPreviewProps) {
  const t = useMessages(courseImportMessages);
  const { busy, problem, run } = useOutcome();
  const [doing, setDoing] = useState<'apply' | 'new' | 'discard' | 'compare'>();
  const { title, file, published, counts, items, live, outdated } = preview;

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
    <div data-slot="import-preview" className="flex flex-col gap-8 sm:gap-10">
      <Section
        title={t('previewTitle', { title })}
        intro={empty ? undefined : t(published ? (live ? 'previewLive' : 'previewReview') : 'previewDraft')}
      >
        <div className="flex flex-col gap-6">
          {problem !== undefined && <Callout tone="danger" title={problem} />}
          {file !== title && <p>{t('previewFile', { file })}</p>}
          {outdated && (
            <Callout tone="warning" title={t('outdated')}>
              {t('outdatedText')}
            </Callout>
          )}
          {empty ? <p className="max-w-measure">{t('noChanges')}</p> : <CountList counts={counts} />}
          {used.length > 0 && (
            <Callout tone="warning" title={t('losing', { count: used.length })} className="max-w-reading" />
          )}
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
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
            <Button variant="secondary" busy={running === 'new'} onClick={() => decide('new', onNew)}>
              {t(running === 'new' ? 'insteadBusy' : 'instead')}
            </Button>
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
    <ul
      aria-label={t('countsLabel')}
      className="flex max-w-form flex-col divide-y divide-line border-y border-line"
    >
      {GROUPS.map((group) => {
        const some = COUNTS.filter((kind) => counts[group][kind] > 0);
        if (some.length === 0) return null;
        const numbers = list.formatToParts(
          some.map((kind) => t(`${kind}Count`, { count: counts[group][kind] })),
        );
        return (
          <li key={group} className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 py-2">
            <span className="text-ink-muted">
              <span>{t(group)}</span>
              <span className="dk-visually-hidden">: </span>
            </span>
            <span className="font-bold">
              {numbers.map(({ type, value }, index) => (
                // A separator may occur twice.
                <span key={String(index)} className={type === 'element' ? 'whitespace-nowrap' : undefined}>
                  {value}
                </span>
              ))}
            </span>
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

/** Units by the part that most learners have used, and so the parts of each: what belongs together stays together. */
function byLearners(items: readonly ImportChangeView[]): ImportChangeView[] {
  const most = new Map<string | undefined, number>();
  for (const { unit, learners } of items) most.set(unit, Math.max(most.get(unit) ?? 0, learners));
  const units = [...most.keys()].toSorted((a, b) => (most.get(b) ?? 0) - (most.get(a) ?? 0));
  const place = (each: ImportChangeView) => units.indexOf(each.unit);
  return items.toSorted((a, b) => place(a) - place(b) || b.learners - a.learners);
}

function ChangeGroup({ kind, items }: GroupProps) {
  const t = useMessages(courseImportMessages);
  if (items.length === 0) return null;
  const heading = t('kind', { kind: t(kind), count: items.length });
  // Only here by learners: elsewhere the order of the course is easier to follow.
  const ordered = kind === 'removed' ? byLearners(items) : items;
  return (
    <Section title={heading} intro={kind === 'kept' ? t('keptText') : undefined}>
      <div className="-mt-2 flex flex-col gap-2">
        <FirstRows label={heading} items={ordered}>
          {(label, rows) => <ChangeRows label={label} items={rows} />}
        </FirstRows>
      </div>
    </Section>
  );
}

/** The parts in their order. A unit is named where it begins: repeated in each row, it would hide what differs. */
function ChangeRows({ label, items }: { label: string; items: readonly ImportChangeView[] }) {
  return (
    <ul aria-label={label} className="flex max-w-reading flex-col">
      {items.map((each, index) => (
        <ChangeRow key={each.id} change={each} begins={index === 0 || items[index - 1]?.unit !== each.unit} />
      ))}
    </ul>
  );
}

const LEARNERS = {
  course: 'enrolledLearners',
  unit: 'enrolledLearners',
  lesson: 'studiedLearners',
  quiz: 'takenLearners',
} as const;

interface RowProps {
  change: ImportChangeView;
  /** Whether it is the first one of its unit. */
  begins: boolean;
}

function ChangeRow({ change: { item, title, unit, learners }, begins }: RowProps) {
  const t = useMessages(courseImportMessages);
  return (
    <li className={cn('flex flex-col py-1.5', begins && 'border-t border-line pt-3 not-first:mt-1.5')}>
      {unit !== undefined && (
        <span className={begins ? 'pb-1 text-sm text-ink-muted' : 'dk-visually-hidden'}>
          {`${t('inUnit', { unit })} `}
        </span>
      )}
      <span className="flex flex-col gap-x-6 sm:flex-row sm:items-baseline sm:justify-between">
        <span className="font-medium text-pretty">{t(`of-${item}`, { title })}</span>
        {learners > 0 && (
          <span className="text-sm text-ink-muted sm:shrink-0">{t(LEARNERS[item], { count: learners })}</span>
        )}
      </span>
    </li>
  );
}
