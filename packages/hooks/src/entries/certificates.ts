export { useCertificateActions } from '../actions/use-certificate-actions';
export {
  useAllCertificates,
  useCertificate,
  useCertificateCheck,
  useCertificateProgress,
  useCertificates,
  useCertificateTemplate,
} from '../data/use-certificates';
