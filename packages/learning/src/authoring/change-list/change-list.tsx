import { Badge } from '@digiken/ui/badge';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';

export const changeListMessages = defineMessages('change-list', {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  ofCourse: 'Course: {title}',
  ofUnit: 'Unit: {title}',
  ofLesson: 'Lesson: {title}',
  inUnit: 'in unit “{unit}”',
  title: 'Title',
  summary: 'Summary',
  description: 'Description',
  outcomes: 'What you will learn',
  audience: 'Who this is for',
  level: 'Level',
  category: 'Category',
  price: 'Price',
  picture: 'Picture',
  order: 'Order',
  unit: 'Unit',
  preview: 'Free preview',
  completion: 'What completes it',
  text: 'Text',
  video: 'Video',
  captions: 'Captions',
  transcript: 'Transcript',
  activity: 'Activity',
  quiz: 'Quiz',
  banks: 'Question banks',
  partIn: '{part} ({language})',
  show: 'Show old and new text of {title}',
  before: 'Before',
  after: 'After',
  none: 'None',
});

/** The parts of a course, unit or lesson that can differ. */
export type ChangedPart =
  | 'title'
  | 'summary'
  | 'description'
  | 'outcomes'
  | 'audience'
  | 'level'
  | 'category'
  | 'price'
  | 'picture'
  | 'order'
  | 'unit'
  | 'preview'
  | 'completion'
  | 'text'
  | 'video'
  | 'captions'
  | 'transcript'
  | 'activity'
  | 'quiz'
  | 'banks';

/** The old and the new text of one part; null if it did not or does not exist. */
export interface ChangedText {
  part: ChangedPart;
  /** BCP 47 tag of the text. */
  language?: string;
  before: string | null;
  after: string | null;
}

/** One item that differs between the published course and its unpublished changes. */
export interface ChangeView {
  id: string;
  item: 'course' | 'unit' | 'lesson';
  change: 'added' | 'changed' | 'removed';
  title: string;
  /** The title of a lesson's unit. */
  unit?: string;
  parts: readonly ChangedPart[];
  texts?: readonly ChangedText[];
}

export interface ChangeListProps {
  /** Names the list, e.g. "Unpublished changes". */
  label: string;
  changes: readonly ChangeView[];
}

const TONE = { added: 'success', changed: 'info', removed: 'danger' } as const;
const NAME = { course: 'ofCourse', unit: 'ofUnit', lesson: 'ofLesson' } as const;

/** The added, changed and removed items of a course, with the old and the new texts if available. */
export function ChangeList({ label, changes }: ChangeListProps) {
  return (
    <ul data-slot="change-list" aria-label={label} className="flex flex-col gap-5 wrap-anywhere">
      {changes.map((change) => (
        <li
          key={`${change.item} ${change.id} ${change.change}`}
          className="flex flex-col items-start gap-1.5"
        >
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { change, item, title, unit, parts, texts = [] } }: { change: ChangeView }) {
  const t = useMessages(changeListMessages);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONE[change]}>{t(change)}</Badge>
        <span className="font-medium">{t(NAME[item], { title })}</span>
        {unit !== undefined && <span className="text-ink-muted">{t('inUnit', { unit })}</span>}
      </p>
      {change === 'changed' && parts.length > 0 && (
        <p className="text-sm text-ink-muted">{parts.map((part) => t(part)).join(', ')}</p>
      )}
      {texts.length > 0 && (
        <details className="w-full">
          <summary className="min-h-target cursor-pointer font-medium">{t('show', { title })}</summary>
          <div className="mt-2 flex flex-col gap-6">
            {texts.map((text) => (
              <Texts key={`${text.part} ${text.language ?? ''}`} text={text} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function Texts({ text: { part, language, before, after } }: { text: ChangedText }) {
  const t = useMessages(changeListMessages);
  const name = language === undefined ? t(part) : t('partIn', { part: t(part), language });
  return (
    <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {(['before', 'after'] as const).map((when) => {
        const value = when === 'before' ? before : after;
        return (
          <div key={when} className="min-w-0">
            <dt className="text-sm font-bold">{`${name}: ${t(when)}`}</dt>
            <dd
              {...(value ? textIn(language) : {})}
              className="mt-1 rounded-md border bg-surface p-4 whitespace-pre-wrap in-[.high-contrast]:border-2 forced-colors:border"
            >
              {value === null || value === '' ? <span className="text-ink-muted">{t('none')}</span> : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
