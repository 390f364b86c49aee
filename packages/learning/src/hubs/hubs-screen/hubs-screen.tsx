import type { HubSummary } from '@digiken/contract';
import { UsersRound } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import { SearchBox } from '@digiken/ui/search-box';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import type { KeyPage, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { KeyPager } from '@digiken/ui/key-pager';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { HubCard } from '../hub-card/hub-card';
import { PAGE } from '../../lib/page';
import { LoadingText } from '@digiken/ui/internal/loading-text';

export const hubsScreenMessages = defineMessages('hubs-screen', {
  title: 'Hubs',
  intro: 'A hub is a school, an organisation or a community that learns together.',
  mine: 'Your hubs',
  noneMine: 'You haven’t joined a hub yet. Find one below and ask to join, or open an invitation link.',
  find: 'Find a hub',
  search: 'Search hubs by name',
  clear: 'Show all hubs',
  loading: 'Loading the hubs…',
  found: { one: '{count} hub', other: '{count} hubs', zero: 'No hubs' },
  noneFound: 'No hub is named “{query}”',
  noneFoundText: 'Try one word of its name.',
  none: 'There are no hubs yet',
  noneText: 'The people who run this site open hubs for schools, organisations and communities.',
  pages: 'More hubs',
});

export interface HubsScreenProps {
  /** Load status of the searched hubs. */
  state: LoadState;
  /** Hubs that the user has joined or asked to join. */
  mine: readonly HubSummary[];
  found: readonly HubSummary[];
  hrefOf: (hub: HubSummary) => string;
  /** The search text; empty for all hubs. */
  search: string;
  /** Receives the trimmed text; an empty one shows all hubs. */
  onSearch: (text: string) => void;
  page?: KeyPage;
}

/** The learner's hubs, and a search for others. */
export function HubsScreen({ state, mine, found, hrefOf, search, onSearch, page }: HubsScreenProps) {
  const t = useMessages(hubsScreenMessages);
  const announce = useAnnounce();
  const announced = useRef(search);
  const finder = useRef<HTMLDivElement>(null);
  /** Its button is removed with the text that it cleared, so the focus moves to the field. */
  const clear = () => {
    onSearch('');
    finder.current?.querySelector('input')?.focus();
  };

  const nothing = state.status === 'ready' && found.length === 0;

  useEffect(() => {
    if (state.status !== 'ready' || announced.current === search) return;
    announced.current = search;
    announce(t('found', { count: found.length }));
  }, [search, state.status, found.length, announce, t]);

  return (
    <div data-slot="hubs-screen" className={`${PAGE} flex flex-col gap-14`}>
      <PageHeader title={t('title')} intro={t('intro')} className="pb-0!" />
      <Section title={t('mine')}>
        {mine.length > 0 ? (
          <HubGrid hubs={mine} hrefOf={hrefOf} />
        ) : (
          <p className="max-w-measure text-ink-muted">{t('noneMine')}</p>
        )}
      </Section>
      <Section title={t('find')}>
        <div ref={finder} className="flex max-w-form flex-col items-start gap-2">
          <SearchBox
            label={t('search')}
            showLabel
            defaultValue={search}
            onSearch={onSearch}
            busy={state.status === 'loading' && search !== ''}
            fieldClassName="w-full"
          />
          {search !== '' && !nothing && (
            <Button variant="quiet" size="sm" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </div>
        {state.status === 'loading' && (
          <div>
            <LoadingText>{t('loading')}</LoadingText>
            <div className="grid gap-6 md:grid-cols-2">
              {[1, 2, 3, 4].map((card) => (
                <Skeleton key={card} shape="block" className="h-44 rounded-lg" />
              ))}
            </div>
          </div>
        )}
        {state.status === 'error' && (
          <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={3} />
        )}
        {state.status === 'ready' && found.length > 0 && <HubGrid hubs={found} hrefOf={hrefOf} />}
        {nothing &&
          (search ? (
            <EmptyScene
              title={t('noneFound', { query: search })}
              headingLevel={3}
              picture="letter"
              action={
                <Button size="lg" onClick={clear}>
                  {t('clear')}
                </Button>
              }
            >
              {t('noneFoundText')}
            </EmptyScene>
          ) : (
            <EmptyState
              title={t('none')}
              headingLevel={3}
              icon={<Icon of={UsersRound} size={32} />}
              className="py-4"
            >
              {t('noneText')}
            </EmptyState>
          ))}
        {page && <KeyPager label={t('pages')} page={page} />}
      </Section>
    </div>
  );
}

function HubGrid({ hubs, hrefOf }: Pick<HubsScreenProps, 'hrefOf'> & { hubs: readonly HubSummary[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {hubs.map((hub) => (
        <li key={hub._id} className="min-w-0">
          <HubCard hub={hub} href={hrefOf(hub)} />
        </li>
      ))}
    </ul>
  );
}
