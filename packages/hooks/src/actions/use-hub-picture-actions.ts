import { hubConsoleRoutes } from '@digiken/contract/routes/hub-console';
import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { createActionKeys } from '../api/idempotency';
import type { RequestBody } from '../api/request';
import { sendFile, type UploadOptions } from '../api/upload';
import { isKeyOf } from '../data/keys';
import type { hubKeys } from '../data/use-hubs';
import type { ownHubKeys } from '../data/use-own-hub';
import { useActionRequest, useServices } from '../session/services';
import { useRun } from './use-run';

type Keys = keyof typeof ownHubKeys | keyof typeof hubKeys;
const PICTURES = ['hubSettings', 'hub', 'hubs', 'myHubs'] as const;

/** Logo and banner of a hub. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useHubPictureActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  const [keys] = useState(createActionKeys);
  return useMemo(() => {
    const changed = () => mutate((key) => isKeyOf<Keys>(key, ...PICTURES)).catch(() => {});
    return {
      /** 422 on `logo` for a file that is no picture. */
      async uploadLogo(file: Blob, options?: UploadOptions) {
        const outcome = await sendFile(hubConsoleRoutes.uploadHubLogo, { file }, { keys, texts }, options);
        if (outcome.ok) await changed();
        return outcome;
      },
      removeLogo: () => run(() => request(hubConsoleRoutes.removeHubLogo), ...PICTURES),
      /** 422 on `banner` for a file that is no picture. */
      async uploadBanner(file: Blob, options?: UploadOptions) {
        const outcome = await sendFile(hubConsoleRoutes.uploadHubBanner, { file }, { keys, texts }, options);
        if (outcome.ok) await changed();
        return outcome;
      },
      saveBanner: (body: RequestBody<(typeof hubConsoleRoutes)['saveHubBanner']>) =>
        run(() => request(hubConsoleRoutes.saveHubBanner, { body }), ...PICTURES),
      removeBanner: () => run(() => request(hubConsoleRoutes.removeHubBanner), ...PICTURES),
    };
  }, [request, run, texts, mutate, keys]);
}
