import { useState } from 'react';
import { MarkdownEditor, type MarkdownEditorProps, type MarkdownPreview } from '@digiken/ui/markdown-editor';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { useMessages } from '@digiken/ui/messages-provider';
import {
  DetailsForm,
  type DetailsFormEvents,
  detailsFormMessages,
  type ReadFields,
} from '../../lib/details-form';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView, CourseDetails, CourseTyping, Level } from './types';

const LEVELS: readonly Level[] = ['beginner', 'intermediate', 'advanced'];
const LIMITS = { title: 120, summary: 300, markdown: 200_000 };
/** The server's limits of outcomes and audience. */
const OUTCOMES = { count: 8, limit: 120 };
const AUDIENCE = { limit: 300 };
/** Of the fields, whose typed texts are kept. */
export const DETAIL_NAMES = [
  'title',
  'summary',
  'description',
  'outcomes',
  'audience',
  'level',
  'categoryId',
] as const;

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface CourseDetailsFormProps
  extends DetailsFormEvents<CourseDetails, CourseTyping, AuthoredCourseView> {
  course: AuthoredCourseView;
  categories: readonly { id: string; name: string }[];
  preview: MarkdownPreview;
  onPreview: (markdown: string) => void;
  /** Maximum lengths in characters; the server's limits. */
  limits?: { title: number; summary: number; markdown: number };
}

function typingOf(course: AuthoredCourseView): CourseTyping {
  const { title, summary, description, outcomes = [], audience = '', level, categoryId = '' } = course;
  const texts = { title, summary, description, outcomes: outcomes.join('\n'), audience };
  return { ...texts, level, categoryId };
}

/** The details of a course: texts, category and level. */
export function CourseDetailsForm({
  course,
  categories,
  preview,
  onPreview,
  limits = LIMITS,
  ...events
}: CourseDetailsFormProps) {
  const t = useMessages(courseEditorMessages);
  const form = useMessages(detailsFormMessages);
  const read = (
    values: Partial<Record<string, string>>,
  ): ReadFields<Omit<CourseDetails, 'title' | 'summary'>> => {
    const { description = '', audience = '', categoryId, level } = values;
    const outcomes = linesOf(values['outcomes'] ?? '');
    if (outcomes.length > OUTCOMES.count || outcomes.some((line) => line.length > OUTCOMES.limit))
      return { errors: { outcomes: t('outcomesWrong', OUTCOMES) } };
    if (audience.trim().length > AUDIENCE.limit) return { errors: { audience: t('audienceLong', AUDIENCE) } };
    return {
      fields: {
        // Some browsers return the text of a form with other line breaks than the text area.
        description: description.replaceAll('\r\n', '\n'),
        outcomes,
        audience: audience.trim().replaceAll('\r\n', '\n'),
        level: LEVELS.find((each) => each === level) ?? course.level,
        categoryId: categoryId || null,
      },
    };
  };
  const describe = (theirs: AuthoredCourseView) => {
    const { title, summary, description, outcomes, audience, categoryId } = typingOf(theirs);
    const category = categories.find(({ id }) => id === categoryId);
    return [
      { label: form('title'), value: title },
      { label: form('summary'), value: summary },
      { label: t('description'), value: description },
      { label: t('outcomes'), value: outcomes ?? '' },
      { label: t('audience'), value: audience ?? '' },
      { label: t('category'), value: category?.name ?? t('noCategory') },
      { label: t('level'), value: t(theirs.level) },
    ];
  };
  return (
    <DetailsForm
      {...events}
      slot="course-details-form"
      names={DETAIL_NAMES}
      saved={typingOf(course)}
      read={read}
      describe={describe}
      texts={{
        save: t('save'),
        saved: t('saved'),
        conflict: t('conflictTitle'),
        summaryHint: t('summaryHint', { limit: limits.summary }),
      }}
      summaryRequired
      limits={limits}
      className="max-w-none!"
    >
      {({ ids, typing, errors }) => (
        <>
          <Description
            id={ids.description}
            name="description"
            label={t('description')}
            hint={t('descriptionHint')}
            required={false}
            initial={typing.description}
            preview={preview}
            onPreview={onPreview}
            maxLength={limits.markdown}
            error={errors.description}
          />
          <TextArea
            id={ids.outcomes}
            name="outcomes"
            rows={5}
            label={t('outcomes')}
            hint={t('outcomesHint', OUTCOMES)}
            required={false}
            defaultValue={typing.outcomes ?? typingOf(course).outcomes}
            error={errors.outcomes}
          />
          <TextArea
            id={ids.audience}
            name="audience"
            rows={3}
            label={t('audience')}
            hint={t('audienceHint', AUDIENCE)}
            required={false}
            defaultValue={typing.audience ?? typingOf(course).audience}
            error={errors.audience}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <Select
              id={ids.categoryId}
              name="categoryId"
              label={t('category')}
              hint={t('categoryHint')}
              defaultValue={typing.categoryId}
              options={[
                { value: '', label: t('noCategory') },
                ...categories.map((category) => ({ value: category.id, label: category.name })),
              ]}
              error={errors.categoryId}
            />
            <RadioGroup
              id={ids.level}
              name="level"
              label={t('level')}
              defaultValue={typing.level}
              options={LEVELS.map((level) => ({ value: level, label: t(level) }))}
              error={errors.level}
            />
          </div>
        </>
      )}
    </DetailsForm>
  );
}

/** The Markdown editor, with its text as its own state. */
function Description({
  initial,
  ...editor
}: Omit<MarkdownEditorProps, 'value' | 'onChange'> & { initial: string }) {
  const [text, setText] = useState(initial);
  return <MarkdownEditor {...editor} value={text} onValueChange={setText} />;
}
