import { API_PREFIX } from '@digiken/contract/constants';
import type { Config } from '../../platform/config';

/** Public addresses of certificates. Credentials carry them, so they must never change. */
export function addressesOf({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const api = `${publicUrl}${API_PREFIX}`;
  return {
    issuer: `${api}/issuer`,
    key: (thumbprint: string) => `${api}/keys/${thumbprint}`,
    statusList: (list: number) => `${api}/status-lists/${list}`,
    verify: (id: string) => `${publicUrl}/verify/${id}`,
    credential: (id: string) => `${api}/certificates/${id}/credential`,
    picture: (id: string) => `${api}/certificates/${id}/picture.png`,
    pdf: (id: string) => `${api}/certificates/${id}/certificate.pdf`,
    badgePng: (id: string) => `${api}/certificates/${id}/badge.png`,
    badgeSvg: (id: string) => `${api}/certificates/${id}/badge.svg`,
    share: (id: string) => `${api}/certificates/${id}/share.png`,
    course: (id: string) => `${publicUrl}/course/${id}`,
  };
}
