import '@digiken/ui/styles.css';
import './page.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Page } from './page';

const root = document.getElementById('root');
if (root) {
  const app = (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  );
  hydrateRoot(root, app, {
    // Production React corrects a mismatch without a message.
    onRecoverableError: (error) => console.error('hydration', error),
  });
}
