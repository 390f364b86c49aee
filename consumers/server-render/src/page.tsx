import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { SkipLink } from '@digiken/ui/skip-link';
import { ToastProvider } from '@digiken/ui/toast';
import { useLocation } from 'react-router';
import { Course } from './course';
import { Join } from './join';
import { Plan } from './plan';
import { RouterLink } from './router-link';

export function Page() {
  const { pathname } = useLocation();
  return (
    <DigikenProvider link={RouterLink} currentPath={pathname}>
      <ToastProvider>
        <SkipLink />
        <main id="main" className="page">
          <Course />
          <Plan />
          <Join />
        </main>
      </ToastProvider>
    </DigikenProvider>
  );
}
