import type { HubSummary } from '@digiken/contract';
import { Card, CardTitle } from '@digiken/ui/card';
import { Badge } from '@digiken/ui/badge';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../../courses/course-cover/course-cover';
import { MEMBERSHIP_BADGES, type Membership, membershipMessages } from './membership';

export type { Membership } from './membership';

export const hubCardMessages = defineMessages('hub-card', {
  members: { one: '{count} member', other: '{count} members', zero: 'No members yet' },
  courses: { one: '{count} course', other: '{count} courses', zero: 'No courses yet' },
});

export interface HubCardProps {
  hub: HubSummary;
  href: string;
  /** Default: that of the hub. `none` shows nothing. */
  membership?: Membership;
  headingLevel?: 2 | 3 | 4;
}

/** A hub in a list. */
export function HubCard({ hub, href, membership = hub.membership, headingLevel = 3 }: HubCardProps) {
  const t = useMessages(hubCardMessages);
  const words = useMessages(membershipMessages);
  return (
    <Card className="h-full">
      <div className="flex grow flex-wrap items-start gap-4">
        <div className="mt-1 w-14 shrink-0">
          <CourseCover title={hub.name} image={hub.logo ?? undefined} className="aspect-square" />
        </div>
        <div className="flex min-w-0 grow basis-40 flex-col gap-2 self-stretch">
          <CardTitle href={href} headingLevel={headingLevel} className="wrap-anywhere">
            <bdi>{hub.name}</bdi>
          </CardTitle>
          {hub.summary && (
            <p lang={hub.summaryLanguage} className="text-ink-muted wrap-anywhere" dir="auto">
              {hub.summary}
            </p>
          )}
          <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-sm text-ink-muted wrap-anywhere">
            <span>{t('members', { count: hub.memberCount })}</span>
            <span>{t('courses', { count: hub.courseCount })}</span>
          </p>
          {membership !== 'none' && (
            <p>
              <Badge {...MEMBERSHIP_BADGES[membership]}>{words(membership)}</Badge>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
