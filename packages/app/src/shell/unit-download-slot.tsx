import { lazy, Suspense } from 'react';
import type { UnitDownloadPartProps } from './unit-download-part';

/** It only helps: without it the page is complete. */
const Part = lazy(() => import('./unit-download-part').catch(() => ({ default: () => null })));

/** The place of a unit's download. Its height is that of the button, so that nothing moves when it arrives. */
export function UnitDownloadSlot(props: UnitDownloadPartProps) {
  return (
    <div className="min-h-target-primary">
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </div>
  );
}
