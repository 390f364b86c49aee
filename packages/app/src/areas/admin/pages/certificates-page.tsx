import type { Certificate } from '@digiken/contract';
import { CERTIFICATE_STATES, LIMITS } from '@digiken/contract/constants';
import { useAllCertificates, useCertificateActions } from '@digiken/hooks/certificates';
import { Badge } from '@digiken/ui/badge';
import { RowLink } from '@digiken/ui/data-table';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TextInput } from '@digiken/ui/text-input';
import { useId, useState } from 'react';
import { verifyPath } from '../../../views/certificates';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { certificateMessages } from '../messages/certificates';
import { ListPage } from '../parts/list-page';
import { RowActions } from '../parts/row-actions';
import { useOutcomeToast } from '../use-outcome-toast';

const CHOICES = { state: CERTIFICATE_STATES };
const TONES = { valid: 'success', revoked: 'danger', superseded: 'neutral', expired: 'warning' } as const;

/** All certificates: found, withdrawn with a reason, and issued again under another name (spec 12.57). */
export default function CertificatesPage() {
  const t = useMessages(certificateMessages);
  const address = useListAddress(CHOICES);
  const { values, search, cursor } = address;
  const toastOutcome = useOutcomeToast();
  const { revokeCertificate } = useCertificateActions();
  const [asked, setAsked] = useState<{ act: 'revoke' | 'reissue'; certificate: Certificate } | null>(null);
  const { name = '', course = '', _id = '' } = asked?.certificate ?? {};
  const close = (open: boolean) => !open && setAsked(null);
  return (
    <>
      <ListPage
        texts={t}
        address={address}
        query={useAllCertificates({ cursor, search: search || undefined, ...values })}
        filters={{
          label: t('filter'),
          search: t('search'),
          selects: [filterSelect('state', t('state'), t('allStates'), values.state, CERTIFICATE_STATES, t)],
          summary: (count) => t('summary', { count }),
        }}
        columns={[
          {
            id: 'name',
            label: t('name'),
            cell: (certificate) => <RowLink href={verifyPath(certificate._id)}>{certificate.name}</RowLink>,
          },
          { id: 'course', label: t('course'), cell: (certificate) => certificate.course },
          {
            id: 'number',
            label: t('number'),
            cell: ({ _id }) => <span className="font-mono text-sm">{_id}</span>,
          },
          {
            id: 'state',
            label: t('state'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(state)}</Badge>,
          },
          { id: 'issued', label: t('issued'), cell: ({ issuedAt }) => <RelativeTime iso={issuedAt} /> },
          {
            id: 'acts',
            label: t('acts'),
            hideLabelOnPhone: true,
            cell: (certificate) =>
              certificate.state === 'valid' && (
                <RowActions
                  actions={(['reissue', 'revoke'] as const).map((act) => ({
                    label: t(act),
                    onPress: () => setAsked({ act, certificate }),
                  }))}
                />
              ),
          },
        ]}
      />
      <ReasonDialog
        open={asked?.act === 'revoke'}
        title={t('revokeTitle')}
        description={t('revokeText', { name, course })}
        label={t('reason')}
        confirmLabel={t('revoke')}
        danger
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => toastOutcome(revokeCertificate(_id, reason))}
        onOpenChange={close}
      />
      {asked?.act === 'reissue' && <Reissue certificate={asked.certificate} onOpenChange={close} />}
    </>
  );
}

interface ReissueProps {
  certificate: Certificate;
  onOpenChange: (open: boolean) => void;
}

function Reissue({ certificate: { _id, name }, onOpenChange }: ReissueProps) {
  const t = useMessages(certificateMessages);
  const toastOutcome = useOutcomeToast();
  const { reissueCertificate } = useCertificateActions();
  const field = useId();
  return (
    <FormDialog
      open
      title={t('reissueTitle')}
      description={t('reissueText', { name })}
      onOpenChange={onOpenChange}
    >
      <Form
        fieldIds={{ name: field }}
        submitLabel={t('reissue')}
        busyLabel={t('reissuing')}
        className="max-w-none"
        onSubmit={({ name: typed = '' }) => toastOutcome(reissueCertificate(_id, typed.trim()))}
      >
        {({ errors }) => (
          <TextInput
            id={field}
            name="name"
            label={t('newName')}
            required
            defaultValue={name}
            autoComplete="off"
            maxLength={LIMITS.nameMax * 2}
            error={errors.name}
          />
        )}
      </Form>
    </FormDialog>
  );
}
