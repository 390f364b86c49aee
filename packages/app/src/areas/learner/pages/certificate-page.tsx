import { useCertificate } from '@digiken/hooks/certificates';
import { CertificateScreen } from '@digiken/learning/certificate-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import { certificatePageMessages } from '../../../certificate-messages';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { certificatesPath } from '../../../views/certificate-paths';
import { certificateView } from '../../../views/certificates';
import { isMissing, loadState } from '../../../views/load-state';

/** One certificate of the learner: the certificate, its badge and its results (spec 12.69). */
export default function CertificatePage() {
  const { id = '' } = useParams();
  const t = useMessages(certificatePageMessages);
  const query = useCertificate(id);
  const titleOf = useTitleOf();
  usePage({ title: titleOf(t('certificate'), query.data?.course) ?? t('certificate') });
  if (isMissing(query)) return <NotFoundPage />;
  return (
    <CertificateScreen
      state={loadState(query)}
      certificate={query.data && certificateView(query.data)}
      certificatesHref={certificatesPath}
    />
  );
}
