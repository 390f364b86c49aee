import { useParams } from 'react-router-dom';
import CertificatePage from './pages/certificate-page';
import CertificatesPage from './pages/certificates-page';

/** Both pages of certificates in one chunk: the first load of the console lists the file of every chunk. */
export default function CertificatePages() {
  return useParams().id === undefined ? <CertificatesPage /> : <CertificatePage />;
}
