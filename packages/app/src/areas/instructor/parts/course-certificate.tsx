import { CERTIFICATE_LIMITS } from '@digiken/contract/constants';
import { useCertificateActions, useCertificateTemplate } from '@digiken/hooks/certificates';
import {
  CertificateTemplateForm,
  type CertificateTemplateFormProps,
} from '@digiken/learning/certificate-template-form';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { courseCertificateMessages } from '../messages/certificate';

const LIMITS = {
  name: CERTIFICATE_LIMITS.signatoryMax,
  months: CERTIFICATE_LIMITS.validityMax,
  signatureBytes: CERTIFICATE_LIMITS.signatureBytes,
};

/** A file in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** How the certificates of a course look (spec 12.55). */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const t = useMessages(courseCertificateMessages);
  const query = useCertificateTemplate(courseId);
  const { saveCertificateTemplate } = useCertificateActions();
  const save: CertificateTemplateFormProps['onSave'] = async ({ signature, ...values }) =>
    saveCertificateTemplate(courseId, {
      ...values,
      ...(signature !== undefined && { signature: signature && (await base64Of(signature)) }),
    });
  return (
    <Section title={t('title')} intro={t('intro')} className="mt-12">
      {query.status === 'error' && !query.data && (
        <Callout
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => query.retry()}>
              {t('again')}
            </Button>
          }
        >
          {query.error?.message ?? t('failed')}
        </Callout>
      )}
      {query.data && <CertificateTemplateForm template={query.data} limits={LIMITS} onSave={save} />}
    </Section>
  );
}
