import { InstallHint } from '@digiken/learning/install-hint';
import { useSyncExternalStore } from 'react';
import { dismissInstall, install, installWay, watchInstall } from './install-app';

/** The offer to install the app, where it can be installed. */
export function InstallHintPart() {
  const way = useSyncExternalStore(watchInstall, installWay, () => undefined);
  return way && <InstallHint way={way} onInstall={install} onDismiss={dismissInstall} />;
}
