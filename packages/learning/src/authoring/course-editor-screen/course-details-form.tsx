import { useState } from 'react';
import { formatPrice } from '@digiken/ui/price';
import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import { MarkdownEditor, type MarkdownEditorProps, type MarkdownPreview } from '@digiken/ui/markdown-editor';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../../courses/course-cover/course-cover';
import {
  DetailsForm,
  type DetailsFormEvents,
  detailsFormMessages,
  type ReadFields,
} from '../../lib/details-form';
import { readShillings } from '../../lib/shillings';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView, CourseDetails, CourseTyping, Level } from './types';

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';
const LEVELS: readonly Level[] = ['beginner', 'intermediate', 'advanced'];
const LIMITS = { title: 120, summary: 300, markdown: 200_000 };
/** The server's limits of outcomes and audience. */
const OUTCOMES = { count: 8, limit: 120 };
const AUDIENCE = { limit: 300 };
const NAMES = [
  'title',
  'summary',
  'description',
  'outcomes',
  'audience',
  'level',
  'categoryId',
  'priceWhole',
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
  /** Uploads the cover as soon as a file is selected. */
  onPicture?: UploadFile;
  /** Maximum lengths in characters; the server's limits. */
  limits?: { title: number; summary: number; markdown: number };
  /** Maximum size of the cover in bytes. */
  pictureBytes?: number;
}

function typingOf(course: AuthoredCourseView): CourseTyping {
  const { title, summary, description, outcomes = [], audience = '', level, categoryId = '' } = course;
  const texts = { title, summary, description, outcomes: outcomes.join('\n'), audience };
  return { ...texts, level, categoryId, priceWhole: course.priceWhole?.toString() ?? '' };
}

/** The details of a course: texts, category, level, price and cover. */
export function CourseDetailsForm({
  course,
  categories,
  preview,
  onPreview,
  onPicture,
  limits = LIMITS,
  pictureBytes = 10_000_000,
  ...events
}: CourseDetailsFormProps) {
  const t = useMessages(courseEditorMessages);
  const form = useMessages(detailsFormMessages);
  const locale = useLocale();
  const read = (
    values: Partial<Record<string, string>>,
  ): ReadFields<Omit<CourseDetails, 'title' | 'summary'>> => {
    const { description = '', audience = '', categoryId, level, priceWhole = '' } = values;
    const price = readShillings(priceWhole);
    if (price === undefined) return { errors: { priceWhole: t('priceWrong') } };
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
        priceWhole: price,
      },
    };
  };
  const describe = (theirs: AuthoredCourseView) => {
    const { title, summary, description, outcomes, audience, categoryId, priceWhole } = typingOf(theirs);
    const category = categories.find(({ id }) => id === categoryId);
    return [
      { label: form('title'), value: title },
      { label: form('summary'), value: summary },
      { label: t('description'), value: description },
      { label: t('outcomes'), value: outcomes ?? '' },
      { label: t('audience'), value: audience ?? '' },
      { label: t('category'), value: category?.name ?? t('noCategory') },
      { label: t('level'), value: t(theirs.level) },
      { label: t('price'), value: priceWhole },
    ];
  };
  return (
    <div className="flex flex-col gap-8">
      <DetailsForm
        {...events}
        slot="course-details-form"
        names={NAMES}
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
            <TextInput
              id={ids.priceWhole}
              name="priceWhole"
              inputMode="numeric"
              autoComplete="off"
              className="max-w-40"
              label={t('price')}
              hint={t('priceHint', { sum: formatPrice(course.priceUnits, locale) })}
              required={false}
              defaultValue={typing.priceWhole}
              error={errors.priceWhole}
            />
          </>
        )}
      </DetailsForm>
      {onPicture && (
        <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
          <CourseCover
            title={course.title}
            image={course.image}
            className="aspect-video w-full shrink-0 rounded-lg sm:w-56"
          />
          <div className="min-w-0 grow">
            <FileUpload
              label={t('picture')}
              hint={t('pictureHint')}
              accept={PICTURES}
              kinds={t('pictureKinds')}
              maxBytes={pictureBytes}
              onUpload={onPicture}
            />
          </div>
        </div>
      )}
    </div>
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
