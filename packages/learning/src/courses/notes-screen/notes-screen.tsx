import { BookmarkPlus } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { EmptyState } from '@digiken/ui/empty-state';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { FilterBar } from '@digiken/ui/filter-bar';
import { Icon } from '@digiken/ui/icon';
import { PageHeader } from '@digiken/ui/page-header';
import { Skeleton } from '@digiken/ui/skeleton';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Chip } from '../../lib/chip';
import { PAGE } from '../../lib/page';
import { CourseCover } from '../course-cover/course-cover';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { NOTE_ICONS, type NoteKind } from '../note-row/kinds';
import { NoteRow, type NoteRowView } from '../note-row/note-row';
import { ExportMenu, type NoteFile } from './export-menu';

export type { NoteFile } from './export-menu';

export const notesScreenMessages = defineMessages('notes-screen', {
  title: 'My courses',
  heading: 'Notes and bookmarks',
  search: 'Search in your notes',
  placeholder: 'A word, in any language',
  course: 'Course',
  allCourses: 'All courses',
  show: 'Show',
  all: 'All',
  note: 'Notes',
  marked: 'Marked text',
  bookmark: 'Bookmarks',
  found: {
    zero: 'No notes or bookmarks',
    one: '{count} note or bookmark',
    other: '{count} notes and bookmarks',
  },
  loading: 'Loading your notes…',
  onDevice: 'You are offline. These are the notes on this device; changes are sent when you are online.',
  shown: '{shown} of {count} shown',
  showAll: 'Show all {count}',
  showMore: 'Show more',
  none: 'No notes or bookmarks yet',
  noneText:
    'Open a lesson and press “Notes” to write one, or “Bookmark” to find the lesson again. Select a passage first, and it goes with your note.',
  toCourses: 'My courses',
  noMatch: 'No note matches',
  noMatchText: 'Try fewer letters or another course.',
  everything: 'Show all',
});

export interface NotesFilter {
  search: string;
  /** An id; empty: all courses. */
  course: string;
  kind: NoteKind | 'all';
}

/** A course with notes. */
export interface NotedCourseView {
  id: string;
  title: string;
  image?: string;
  /** What matches the search, by kind. */
  found: Record<NoteKind, number>;
}

export interface NotesScreenProps {
  state: LoadState;
  /** Above: the pages of My courses. */
  tabs: ReactNode;
  filter: NotesFilter;
  onFilterChange: (filter: NotesFilter) => void;
  /** All courses with notes, the newest first. */
  courses: readonly NotedCourseView[];
  /** Those that are shown, by course in the order of `courses`, the newest first. */
  notes: readonly (NoteRowView & { courseId: string })[];
  /** Undefined: all that matches is shown. */
  onMore?: () => void;
  /** `onMore` shows everything. */
  moreIsAll?: boolean;
  /** Without a connection: what is on this device is shown. */
  offline?: boolean;
  coursesHref?: string;
  onSave: (id: string, text: string) => Promise<FormOutcome>;
  onRemove: (id: string) => Promise<FormOutcome>;
  /** Prints, or makes a file of, everything that matches. Rejects never. */
  onExport: (file: NoteFile) => void;
  /** The file that is being made. */
  exporting?: NoteFile;
}

const KINDS = ['note', 'marked', 'bookmark'] as const;
export const EVERY_NOTE: NotesFilter = { search: '', course: '', kind: 'all' };

const countOf = ({ found }: NotedCourseView, kind: NotesFilter['kind']) =>
  kind === 'all' ? found.note + found.marked + found.bookmark : found[kind];

const sum = (courses: readonly NotedCourseView[], kind: NotesFilter['kind']) =>
  courses.reduce((total, course) => total + countOf(course, kind), 0);

/* Printing hides everything else on the page. */
const ALONE_ON_PAPER =
  'print:[body:has(&)_*:not(:has(&),&,&_*)]:hidden print:[html:has(&)]:[background:white] print:[color-scheme:light]';

/** Everything that a learner noted, marked and bookmarked, by course (spec 17.80). */
export function NotesScreen(props: NotesScreenProps) {
  const { state, tabs, courses, coursesHref = '/console/my-courses' } = props;
  const t = useMessages(notesScreenMessages);
  return (
    <div data-slot="notes-screen" className={PAGE}>
      <PageHeader title={t('title')} />
      {tabs}
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : state.status === 'loading' ? (
        <>
          <LoadingText>{t('loading')}</LoadingText>
          <div aria-hidden="true" className="flex flex-col gap-4 pt-28">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} shape="block" className="h-32 rounded-xl" />
            ))}
          </div>
        </>
      ) : courses.length === 0 ? (
        <EmptyScene
          title={t('none')}
          picture="courses"
          action={
            <ButtonLink href={coursesHref} size="lg" variant="secondary">
              {t('toCourses')}
            </ButtonLink>
          }
        >
          {t('noneText')}
        </EmptyScene>
      ) : (
        <Notes {...props} />
      )}
    </div>
  );
}

function Notes({ filter, onFilterChange, courses, notes, offline = false, ...props }: NotesScreenProps) {
  const t = useMessages(notesScreenMessages);
  const kinds = useId();
  const { search, course, kind } = filter;
  const inCourse = courses.filter(({ id }) => course === '' || id === course);
  const count = sum(inCourse, kind);
  const list = useRef<HTMLDivElement>(null);
  const everything = () => {
    onFilterChange(EVERY_NOTE);
    document.querySelector<HTMLElement>('[data-slot=notes-screen] input[type=search]')?.focus();
  };
  return (
    <>
      <div className="print:hidden">
        {offline && <Callout tone="info">{t('onDevice')}</Callout>}
        <FilterBar
          label={t('heading')}
          search={{ label: t('search'), value: search, placeholder: t('placeholder') }}
          selects={[
            {
              name: 'course',
              label: t('course'),
              value: course,
              options: [
                { value: '', label: t('allCourses') },
                ...courses.map(({ id, title }) => ({ value: id, label: title })),
              ],
            },
          ]}
          onValueChange={(values) =>
            onFilterChange({ ...filter, search: values.search ?? '', course: values.course ?? '' })
          }
          resultText={t('found', { count })}
          extra={
            count > 0 && (
              <ExportMenu count={count} busy={props.exporting !== undefined} onExport={props.onExport} />
            )
          }
        />
        <span id={kinds} className="dk-visually-hidden">
          {t('show')}
        </span>
        <div role="group" aria-labelledby={kinds} className="mt-1 mb-6 flex flex-wrap gap-2">
          {(['all', ...KINDS] as const).map((item) => (
            <Chip
              key={item}
              pressed={item === kind}
              onPress={() => onFilterChange({ ...filter, kind: item })}
            >
              <span className="inline-flex items-center gap-2">
                {item !== 'all' && item !== kind && <Icon of={NOTE_ICONS[item]} size={16} />}
                <span>{t(item)}</span>
                <span className="font-normal">{sum(inCourse, item)}</span>
              </span>
            </Chip>
          ))}
        </div>
      </div>
      {count === 0 ? (
        <EmptyState
          title={t('noMatch')}
          icon={<Icon of={BookmarkPlus} size={32} />}
          action={
            <Button variant="secondary" onClick={everything}>
              {t('everything')}
            </Button>
          }
        >
          {t('noMatchText')}
        </EmptyState>
      ) : (
        <div ref={list} className={`flex flex-col gap-6 ${ALONE_ON_PAPER}`}>
          {inCourse.map((item) => (
            <CourseNotes
              key={item.id}
              course={item}
              count={countOf(item, kind)}
              notes={notes.filter(({ courseId }) => courseId === item.id)}
              onSave={props.onSave}
              onRemove={props.onRemove}
            />
          ))}
          <More {...props} shown={notes.length} count={count} list={list} />
        </div>
      )}
    </>
  );
}

interface CourseNotesProps extends Pick<NotesScreenProps, 'notes' | 'onSave' | 'onRemove'> {
  course: NotedCourseView;
  count: number;
}

function CourseNotes({ course, count, notes, onSave, onRemove }: CourseNotesProps) {
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center gap-3">
        <div className="w-14 shrink-0 print:hidden">
          <CourseCover title={course.title} image={course.image} className="aspect-[3/2] rounded-md" />
        </div>
        <h2 id={id} className="min-w-0 text-lg font-heavy wrap-anywhere" dir="auto">
          {course.title}
        </h2>
        <span className="text-sm text-ink-muted print:hidden">{count}</span>
      </div>
      <ul className="rounded-xl border bg-raised in-[.high-contrast]:border-2 print:border-0">
        {notes.map(({ courseId: _, ...note }) => (
          <NoteRow
            key={note.id}
            {...note}
            onSave={(text) => onSave(note.id, text)}
            onRemove={() => onRemove(note.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface MoreProps extends Pick<NotesScreenProps, 'onMore' | 'moreIsAll'> {
  shown: number;
  count: number;
  list: { current: HTMLElement | null };
}

/** How many are shown, and the button for more: then the focus goes to the first of those. */
function More({ shown, count, onMore, moreIsAll = false, list }: MoreProps) {
  const t = useMessages(notesScreenMessages);
  const [from, setFrom] = useState(-1);
  const arrived = from >= 0 && shown > from;
  useEffect(() => {
    if (arrived) list.current?.querySelectorAll('[data-slot=note-row]')[from]?.querySelector('a')?.focus();
  }, [arrived, from, list]);
  if (!onMore) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
      <p className="text-sm text-ink-muted">{t('shown', { shown, count })}</p>
      <Button
        variant="secondary"
        onClick={() => {
          setFrom(shown);
          onMore();
        }}
      >
        {moreIsAll ? t('showAll', { count }) : t('showMore')}
      </Button>
    </div>
  );
}
