import type { Outcome } from '@digiken/hooks/api';
import { Form } from '@digiken/ui/form';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { LIMITS } from '@digiken/contract/constants';
import { useId } from 'react';
import { instructorMessages } from '../messages';

export interface CreateCourseFormProps {
  onCreate: (title: string) => Promise<Outcome>;
}

/** Creates a course by its title. */
export function CreateCourseForm({ onCreate }: CreateCourseFormProps) {
  const t = useMessages(instructorMessages);
  const title = useId();
  const submit = async (values: Record<string, string>) => {
    const wanted = (values.title ?? '').trim();
    if (wanted !== '') return onCreate(wanted);
    return { ok: false as const, message: t('check'), errors: { title: t('createMissing') } };
  };
  return (
    <Form onSubmit={submit} fieldIds={{ title }} submitLabel={t('create')} busyLabel={t('creating')}>
      {({ errors }) => (
        <TextInput
          id={title}
          name="title"
          label={t('createField')}
          hint={t('createHint')}
          maxLength={LIMITS.titleMax}
          autoComplete="off"
          error={errors.title}
        />
      )}
    </Form>
  );
}
