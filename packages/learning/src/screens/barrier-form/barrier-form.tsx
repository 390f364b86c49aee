import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { filled, refusal } from '../sign-in-form/refusals';
import { Received } from '../ticket-form/received';

export const barrierFormMessages = defineMessages('barrier-form', {
  page: 'Which page was it?',
  pageHint: 'Its address or its name, for example “My courses”.',
  problem: 'What stopped you?',
  problemHint: 'What you wanted to do, and what happened instead.',
  technology: 'What do you use?',
  technologyHint: 'Device, browser and assistive technology, for example “TalkBack and Chrome on Android”.',
  contact: 'How can we reach you?',
  contactHint: 'An email address, if you want to hear what we did about it.',
  submit: 'Report the barrier',
  busy: 'Sending…',
  check: 'Check the fields marked below.',
  pageMissing: 'Say which page it was',
  problemMissing: 'Say what stopped you',
  receivedTitle: 'Thank you, we received your report',
  reference: 'Its reference is',
  received: 'The people who run this site will look at it.',
  answered: 'They will reply to {contact}.',
  again: 'Report another barrier',
});

export interface BarrierValues {
  page: string;
  problem: string;
  technology: string;
  contact: string;
}

export type BarrierOutcome = FormOutcome & { reference?: string };

export interface BarrierFormProps {
  /** The signed-in user, whose email address fills the contact field. */
  signedInAs?: { name: string; email: string };
  /** The page that the user came from, e.g. `/console/my-courses`. */
  page?: string;
  /** `technology` and `contact` may be empty. Error fields: `page`, `problem`, `technology`, `contact`. */
  onSubmit: (values: BarrierValues) => Promise<BarrierOutcome>;
  /** Heading level of the message that replaces the form. Default 3. */
  headingLevel?: 2 | 3;
}

/** A form to report an accessibility barrier to the administrators. */
export function BarrierForm({ signedInAs, page, onSubmit, headingLevel = 3 }: BarrierFormProps) {
  const t = useMessages(barrierFormMessages);
  const id = useId();
  const [received, setReceived] = useState<{ contact: string; reference?: string } | null>(null);
  const fieldIds = {
    page: `${id}-page`,
    problem: `${id}-problem`,
    technology: `${id}-technology`,
    contact: `${id}-contact`,
  };

  const submit = async (typed: Record<string, string>): Promise<FormOutcome> => {
    const values = {
      page: typed.page?.trim() ?? '',
      problem: typed.problem?.trim() ?? '',
      technology: typed.technology?.trim() ?? '',
      contact: typed.contact?.trim() ?? '',
    };
    const refused = refusal(
      values,
      { page: filled(t('pageMissing')), problem: filled(t('problemMissing')) },
      t('check'),
    );
    if (refused) return refused;
    const outcome = await onSubmit(values);
    if (outcome.ok) setReceived({ contact: values.contact, reference: outcome.reference });
    return outcome;
  };

  if (received) {
    return (
      <Received
        title={t('receivedTitle')}
        headingLevel={headingLevel}
        reference={received.reference}
        referenceLabel={t('reference')}
        againLabel={t('again')}
        onAgain={() => setReceived(null)}
      >
        <p className="wrap-anywhere">
          {`${t('received')} ${received.contact ? t('answered', { contact: received.contact }) : ''}`}
        </p>
      </Received>
    );
  }
  return (
    <Form onSubmit={submit} fieldIds={fieldIds} submitLabel={t('submit')} busyLabel={t('busy')}>
      {({ errors }) => (
        <>
          <TextInput
            id={fieldIds.page}
            name="page"
            label={t('page')}
            hint={t('pageHint')}
            defaultValue={page}
            error={errors.page}
          />
          <TextArea
            id={fieldIds.problem}
            name="problem"
            rows={5}
            label={t('problem')}
            hint={t('problemHint')}
            error={errors.problem}
          />
          <TextInput
            id={fieldIds.technology}
            name="technology"
            required={false}
            label={t('technology')}
            hint={t('technologyHint')}
            error={errors.technology}
          />
          <TextInput
            id={fieldIds.contact}
            name="contact"
            required={false}
            autoComplete="email"
            label={t('contact')}
            hint={t('contactHint')}
            defaultValue={signedInAs?.email}
            error={errors.contact}
          />
        </>
      )}
    </Form>
  );
}
