import { useParams } from 'react-router-dom';
import SecondStepPage from './second-step-page';
import TwoStepSetupPage from './two-step-setup-page';

/** Both pages of two-step sign-in in one chunk: the first load lists the file of every chunk. */
export default function TwoStepPages() {
  return useParams().part === 'set-up' ? <TwoStepSetupPage /> : <SecondStepPage />;
}
