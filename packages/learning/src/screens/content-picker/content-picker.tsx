import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Collapsible } from '@digiken/ui/collapsible';
import { Checkbox } from '@digiken/ui/checkbox';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useAnnounce } from '@digiken/ui/announcer';
import { useMessages } from '@digiken/ui/messages-provider';
import { SearchBox } from '@digiken/ui/search-box';
import { Section } from '@digiken/ui/section';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { Skeleton } from '@digiken/ui/skeleton';
import { contentPickerMessages } from './content-picker.messages';

export interface PickedItem {
  kind: 'course' | 'lesson' | 'quiz';
  id: string;
}

export interface PickableCourse {
  id: string;
  title: string;
}

/** What is inside a course. */
export interface PickableOutline {
  units: readonly {
    id: string;
    title: string;
    items: readonly { kind: 'lesson' | 'quiz'; id: string; title: string }[];
  }[];
}

export interface ContentPickerProps {
  /** Where the content is wanted, e.g. "Moodle of Moi School". */
  platform: string;
  /** The platform takes several items; otherwise the first choice is the last. */
  multiple: boolean;
  /** Quizzes get a column in its gradebook. */
  grades: boolean;
  /** Undefined while they load. */
  courses: readonly PickableCourse[] | undefined;
  /** The courses could not be loaded. */
  error?: string;
  onSearch: (text: string) => void;
  /** Loads the courses again after an `error`. */
  onRetry?: () => void;
  /** Outlines by course; `failed` if one could not be loaded. */
  outlines: Readonly<Record<string, PickableOutline | 'failed'>>;
  /** A course was opened, or its outline is wanted again. */
  onOpen: (courseId: string) => void;
  /** On success the app goes on. */
  onAdd: (items: PickedItem[]) => Promise<FormOutcome>;
}

const keyOf = ({ kind, id }: PickedItem) => `${kind}:${id}`;

/** Chooses published courses, lessons and quizzes that a learning platform links to (spec 14.288). */
export function ContentPicker({
  platform,
  multiple,
  grades,
  courses,
  error,
  onSearch,
  onRetry,
  outlines,
  onOpen,
  onAdd,
}: ContentPickerProps) {
  const t = useMessages(contentPickerMessages);
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickedItem>>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // What a search has found; the first list is part of the page.
  const first = useRef(true);
  const sayFound = useEffectEvent((count: number) => {
    if (!first.current) announce(count === 0 ? t('nothing') : t('found', { count }));
    first.current = false;
  });
  const count = courses?.length;
  useEffect(() => {
    if (count !== undefined) sayFound(count);
  }, [courses, count]);

  const add = async (items: PickedItem[]) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await onAdd(items);
    setBusy(false);
    if (outcome.ok) return;
    setFailure(outcome.message);
    announce(outcome.message);
  };
  const toggle = (item: PickedItem) => {
    const next = new Map(chosen);
    if (!next.delete(keyOf(item))) next.set(keyOf(item), item);
    setChosen(next);
    announce(next.size === 0 ? t('none') : t('chosen', { count: next.size }));
  };
  /** A choice: a box where several are taken, a button where one is. */
  const choice = (item: PickedItem, label: string, name = label) =>
    multiple ? (
      <Checkbox
        label={label}
        aria-label={name === label ? undefined : name}
        checked={chosen.has(keyOf(item))}
        onChange={() => toggle(item)}
      />
    ) : (
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('addNamed', { title: name })}
          disabled={busy}
          onClick={() => void add([item])}
        >
          {t('add')}
        </Button>
      </span>
    );

  return (
    <div data-slot="content-picker" className="flex flex-col gap-6">
      <div className="flex max-w-measure flex-col gap-2">
        <p>{t(multiple ? 'introMany' : 'introOne', { platform })}</p>
        {grades && <p className="text-ink-muted">{t('grades', { platform })}</p>}
      </div>
      <SearchBox label={t('search')} showLabel onSearch={onSearch} busy={!courses && !error} />
      {failure && <Callout tone="danger">{failure}</Callout>}
      <Section title={t('results')}>
        {error !== undefined && (
          <Callout
            tone="danger"
            actions={
              onRetry && (
                <Button size="sm" variant="secondary" onClick={onRetry}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {error}
          </Callout>
        )}
        {!courses && error === undefined && <Skeleton lines={6} />}
        {courses && (
          <p className="text-ink-muted">
            {courses.length === 0 ? t('nothing') : t('found', { count: courses.length })}
          </p>
        )}
        {courses && courses.length > 0 && (
          <ul className="flex flex-col gap-4">
            {courses.map(({ id, title }) => (
              <li key={id} className="flex flex-col gap-3 rounded-lg border border-line p-4">
                <h3 className="font-bold wrap-anywhere" dir="auto">
                  {title}
                </h3>
                {choice({ kind: 'course', id }, t('whole'), `${t('whole')}: ${title}`)}
                <Collapsible
                  title={
                    <>
                      <span>{t('inside')}</span>
                      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
                    </>
                  }
                  onOpenChange={(open) => open && outlines[id] === undefined && onOpen(id)}
                >
                  <Inside title={title} outline={outlines[id]} onRetry={() => onOpen(id)} choice={choice} />
                </Collapsible>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {multiple && (chosen.size > 0 || (courses !== undefined && courses.length > 0)) && (
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
          <p>{chosen.size === 0 ? t('none') : t('chosen', { count: chosen.size })}</p>
          <Button disabled={chosen.size === 0} busy={busy} onClick={() => void add([...chosen.values()])}>
            {busy ? t('busy') : chosen.size === 0 ? t('submitNone') : t('submit', { count: chosen.size })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface InsideProps {
  title: string;
  outline: PickableOutline | 'failed' | undefined;
  onRetry: () => void;
  choice: (item: PickedItem, label: string) => React.ReactNode;
}

function Inside({ title, outline, onRetry, choice }: InsideProps) {
  const t = useMessages(contentPickerMessages);
  if (outline === undefined) return <LoadingText>{t('loading', { title })}</LoadingText>;
  if (outline === 'failed')
    return (
      <Callout
        tone="danger"
        actions={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('failed')}
      </Callout>
    );
  return (
    <ul className="flex flex-col gap-4">
      {outline.units.map((unit) => (
        <li key={unit.id} className="flex flex-col gap-2">
          <h4 className="font-bold wrap-anywhere" dir="auto">
            {unit.title}
          </h4>
          <ul className="flex flex-col gap-2">
            {unit.items.map(({ kind, id, title: name }) => (
              <li key={`${kind}:${id}`}>
                {choice({ kind, id }, kind === 'quiz' ? t('quiz', { title: name }) : name)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
