import { BrandMark } from '@digiken/learning/brand';
import { ErrorBoundary } from '@digiken/ui/crash-screen';
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { ToastProvider } from '@digiken/ui/toast';
import { useSyncExternalStore } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { changeLanguage, languageStore, SITE_LANGUAGES } from './languages/languages';
import { routes } from './routes/routes';
import { noteDisplayChange } from './shell/chosen-display';
import { AppParts } from './shell/deferred-parts';
import { RouterLink } from './shell/router-link';
import { Session } from './shell/session';

const BRAND_MARK = <BrandMark size={56} />;

/** Everything below the router. */
export function App() {
  const page = useRoutes(routes);
  const { pathname } = useLocation();
  const { subscribe, get, getOnServer } = languageStore;
  const { language, messages } = useSyncExternalStore(subscribe, get, getOnServer);
  return (
    <DigikenProvider
      locale={language}
      messages={messages}
      languages={SITE_LANGUAGES}
      onDisplayChange={noteDisplayChange}
      onLanguageChange={changeLanguage}
      link={RouterLink}
      currentPath={pathname}
      brandMark={BRAND_MARK}
    >
      <ErrorBoundary>
        <ToastProvider>
          <Session>
            {page}
            <AppParts />
          </Session>
        </ToastProvider>
      </ErrorBoundary>
    </DigikenProvider>
  );
}
