import { useLocation, useParams } from 'react-router-dom';
import PersonalInvitationPage from './personal-invitation-page';
import VerifyCertificatePage from './verify-certificate-page';
import VerifyReceiptPage from './verify-receipt-page';

/**
 * Whether a paper is genuine, and what an invitation is for: pages that open from a link of a paper or a mail. All in one
 * chunk: the first load lists the file of every chunk.
 */
export default function CheckPages() {
  const { code } = useParams();
  const { pathname } = useLocation();
  if (pathname.startsWith('/invitation')) return <PersonalInvitationPage />;
  return code === undefined ? <VerifyCertificatePage /> : <VerifyReceiptPage />;
}
