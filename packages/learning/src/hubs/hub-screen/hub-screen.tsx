import { Avatar } from '@digiken/ui/avatar';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { KeyPager } from '@digiken/ui/key-pager';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { CourseGrid } from '../../courses/course-grid/course-grid';
import { PAGE } from '../../lib/page';
import { hubScreenMessages } from './hub-screen.messages';
import { MembershipStatus } from './membership-status';
import type { HubScreenProps } from './types';

export type { HubScreenProps } from './types';

/** The body of /console/hub/{id}. */
export function HubScreen({
  state,
  hub,
  courses,
  courseHrefOf,
  ownedIds,
  members,
  administrators = [],
  membersPage,
  crumbs,
  ...standing
}: HubScreenProps) {
  const t = useMessages(hubScreenMessages);
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !hub) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return (
    <div data-slot="hub-screen" className={`${PAGE} flex flex-col gap-12`}>
      <div>
        {crumbs && <Breadcrumbs items={crumbs} />}
        {hub.banner && (
          // The text is below the picture, so that its contrast does not depend on it.
          <img
            src={hub.banner.path}
            alt={hub.banner.alt}
            lang={hub.banner.altLanguage}
            width={1600}
            height={400}
            decoding="async"
            data-slot="hub-banner"
            className="mt-4 w-full rounded-xl object-cover"
          />
        )}
        {hub.logo && (
          <img
            src={hub.logo}
            alt=""
            width={56}
            height={56}
            data-slot="hub-logo"
            className="mt-4 size-14 rounded-lg object-contain"
          />
        )}
        <PageHeader
          title={
            <span className="wrap-anywhere" dir="auto">
              {hub.name}
            </span>
          }
          eyebrow={t('members', { count: hub.memberCount })}
          intro={hub.summary && <span lang={hub.summaryLanguage}>{hub.summary}</span>}
          className="pt-4 pb-0"
        />
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <Section title={t('about')}>
          {hub.description ? (
            <p
              lang={hub.descriptionLanguage}
              className="max-w-measure whitespace-pre-wrap wrap-anywhere"
              dir="auto"
            >
              {hub.description}
            </p>
          ) : (
            <p className="text-ink-muted">{t('noDescription')}</p>
          )}
        </Section>
        <MembershipStatus hub={hub} {...standing} />
      </div>
      <Section title={t('courses')}>
        {courses.length > 0 ? (
          <CourseGrid courses={courses} hrefOf={courseHrefOf} ownedIds={ownedIds} />
        ) : (
          <p className="text-ink-muted">{t('noCourses')}</p>
        )}
      </Section>
      <Section title={t('membersTitle')}>
        {members ? (
          <>
            <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {administrators.map(({ _id, name }) => (
                <Person key={_id} name={name} role={t('administrator')} />
              ))}
              {members.map(({ _id, name, avatar }) => (
                <Person key={_id} name={name} avatar={avatar} />
              ))}
            </ul>
            {membersPage && <KeyPager label={t('membersPages')} page={membersPage} />}
          </>
        ) : (
          <p className="text-ink-muted">{t('membersHidden')}</p>
        )}
      </Section>
    </div>
  );
}

function Person({ name, avatar, role }: { name: string; avatar?: string | null; role?: string }) {
  return (
    <li className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={avatar ?? undefined} />
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere" dir="auto">
          {name}
        </span>
        {role && <span className="text-sm text-ink-muted">{role}</span>}
      </span>
    </li>
  );
}
