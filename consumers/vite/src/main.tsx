import { DigikenProvider } from '@digiken/ui/digiken-provider';
import type { MessageOverrides } from '@digiken/ui/messages-provider';
import { ToastProvider } from '@digiken/ui/toast';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const LANGUAGES = [
  { tag: 'en-KE', name: 'English' },
  { tag: 'sw-KE', name: 'Kiswahili' },
];

/** The library's own words follow the person's choice; Kiswahili is fetched once somebody asks for it. */
function Root() {
  const [language, setLanguage] = useState<{ locale: string; messages?: MessageOverrides }>({
    locale: 'en-KE',
  });
  const choose = async (locale: string) => {
    const catalogue = locale === 'sw-KE' ? await import('@digiken/ui/messages-sw') : undefined;
    setLanguage({ locale, messages: catalogue?.messages });
  };
  return (
    <DigikenProvider {...language} languages={LANGUAGES} onLanguageChange={(tag) => void choose(tag)}>
      <ToastProvider>
        <App />
      </ToastProvider>
    </DigikenProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
}
