import { useId, useRef, useState } from 'react';
import { formatPrice } from '../../display/price/price';
import { FileUpload, type UploadFile } from '../../forms/file-upload/file-upload';
import { Form } from '../../forms/form/form';
import { MarkdownEditor, type MarkdownPreview } from '../../forms/markdown-editor/markdown-editor';
import { RadioGroup } from '../../forms/radio-group/radio-group';
import { Select } from '../../forms/select/select';
import { TextArea } from '../../forms/text-area/text-area';
import { TextInput } from '../../forms/text-input/text-input';
import type { FormOutcome } from '../../foundations/lib/types';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { CourseCover } from '../course-cover/course-cover';
import { readShillings } from '../lib/shillings';
import { useSaveKey } from '../lib/use-save-key';
import { useUnsavedWarning } from '../lib/use-unsaved-warning';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView, CourseDetails, Level } from './types';

const LEVELS: readonly Level[] = ['beginner', 'intermediate', 'advanced'];
const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

export interface CourseDetailsFormProps {
  course: AuthoredCourseView;
  categories: readonly { id: string; name: string }[];
  /** Sum of the units' prices, in whole shillings. */
  sum: number;
  preview: MarkdownPreview;
  onPreview: (markdown: string) => void;
  /** Error fields: those of `CourseDetails`. */
  onSave: (details: CourseDetails) => Promise<FormOutcome>;
  /** Replaces the cover as soon as it is chosen. */
  onPicture?: UploadFile;
  /** Something typed is not saved, or is again. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Characters; the server's limits. */
  limits?: { title: number; summary: number; markdown: number };
  /** Largest cover in bytes. */
  pictureBytes?: number;
}

const LIMITS = { title: 120, summary: 300, markdown: 200_000 };

export function CourseDetailsForm({
  course,
  categories,
  sum,
  preview,
  onPreview,
  onSave,
  onPicture,
  onDirtyChange,
  limits = LIMITS,
  pictureBytes = 10_000_000,
}: CourseDetailsFormProps) {
  const t = useMessages(courseEditorMessages);
  const locale = useLocale();
  const id = useId();
  const [description, setDescription] = useState(course.description);
  const [dirty, setDirty] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useSaveKey(area);
  useUnsavedWarning(dirty);

  const mark = (next: boolean) => {
    if (next === dirty) return;
    setDirty(next);
    onDirtyChange?.(next);
  };
  const fieldIds = {
    title: `${id}-title`,
    summary: `${id}-summary`,
    description: `${id}-description`,
    categoryId: `${id}-category`,
    level: `${id}-level`,
    priceWhole: `${id}-price`,
  };

  const submit = async (values: Record<string, string>): Promise<FormOutcome> => {
    const { title = '', summary = '', categoryId = '', level, priceWhole = '' } = values;
    const price = readShillings(priceWhole);
    const errors: Record<string, string> = {};
    if (title.trim() === '') errors.title = t('titleMissing');
    if (summary.trim().length > limits.summary) errors.summary = t('summaryLong', { limit: limits.summary });
    if (price === undefined) errors.priceWhole = t('priceWrong');
    if (Object.keys(errors).length > 0 || price === undefined) {
      return { ok: false, message: t('check'), errors };
    }
    const outcome = await onSave({
      title: title.trim(),
      summary: summary.trim(),
      description,
      level: LEVELS.find((each) => each === level) ?? course.level,
      categoryId: categoryId || null,
      priceWhole: price,
    });
    if (outcome.ok) mark(false);
    return outcome;
  };

  return (
    <div data-slot="course-details-form" className="flex flex-col gap-8">
      <div ref={area} onInput={() => mark(true)}>
        <Form
          onSubmit={submit}
          fieldIds={fieldIds}
          submitLabel={t('save')}
          busyLabel={t('saving')}
          successMessage={dirty ? undefined : t('saved')}
          secondary={dirty && <span className="text-ink-muted">{t('notSaved')}</span>}
          className="max-w-none!"
        >
          {({ errors }) => (
            <>
              <TextInput
                id={fieldIds.title}
                name="title"
                label={t('title')}
                defaultValue={course.title}
                maxLength={limits.title}
                autoComplete="off"
                error={errors.title}
              />
              <TextArea
                id={fieldIds.summary}
                name="summary"
                rows={3}
                label={t('summary')}
                hint={t('summaryHint', { limit: limits.summary })}
                defaultValue={course.summary}
                error={errors.summary}
              />
              <MarkdownEditor
                id={fieldIds.description}
                label={t('description')}
                hint={t('descriptionHint')}
                required={false}
                value={description}
                onChange={(text) => {
                  setDescription(text);
                  mark(true);
                }}
                preview={preview}
                onPreview={onPreview}
                maxLength={limits.markdown}
                error={errors.description}
              />
              <div className="grid gap-6 sm:grid-cols-2">
                <Select
                  id={fieldIds.categoryId}
                  name="categoryId"
                  label={t('category')}
                  defaultValue={course.categoryId ?? ''}
                  options={[
                    { value: '', label: t('noCategory') },
                    ...categories.map((category) => ({ value: category.id, label: category.name })),
                  ]}
                  required={false}
                  error={errors.categoryId}
                />
                <RadioGroup
                  id={fieldIds.level}
                  name="level"
                  legend={t('level')}
                  defaultValue={course.level}
                  options={LEVELS.map((level) => ({ value: level, label: t(level) }))}
                  error={errors.level}
                />
              </div>
              <TextInput
                id={fieldIds.priceWhole}
                name="priceWhole"
                inputMode="numeric"
                autoComplete="off"
                className="max-w-40"
                label={t('price')}
                hint={t('priceHint', { sum: formatPrice(sum, locale) })}
                required={false}
                defaultValue={course.priceWhole ?? ''}
                error={errors.priceWhole}
              />
            </>
          )}
        </Form>
      </div>
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
