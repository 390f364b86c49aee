import { useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Checkbox } from '@digiken/ui/checkbox';
import { FileInput } from '@digiken/ui/file-input';
import { Form } from '@digiken/ui/form';
import { NumberInput } from '@digiken/ui/number-input';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const certificateTemplateMessages = defineMessages('certificate-template-form', {
  enabled: 'Issue a certificate when a learner completes this course',
  signatory: 'Signed by',
  signatoryHint: 'Left empty: the name of the instructor.',
  signatoryTitle: 'Title',
  signatoryTitleHint: 'For example: Head of learning.',
  validity: 'Valid for',
  validityHint: 'Left empty: for good.',
  months: 'months',
  signature: 'Picture of the signature',
  signatureHint: 'PNG, JPEG or WebP, at most {size} kB.',
  signatureOf: 'The signature on the certificate',
  tooLarge: 'Use a picture of at most {size} kB',
  remove: 'Remove the picture',
  save: 'Save the certificate',
  saving: 'Saving…',
  saved: 'Saved. Certificates that were issued stay as they are.',
});

export interface CertificateTemplateView {
  enabled: boolean;
  signatory: string;
  signatoryTitle: string;
  /** Null: they do not expire. */
  validityMonths: number | null;
  /** A data URL; null without a picture. */
  signature: string | null;
}

export interface CertificateTemplateFormProps {
  template: CertificateTemplateView;
  /** Characters, months and bytes. */
  limits: { name: number; months: number; signatureBytes: number };
  /** `signature`: a file replaces the picture, null removes it, undefined leaves it. */
  onSave: (
    values: Omit<CertificateTemplateView, 'signature'> & { signature?: File | null },
  ) => Promise<FormOutcome>;
}

/** How the certificates of a course look, and whether they are issued (spec 12.55). */
export function CertificateTemplateForm({ template, limits, onSave }: CertificateTemplateFormProps) {
  const t = useMessages(certificateTemplateMessages);
  const id = useId();
  const fieldIds = {
    enabled: `${id}-enabled`,
    signatory: `${id}-signatory`,
    signatoryTitle: `${id}-title`,
    validityMonths: `${id}-months`,
    signature: `${id}-signature`,
  };
  const [months, setMonths] = useState(template.validityMonths);
  const [file, setFile] = useState<File | null>();
  const shown = file === null ? null : template.signature;
  const size = Math.floor(limits.signatureBytes / 1000);
  const save = async (values: Record<string, string>): Promise<FormOutcome> => {
    if (file && file.size > limits.signatureBytes) {
      const message = t('tooLarge', { size });
      return { ok: false, message, errors: { signature: message } };
    }
    const { signatory = '', signatoryTitle = '' } = values;
    return onSave({
      enabled: 'enabled' in values,
      signatory,
      signatoryTitle,
      validityMonths: months,
      ...(file !== undefined && { signature: file }),
    });
  };
  return (
    <div data-slot="certificate-template-form">
      <Form
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={t('saved')}
        onSubmit={save}
      >
        {({ errors }) => (
          <>
            <Checkbox
              id={fieldIds.enabled}
              name="enabled"
              label={t('enabled')}
              defaultChecked={template.enabled}
            />
            <TextInput
              id={fieldIds.signatory}
              name="signatory"
              label={t('signatory')}
              hint={t('signatoryHint')}
              defaultValue={template.signatory}
              maxLength={limits.name}
              autoComplete="off"
              error={errors.signatory}
            />
            <TextInput
              id={fieldIds.signatoryTitle}
              name="signatoryTitle"
              label={t('signatoryTitle')}
              hint={t('signatoryTitleHint')}
              defaultValue={template.signatoryTitle}
              maxLength={limits.name}
              autoComplete="off"
              error={errors.signatoryTitle}
            />
            <NumberInput
              id={fieldIds.validityMonths}
              label={t('validity')}
              hint={t('validityHint')}
              unit={t('months')}
              value={months}
              onValueChange={setMonths}
              min={1}
              max={limits.months}
              error={errors.validityMonths}
            />
            <div className="flex flex-col items-start gap-3">
              {shown && (
                <>
                  <img
                    src={shown}
                    alt={t('signatureOf')}
                    data-slot="certificate-signature"
                    className="max-h-24 max-w-full rounded-md border border-line bg-picture p-2"
                  />
                  <Button size="sm" variant="secondary" onClick={() => setFile(null)}>
                    {t('remove')}
                  </Button>
                </>
              )}
              <FileInput
                id={fieldIds.signature}
                label={t('signature')}
                hint={t('signatureHint', { size })}
                accept="image/png,image/jpeg,image/webp"
                onFile={setFile}
                error={errors.signature}
                fieldClassName="w-full"
              />
            </div>
          </>
        )}
      </Form>
    </div>
  );
}
