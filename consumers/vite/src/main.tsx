import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { ToastProvider } from '@digiken/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DigikenProvider>
        <ToastProvider>
          <App />
        </ToastProvider>
      </DigikenProvider>
    </StrictMode>,
  );
}
