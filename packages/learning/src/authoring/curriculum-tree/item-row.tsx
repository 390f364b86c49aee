import { FileText, ListChecks } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Badge } from '@digiken/ui/badge';
import { formatDataSize } from '@digiken/ui/data-size';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import type { MenuEntry } from '@digiken/ui/menu';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { formatPercent } from '../../lib/percent';
import { languageName } from '../../courses/language-switch/language-switch';
import { curriculumTreeMessages } from './messages';
import { RowControls } from './row-controls';
import type { CurriculumItem, CurriculumLesson } from './types';

export interface ItemRowProps {
  item: CurriculumItem;
  /** From 1, among the rows of the unit. */
  place: number;
  /** Undefined: it moves with its lesson. */
  steps?: { up: boolean; down: boolean };
  moved: boolean;
  menu: readonly MenuEntry[];
  onStep: (step: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A lesson or a quiz in its unit. */
export function ItemRow({ item, place, steps, moved, menu, onStep, onKeyDown }: ItemRowProps) {
  const t = useMessages(curriculumTreeMessages);
  const facts = useFacts();
  const isLesson = item.kind === 'lesson';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- 2026-11-24: the keys work on every control of the row
    <li
      data-slot="curriculum-row"
      data-row={item.id}
      onKeyDown={onKeyDown}
      className={cn(
        'flex min-h-15 scroll-mt-60 items-center gap-2.5 border-t border-line py-1 ps-3 pe-2 @min-[34rem]:ps-4',
        moved && 'bg-selected forced-colors:outline-2',
        !isLesson && item.lesson && '@min-[34rem]:ps-10',
      )}
    >
      <span aria-hidden="true" className="w-5 shrink-0 text-end text-sm text-ink-muted @max-[34rem]:hidden">
        {place}
      </span>
      <Icon of={isLesson ? FileText : ListChecks} size={20} className="shrink-0 text-ink-muted" />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <span className="min-w-0 grow basis-48">
          <span className="dk-visually-hidden">{`${t(isLesson ? 'lesson' : 'quiz')} `}</span>
          <TextLink href={item.href} quiet data-control="title" className="block font-bold leading-snug">
            {item.title}
          </TextLink>
          <span className="block text-sm text-ink-muted">{facts(item).join(' · ')}</span>
        </span>
        {isLesson && <Marks lesson={item} />}
      </span>
      <RowControls title={item.title} steps={steps} moved={moved} onStep={onStep} menu={menu} />
    </li>
  );
}

const MISSING = {
  'empty-lessons': 'missing-empty-lessons',
  'alt-text': 'missing-alt-text',
  captions: 'missing-captions',
  transcript: 'missing-transcript',
  weight: 'missing-weight',
} as const;

const isMissing = (id: string): id is keyof typeof MISSING => id in MISSING;

/** What the lesson lacks first, and how it differs from what learners see. */
function Marks({ lesson: { missing, hasDraft, change } }: { lesson: CurriculumLesson }) {
  const t = useMessages(curriculumTreeMessages);
  const lacks = missing.find(isMissing);
  if (!lacks && !hasDraft && !change) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {lacks && <Badge tone="warning">{t(MISSING[lacks])}</Badge>}
      {hasDraft ? <Badge>{t('draft')}</Badge> : change && <Badge tone="info">{t(change)}</Badge>}
    </span>
  );
}

function useFacts(): (item: CurriculumItem) => string[] {
  const t = useMessages(curriculumTreeMessages);
  const locale = useLocale();
  return (item) => {
    if (item.kind === 'lesson') {
      const { minutes, weightBytes, languages, free } = item;
      return [
        t('min', { count: minutes }),
        formatDataSize(weightBytes, locale),
        ...(languages.length > 0 ? [languages.map((tag) => languageName(tag)).join(', ')] : []),
        ...(free ? [t('free')] : []),
      ];
    }
    const { questions, passShare, practice, lesson } = item;
    return [
      t('questions', { count: questions }),
      ...(practice
        ? [t('practice')]
        : passShare === undefined
          ? []
          : [t('passAt', { share: formatPercent(passShare, locale) })]),
      ...(lesson ? [t(lesson.place, { title: lesson.title })] : []),
    ];
  };
}
