import { ErrorBoundary } from '@digiken/ui/crash-screen';
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { ScrollToTop } from '@digiken/ui/scroll-to-top';
import { ToastProvider } from '@digiken/ui/toast';
import { useLocation, useRoutes } from 'react-router-dom';
import { routes } from './routes/routes';
import { DisplaySync } from './shell/display-sync';
import { RouterLink } from './shell/router-link';
import { Session } from './shell/session';

/** The route shell's own reading of the threshold (rulings.md, Screens). */
const SCROLL_THRESHOLD = 100;

/** Everything below the router. */
export function App() {
  const page = useRoutes(routes);
  const { pathname } = useLocation();
  return (
    <DigikenProvider link={RouterLink} currentPath={pathname}>
      <ErrorBoundary>
        <ToastProvider>
          <Session>
            <DisplaySync />
            {page}
            <ScrollToTop threshold={SCROLL_THRESHOLD} />
          </Session>
        </ToastProvider>
      </ErrorBoundary>
    </DigikenProvider>
  );
}
