import { ChevronDown, ChevronRight, Plus } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { formatDataSize } from '@digiken/ui/data-size';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { IconButton } from '@digiken/ui/icon-button';
import type { MenuEntry } from '@digiken/ui/menu';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { type Folding, useFolded } from './folding';
import { curriculumTreeMessages } from './messages';
import { RowControls } from './row-controls';
import type { CurriculumUnit } from './types';

export interface UnitBlockProps {
  unit: CurriculumUnit;
  /** From 1. */
  place: number;
  folding: Folding;
  steps: { up: boolean; down: boolean };
  moved: boolean;
  menu: readonly MenuEntry[];
  onStep: (step: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onAdd: (what: 'lesson' | 'quiz') => void;
  /** The form of a new item, while it is typed. */
  adding?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** One unit: its line, and below it its rows and the ways to add to them. */
export function UnitBlock({ unit, place, folding, adding, children, ...row }: UnitBlockProps) {
  const t = useMessages(curriculumTreeMessages);
  const locale = useLocale();
  const contents = useId();
  const open = !useFolded(folding, [unit.id]);
  const lessons = unit.items.filter((item) => item.kind === 'lesson');
  const quizzes = unit.items.length - lessons.length;
  const size = lessons.reduce((sum, { weightBytes }) => sum + weightBytes, 0);
  return (
    <li
      data-slot="curriculum-unit"
      data-row={unit.id}
      className="rounded-xl border border-line bg-raised in-[.high-contrast]:border-2 forced-colors:border-2"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 2026-11-24: the keys work on every control of the line */}
      <div
        onKeyDown={row.onKeyDown}
        className={cn(
          'flex scroll-mt-60 items-center gap-2 py-2.5 ps-1.5 pe-2',
          row.moved && 'rounded-t-xl bg-selected',
        )}
      >
        <IconButton
          label={t('contentsOf', { title: unit.title })}
          icon={
            <Icon
              of={open ? ChevronDown : ChevronRight}
              size={20}
              className={cn(!open && 'rtl:-scale-x-100')}
            />
          }
          data-control="fold"
          aria-expanded={open}
          aria-controls={open ? contents : undefined}
          onClick={() => folding.fold([unit.id], open)}
        />
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <div className="min-w-0 grow basis-48">
            <h3 className="text-lg leading-snug font-bold">
              <TextLink href={unit.href} quiet data-control="title">
                {t('unitTitle', { place, title: unit.title })}
              </TextLink>
            </h3>
            <p className="text-sm text-ink-muted">
              <Price amount={unit.price} />
              <span>{` · ${t('lessons', { count: lessons.length })}`}</span>
              {quizzes > 0 && <span>{`, ${t('quizzes', { count: quizzes })}`}</span>}
              <span>{` · ${formatDataSize(size, locale)}`}</span>
            </p>
          </div>
          {unit.change && <Badge tone="info">{t(unit.change)}</Badge>}
        </div>
        <RowControls
          title={unit.title}
          steps={row.steps}
          moved={row.moved}
          onStep={row.onStep}
          menu={row.menu}
        />
      </div>
      <div id={contents} hidden={!open}>
        {unit.items.length === 0 ? (
          <p className="border-t border-line px-4 py-3 text-ink-muted">{t('noItems')}</p>
        ) : (
          <ol aria-label={t('contentsOf', { title: unit.title })}>{children}</ol>
        )}
        <div className="border-t border-line px-3 py-2">
          {adding ?? (
            <div className="flex flex-wrap gap-x-2">
              {(['lesson', 'quiz'] as const).map((what) => (
                <Button
                  key={what}
                  variant="quiet"
                  icon={<Icon of={Plus} size={18} />}
                  data-control={`add-${what}`}
                  aria-label={t('addTo', {
                    what: t(what === 'lesson' ? 'addLesson' : 'addQuiz'),
                    unit: unit.title,
                  })}
                  onClick={() => row.onAdd(what)}
                >
                  {t(what === 'lesson' ? 'addLesson' : 'addQuiz')}
                </Button>
              ))}
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
