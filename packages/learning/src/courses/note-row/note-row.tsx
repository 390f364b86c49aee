import { CloudUpload, EllipsisVertical, Pencil, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { Menu } from '@digiken/ui/menu';
import { BaseLink } from '@digiken/ui/link-provider';
import { useClientLayoutEffect } from '@digiken/ui/internal/use-client-layout-effect';
import { textIn } from '@digiken/ui/internal/text-language';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { DayTime } from '../../lib/day-time';
import { NoteEdit } from '../lesson-notes/note-edit';
import { NOTE_ICONS, type NoteKind } from './kinds';
import { RemovedRow } from './removed-row';

export const noteRowMessages = defineMessages('note-row', {
  note: 'Note',
  noteWithMarked: 'Note with marked text',
  marked: 'Marked text',
  bookmark: 'Bookmark',
  unit: 'Unit {position} · {title}',
  kept: 'Kept on this phone',
  keptUntil: ', sent when you are online',
  edit: 'Edit the note',
  write: 'Write a note',
  editOf: 'Edit this note: {lesson}',
  more: 'More for this item: {lesson}',
  remove: 'Delete',
  unmark: 'Remove the bookmark',
});

export interface NoteRowView {
  id: string;
  kind: NoteKind;
  lesson: { title: string; language?: string; href: string };
  /** `position` from 1. */
  unit?: { title: string; position: number };
  /** The passage that was marked. */
  quote?: string;
  /** Own words; empty without. */
  text: string;
  /** ISO 8601. */
  createdAt: string;
  /** It, or a change of it, waits on this device. */
  kept?: boolean;
}

export interface NoteRowProps extends NoteRowView {
  /** Level of the lesson's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  onSave: (text: string) => Promise<FormOutcome>;
  /** Called once the time to undo it is over, or the row leaves the page. */
  onRemove: () => Promise<FormOutcome>;
}

/** What a learner noted, marked or bookmarked in a lesson; an item of a list (spec 17.81). */
export function NoteRow({ headingLevel = 3, onSave, onRemove, ...note }: NoteRowProps) {
  const { kind, lesson, unit, quote, text, kept } = note;
  const t = useMessages(noteRowMessages);
  const root = useRef<HTMLLIElement>(null);
  const [mode, setMode] = useState<'read' | 'edit' | 'removed'>('read');
  const before = useRef(mode);
  useClientLayoutEffect(() => {
    const from = before.current;
    before.current = mode;
    if (from === mode) return;
    if (mode === 'removed') afterRemoval(root.current)?.focus();
    // The field or Undo is gone.
    else if (mode === 'read')
      root.current?.querySelector<HTMLElement>(from === 'edit' ? MORE : PLACE)?.focus();
  }, [mode]);

  const Heading = `h${headingLevel}` as const;
  const named = kind === 'note' && quote ? 'noteWithMarked' : kind;
  if (mode === 'removed')
    return (
      <li ref={root} data-slot="note-row" className="border-line p-4 not-last:border-b print:hidden">
        <RemovedRow kind={kind} lesson={lesson} onUndo={() => setMode('read')} onEnd={onRemove} />
      </li>
    );
  return (
    <li
      ref={root}
      data-slot="note-row"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line p-4 not-last:border-b sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-5 print:break-inside-avoid"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-content-center rounded-md bg-selected max-sm:hidden forced-colors:border print:hidden"
      >
        <Icon of={NOTE_ICONS[kind]} size={18} />
      </span>
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <Heading className="leading-snug font-bold">
          <BaseLink
            {...textIn(lesson.language)}
            href={lesson.href}
            className="rounded-sm text-link underline underline-offset-4"
          >
            {lesson.title}
          </BaseLink>
        </Heading>
        {unit && <p className="text-sm text-ink-muted">{t('unit', unit)}</p>}
        {quote && (
          <q className="my-1 border-s-3 border-emphasis ps-3 text-ink-muted" dir="auto">
            {quote}
          </q>
        )}
        {mode === 'edit' ? (
          <NoteEdit text={text} marked={Boolean(quote)} onSave={onSave} onClose={() => setMode('read')} />
        ) : (
          text && (
            <p className="whitespace-pre-line" dir="auto">
              {text}
            </p>
          )
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          <span>{t(named)}</span>
          <span className="inline-block first-letter:uppercase">
            <DayTime iso={note.createdAt} />
          </span>
          {kept && (
            <span className="inline-flex items-center gap-1.5 text-warning-ink">
              <Icon of={CloudUpload} size={16} className="shrink-0" />
              <span>{`${t('kept')}${t('keptUntil')}`}</span>
            </span>
          )}
        </p>
      </div>
      <div className="flex items-start gap-1 print:hidden">
        {kind === 'note' && (
          <IconButton
            size="sm"
            className="max-sm:hidden"
            label={t('editOf', { lesson: lesson.title })}
            icon={<Icon of={Pencil} size={18} />}
            onClick={() => setMode('edit')}
          />
        )}
        <Menu
          size="sm"
          variant="quiet"
          align="end"
          label={t('more', { lesson: lesson.title })}
          icon={<Icon of={EllipsisVertical} size={18} />}
          items={[
            ...(kind === 'bookmark'
              ? []
              : [
                  {
                    label: t(kind === 'note' ? 'edit' : 'write'),
                    icon: <Icon of={Pencil} size={18} />,
                    onSelect: () => setMode('edit'),
                  },
                ]),
            {
              label: t(kind === 'bookmark' ? 'unmark' : 'remove'),
              icon: <Icon of={Trash2} size={18} />,
              danger: true,
              onSelect: () => setMode('removed'),
            },
          ]}
        />
      </div>
    </li>
  );
}

/** The link of a row, and its menu. */
const PLACE = 'h2 a, h3 a, h4 a';
const MORE = '[aria-haspopup=menu]';

/** The next row of the page, or the one before; without another one, Undo. */
function afterRemoval(row: HTMLElement | null): HTMLElement | null | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-slot=note-row]')];
  const at = row === null ? -1 : rows.indexOf(row);
  const places = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at)).reverse()].flatMap(
    (row) => row.querySelector<HTMLElement>(PLACE) ?? [],
  );
  return places[0] ?? row?.querySelector('button');
}
