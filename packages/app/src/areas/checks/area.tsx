import { useParams } from 'react-router-dom';
import { lazyPage } from '../../routes/lazy-page';

const Receipt = lazyPage(() => import('../../pages/verify-receipt-page'));
const Certificate = lazyPage(() => import('../../pages/verify-certificate-page'));

/** The pages that tell whether a paper is genuine. They are rare: the first load names only this chunk. */
export default function ChecksArea() {
  return useParams().code === undefined ? <Certificate /> : <Receipt />;
}
