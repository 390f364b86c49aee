import { hubConsoleRoutes } from '@digiken/contract/routes/hub-console';
import { useMemo, useState } from 'react';
import { createActionKeys } from '../api/idempotency';
import type { RequestBody } from '../api/request';
import { sendFile, type UploadOptions } from '../api/upload';
import { useServices } from '../session/services';
import { useAction, useRefetch } from './use-action';

type Routes = typeof hubConsoleRoutes;

/** Logo and banner of a hub. */
export function useHubPictureActions() {
  const act = useAction();
  const refetch = useRefetch();
  const { texts } = useServices();
  const [keys] = useState(createActionKeys);
  return useMemo(() => {
    async function upload(
      route: Routes['uploadHubLogo'] | Routes['uploadHubBanner'],
      file: Blob,
      options: UploadOptions | undefined,
    ) {
      const outcome = await sendFile(route, { file }, { keys, texts }, options);
      if (outcome.ok) await refetch(route);
      return outcome;
    }
    return {
      /** 422 on `logo` for a file that is no picture. */
      uploadLogo: (file: Blob, options?: UploadOptions) =>
        upload(hubConsoleRoutes.uploadHubLogo, file, options),
      removeLogo: () => act(hubConsoleRoutes.removeHubLogo),
      /** 422 on `banner` for a file that is no picture. */
      uploadBanner: (file: Blob, options?: UploadOptions) =>
        upload(hubConsoleRoutes.uploadHubBanner, file, options),
      saveBanner: (body: RequestBody<Routes['saveHubBanner']>) =>
        act(hubConsoleRoutes.saveHubBanner, { body }),
      removeBanner: () => act(hubConsoleRoutes.removeHubBanner),
    };
  }, [act, refetch, texts, keys]);
}
