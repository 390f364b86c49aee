import { useId, useState } from 'react';
import { formatPrice } from '@digiken/ui/price';
import { Form } from '@digiken/ui/form';
import { MarkdownEditor } from '@digiken/ui/markdown-editor';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useMinorCorrection } from '../../lib/minor-correction';
import { readShillings } from '../../lib/shillings';
import { useKeptForm } from '../../lib/use-kept-form';
import type { CourseDetailsFormProps } from './course-details-form';
import { courseEditorMessages } from './messages';
import type { CourseTyping, Level } from './types';

const LEVELS: readonly Level[] = ['beginner', 'intermediate', 'advanced'];
const LIMITS = { title: 120, summary: 300, markdown: 200_000 };

const FIELDS = ['title', 'summary', 'description', 'level', 'categoryId', 'priceWhole'] as const;

export interface CourseFieldsProps extends Omit<CourseDetailsFormProps, 'draft'> {
  /** The initial values of the fields. */
  typing: CourseTyping;
  /** `typing` contains unsaved text. */
  resumed: boolean;
  onSaved: () => void;
}

/** The form. A new `key` resets it. */
export function CourseFields({
  course,
  typing,
  categories,
  sum,
  preview,
  onPreview,
  onSave,
  onDirtyChange,
  onTyping,
  resumed,
  onSaved,
  publishing,
  limits = LIMITS,
}: CourseFieldsProps) {
  const t = useMessages(courseEditorMessages);
  const locale = useLocale();
  const id = useId();
  const [description, setDescription] = useState(typing.description);
  const { area, dirty, onInput, save } = useKeptForm({ fields: FIELDS, resumed, onDirtyChange, onTyping });
  const minor = useMinorCorrection(publishing);
  const fieldIds = {
    title: `${id}-title`,
    summary: `${id}-summary`,
    description: `${id}-description`,
    categoryId: `${id}-category`,
    level: `${id}-level`,
    priceWhole: `${id}-price`,
    minor: minor.id,
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
    return save(async () => {
      const outcome = await onSave({
        title: title.trim(),
        summary: summary.trim(),
        description,
        level: LEVELS.find((each) => each === level) ?? course.level,
        categoryId: categoryId || null,
        priceWhole: price,
        ...minor.values,
      });
      if (outcome.ok) {
        minor.onSaved();
        onSaved();
      }
      return outcome;
    });
  };

  return (
    <div ref={area} onInput={onInput}>
      <Form
        onSubmit={submit}
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={dirty ? undefined : minor.savedText(t('saved'))}
        secondary={dirty && <span className="text-ink-muted">{t('notSaved')}</span>}
        className="max-w-none!"
      >
        {({ errors }) => (
          <>
            <TextInput
              id={fieldIds.title}
              name="title"
              label={t('title')}
              defaultValue={typing.title}
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
              defaultValue={typing.summary}
              error={errors.summary}
            />
            <MarkdownEditor
              id={fieldIds.description}
              name="description"
              label={t('description')}
              hint={t('descriptionHint')}
              required={false}
              value={description}
              onChange={setDescription}
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
                defaultValue={typing.categoryId}
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
                defaultValue={typing.level}
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
              defaultValue={typing.priceWhole}
              error={errors.priceWhole}
            />
            {minor.field(errors.minor)}
          </>
        )}
      </Form>
    </div>
  );
}
