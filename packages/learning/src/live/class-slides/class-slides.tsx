import type { LiveSlide } from '@digiken/contract';
import { LIVE_LIMITS } from '@digiken/contract/constants';
import { useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { FileInput } from '@digiken/ui/file-input';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ReorderableList } from '@digiken/ui/reorderable-list';
import { TextArea } from '@digiken/ui/text-area';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { WithQuestion } from '../../lib/with-question';

export const classSlidesMessages = defineMessages('class-slides', {
  list: 'Slides',
  none: 'No slides yet. Export them from your program as pictures, and add them here in order.',
  number: 'Slide {number}',
  add: 'Add a slide',
  adding: 'Adding…',
  added: 'The slide was added',
  picture: 'Picture',
  pictureHint: 'PNG, JPEG or WebP. Small pictures save the data of learners.',
  alt: 'What the slide says or shows',
  altHint:
    'People who cannot see the slide read this. Copy its text; describe its pictures. At most 300 characters.',
  pictureMissing: 'Choose a picture',
  altMissing: 'Enter what the slide says or shows',
  check: 'Check the fields below',
  edit: 'Change text',
  editTitle: 'Text of slide {number}',
  save: 'Save the text',
  saving: 'Saving…',
  remove: 'Remove',
  removeTitle: 'Remove slide {number}?',
  removeText: 'Its picture and text are deleted.',
  removing: 'Removing…',
  removed: 'The slide was removed',
  keep: 'Keep',
});

export interface ClassSlidesProps {
  slides: readonly LiveSlide[];
  /** Errors by name: `picture`, `alt`. */
  onAdd: (file: File, alt: string) => Promise<FormOutcome>;
  /** All slides that stay, in their order. */
  onSave: (slides: Pick<LiveSlide, '_id' | 'alt'>[]) => Promise<FormOutcome>;
}

const ALT_MAX = LIVE_LIMITS.altMax;

/** The slides of a class: pictures, each with its text (spec 13.88). */
export function ClassSlides({ slides, onAdd, onSave }: ClassSlidesProps) {
  const t = useMessages(classSlidesMessages);
  const [edited, setEdited] = useState<{ slide: LiveSlide; number: number } | null>(null);
  const all = () => slides.map(({ _id, alt }) => ({ _id, alt }));
  return (
    <div data-slot="class-slides" className="flex flex-col gap-8">
      {slides.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <ReorderableList
          label={t('list')}
          items={slides.map((slide, index) => {
            const number = index + 1;
            const which = <VisuallyHidden>{`(${t('number', { number })})`}</VisuallyHidden>;
            return {
              id: slide._id,
              name: t('number', { number }),
              content: (
                <span className="flex min-w-0 flex-wrap items-start gap-3">
                  <img
                    src={slide.smallSrc ?? slide.src}
                    alt=""
                    loading="lazy"
                    className="aspect-video w-28 shrink-0 rounded-md border border-line bg-picture object-contain"
                  />
                  <span className="min-w-0 grow basis-40">
                    <span lang={slide.altLanguage} className="block wrap-anywhere">
                      {slide.alt}
                    </span>
                    <DataSize bytes={slide.bytes} className="text-sm text-ink-muted" />
                  </span>
                </span>
              ),
              actions: (
                <>
                  <Button size="sm" variant="quiet" onClick={() => setEdited({ slide, number })}>
                    {t('edit')} {which}
                  </Button>
                  <WithQuestion
                    title={t('removeTitle', { number })}
                    message={t('removeText')}
                    confirmLabel={t('remove')}
                    busyLabel={t('removing')}
                    cancelLabel={t('keep')}
                    success={t('removed')}
                    onConfirm={() => onSave(all().filter(({ _id }) => _id !== slide._id))}
                  >
                    {(ask) => (
                      <Button size="sm" variant="quiet" onClick={ask}>
                        {t('remove')} {which}
                      </Button>
                    )}
                  </WithQuestion>
                </>
              ),
            };
          })}
          onReorder={(order) =>
            onSave(
              order.flatMap((id) => {
                const slide = slides.find(({ _id }) => _id === id);
                return slide ? [{ _id: id, alt: slide.alt }] : [];
              }),
            )
          }
        />
      )}
      <AddSlide key={slides.length} onAdd={onAdd} />
      <FormDialog
        open={edited !== null}
        onOpenChange={(open) => !open && setEdited(null)}
        title={t('editTitle', { number: edited?.number ?? 0 })}
      >
        <EditSlide
          alt={edited?.slide.alt ?? ''}
          onSave={(alt) =>
            onSave(all().map((item) => (item._id === edited?.slide._id ? { ...item, alt } : item)))
          }
        />
      </FormDialog>
    </div>
  );
}

function EditSlide({ alt, onSave }: { alt: string; onSave: (alt: string) => Promise<FormOutcome> }) {
  const t = useMessages(classSlidesMessages);
  const id = useId();
  return (
    <Form
      fieldIds={{ alt: id }}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      className="max-w-none"
      onSubmit={async ({ alt: typed = '' }) =>
        typed.trim() === ''
          ? { ok: false, message: t('altMissing'), errors: { alt: t('altMissing') } }
          : onSave(typed.trim())
      }
    >
      {({ errors }) => (
        <TextArea
          id={id}
          name="alt"
          label={t('alt')}
          hint={t('altHint')}
          rows={4}
          maxLength={ALT_MAX}
          defaultValue={alt}
          error={errors.alt}
        />
      )}
    </Form>
  );
}

function AddSlide({ onAdd }: Pick<ClassSlidesProps, 'onAdd'>) {
  const t = useMessages(classSlidesMessages);
  const id = useId();
  const ids = { picture: `${id}-picture`, alt: `${id}-alt` };
  const [file, setFile] = useState<File>();
  const add = async ({ alt = '' }: Record<string, string>): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (!file) errors.picture = t('pictureMissing');
    if (alt.trim() === '') errors.alt = t('altMissing');
    if (!file || Object.keys(errors).length > 0) return { ok: false, message: t('check'), errors };
    return onAdd(file, alt.trim());
  };
  return (
    <Form
      fieldIds={ids}
      submitLabel={t('add')}
      busyLabel={t('adding')}
      successMessage={t('added')}
      onSubmit={add}
    >
      {({ errors }) => (
        <>
          <FileInput
            id={ids.picture}
            label={t('picture')}
            hint={t('pictureHint')}
            accept="image/png,image/jpeg,image/webp"
            error={errors.picture}
            onFile={setFile}
          />
          <TextArea
            id={ids.alt}
            name="alt"
            label={t('alt')}
            hint={t('altHint')}
            rows={3}
            maxLength={ALT_MAX}
            error={errors.alt}
          />
        </>
      )}
    </Form>
  );
}
