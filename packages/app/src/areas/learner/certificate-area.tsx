import { useParams } from 'react-router-dom';
import { lazyPage } from '../../routes/lazy-page';

const List = lazyPage(() => import('./pages/certificates-page'));
const One = lazyPage(() => import('./pages/certificate-page'));

/** The pages of certificates. They are rare, so that the first load of the console names only this chunk. */
export default function CertificateArea() {
  return useParams().id === undefined ? <List /> : <One />;
}
