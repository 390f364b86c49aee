import { LIMITS } from '@digiken/contract/constants';
import { useVersionActions } from '@digiken/hooks/authoring';
import { Button } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useToast } from '@digiken/ui/toast';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { versionPageMessages } from '../messages/versions';
import { paths } from '../paths';

export interface DuplicateCourseProps {
  course: { _id: string; title: string };
  /** In a row of a list: a quiet button that names its course. */
  inRow?: boolean;
}

/** Copies a course as a new draft, then opens it. */
export function DuplicateCourse({ course, inRow = false }: DuplicateCourseProps) {
  const t = useMessages(versionPageMessages);
  const { show } = useToast();
  const navigate = useNavigate();
  const { duplicateCourse } = useVersionActions();
  const [open, setOpen] = useState(false);
  const id = useId();
  /** The copy: its author goes on there once the dialog is closed. */
  const copy = useRef<string>(undefined);
  const { title } = course;
  const submit = async (values: Record<string, string>) => {
    const wanted = (values['title'] ?? '').trim();
    const missing = t('duplicateMissing');
    if (wanted === '') return { ok: false as const, message: missing, errors: { title: missing } };
    const outcome = await duplicateCourse(course._id, wanted);
    if (!outcome.ok) return outcome;
    copy.current = outcome.data._id;
    show({ tone: 'success', message: outcome.message ?? t('duplicated') });
    return outcome;
  };
  const change = (next: boolean) => {
    setOpen(next);
    if (!next && copy.current !== undefined) void navigate(paths.course(copy.current));
  };
  return (
    <>
      <Button
        size="sm"
        variant={inRow ? 'quiet' : 'secondary'}
        aria-label={inRow ? t('duplicateNamed', { title }) : undefined}
        onClick={() => setOpen(true)}
      >
        {t('duplicate')}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={change}
        title={t('duplicateTitle', { title })}
        description={t('duplicateIntro')}
      >
        <Form
          fieldIds={{ title: id }}
          submitLabel={t('duplicateSubmit')}
          busyLabel={t('duplicating')}
          onSubmit={submit}
        >
          {({ errors }) => (
            <TextInput
              id={id}
              name="title"
              label={t('duplicateField')}
              defaultValue={t('duplicateDefault', { title }).slice(0, LIMITS.titleMax)}
              maxLength={LIMITS.titleMax}
              autoComplete="off"
              error={errors['title']}
            />
          )}
        </Form>
      </FormDialog>
    </>
  );
}
