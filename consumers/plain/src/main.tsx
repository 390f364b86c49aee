import '@digiken/ui/styles.css';
import './app.css';
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { ToastProvider } from '@digiken/ui/toast';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <DigikenProvider>
      <ToastProvider>
        <App />
      </ToastProvider>
    </DigikenProvider>,
  );
}
