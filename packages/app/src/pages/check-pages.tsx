import { useParams } from 'react-router-dom';
import VerifyCertificatePage from './verify-certificate-page';
import VerifyReceiptPage from './verify-receipt-page';

/** Whether a paper is genuine. Both pages in one chunk: the first load lists the file of every chunk. */
export default function CheckPages() {
  return useParams().code === undefined ? <VerifyCertificatePage /> : <VerifyReceiptPage />;
}
