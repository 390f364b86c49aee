import { LIMITS } from '@digiken/contract/constants';
import { useAdminCourses, useContentActions } from '@digiken/hooks/admin';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { useId, useState } from 'react';
import { enrolmentMessages } from '../messages/enrolments';
import { useOutcomeToast } from '../use-outcome-toast';
import { SearchSelect } from './search-select';

/** Enrols a learner in a whole course, without payment. */
export function EnrolmentDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(enrolmentMessages);
  const toastOutcome = useOutcomeToast();
  const { addEnrolment } = useContentActions();
  const [text, setText] = useState('');
  const { data } = useAdminCourses({ state: 'published', search: text.trim() || undefined });
  const courses = data?.data ?? [];
  const id = useId();
  const fieldIds = { email: `${id}-email`, courseId: `${id}-course`, note: `${id}-note` };
  return (
    <FormDialog open title={t('add')} description={t('addText')} onOpenChange={(open) => !open && onClose()}>
      <Form
        fieldIds={fieldIds}
        submitLabel={t('add')}
        busyLabel={t('adding')}
        className="max-w-none"
        onSubmit={({ email = '', courseId = '', note = '' }) =>
          toastOutcome(addEnrolment({ email: email.trim(), courseId, note }))
        }
      >
        {({ errors }) => (
          <>
            <TextInput
              id={fieldIds.email}
              name="email"
              type="email"
              label={t('email')}
              required
              autoComplete="off"
              maxLength={LIMITS.emailMax}
              error={errors.email}
            />
            <SearchSelect
              id={fieldIds.courseId}
              name="courseId"
              label={t('courseLabel')}
              choose={t('chooseCourse')}
              hint={data && courses.length === 0 ? t('noCourses') : undefined}
              error={errors.courseId}
              options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
              find={
                text !== '' || data?.next ? { label: t('findCourse'), text, onChange: setText } : undefined
              }
            />
            <TextArea
              id={fieldIds.note}
              name="note"
              label={t('note')}
              required
              maxLength={LIMITS.reasonMax}
              error={errors.note}
            />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
