import { useCertificateCheck } from '@digiken/hooks/certificates';
import { CertificateCheckScreen } from '@digiken/learning/certificate-check-screen';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { certificatePageMessages } from '../certificate-messages';
import { usePage } from '../shell/use-page';
import { checkedCertificate, verifyPath } from '../views/certificates';
import { isMissing, loadState } from '../views/load-state';

/** Whether a certificate is real, for anyone who has its link, QR code or number (spec 12.68). */
export default function VerifyCertificatePage() {
  const { number = '' } = useParams();
  const t = useMessages(certificatePageMessages);
  const navigate = useNavigate();
  const query = useCertificateCheck(number);
  const [checkedAt] = useState(() => new Date().toISOString());
  usePage({ title: t('check'), noindex: true });
  const unknown = isMissing(query);
  const { status, error, onRetry } = loadState(query);
  if (number !== '' && status === 'loading') return <LoadingScreen message={t('check')} />;
  if (status === 'error' && !unknown) return <ErrorScreen {...error} onRetry={onRetry} headingLevel={1} />;
  return (
    <CertificateCheckScreen
      certificate={query.data ? checkedCertificate(query.data) : unknown ? null : undefined}
      checkedAt={checkedAt}
      onCheck={(typed) => void navigate(verifyPath(typed))}
    />
  );
}
