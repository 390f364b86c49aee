import type { HubDetail, HubMember, HubSummary } from '@digiken/contract';
import type { HubScreenProps } from '@digiken/learning/hub-screen';
import type { HubsScreenProps } from '@digiken/learning/hubs-screen';

export const hubPath = (id: string): string => `/console/hub/${encodeURIComponent(id)}`;

/** A hub as a card shows it. */
export function hubEntry(hub: HubSummary): HubsScreenProps['found'][number] {
  return {
    id: hub._id,
    href: hubPath(hub._id),
    name: hub.name,
    summary: hub.summary ?? '',
    summaryLanguage: hub.summaryLanguage,
    memberCount: hub.memberCount ?? 0,
    courseCount: hub.courseCount ?? 0,
    membership: hub.membership,
    image: hub.logo ?? undefined,
  };
}

/** A hub as its page shows it. */
export const hubView = ({ banner, logo, ...hub }: HubDetail): HubScreenProps['hub'] => ({
  ...hub,
  logo: logo ?? undefined,
  banner: banner ? { src: banner.path, alt: banner.alt, altLanguage: banner.altLanguage } : undefined,
});

/** The first page lists the hub's administrators before its members. */
export function peopleOf(
  administrators: HubDetail['administrators'],
  members: HubMember[],
  role: string,
): NonNullable<HubScreenProps['members']> {
  return [
    ...administrators.map(({ _id, name }) => ({ id: _id, name, role })),
    ...members.map(({ _id, name, avatar }) => ({ id: _id, name, avatar: avatar ?? undefined })),
  ];
}
