import '@digiken/ui/styles.css';
import './page.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(root, <Page />, {
    // Production React mends a mismatch in silence: here nothing is silent.
    onRecoverableError: (error) => console.error('hydration', error),
  });
}
