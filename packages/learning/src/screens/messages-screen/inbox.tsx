import { PenLine } from 'lucide';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Skeleton } from '@digiken/ui/skeleton';
import { SearchBox } from '@digiken/ui/search-box';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { KeyPager } from '@digiken/ui/key-pager';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { ThreadList } from '@digiken/ui/thread-list';
import { EmptyScene } from '../empty-scene/empty-scene';
import { ChoiceButtons } from './choice-buttons';
import type { MessageFolder, MessagesScreenProps } from './types';
import { messagesScreenMessages } from './messages-screen.messages';
import { LoadingText } from '@digiken/ui/internal/loading-text';

type InboxProps = Pick<
  MessagesScreenProps,
  | 'state'
  | 'threads'
  | 'selectedId'
  | 'folder'
  | 'onFolder'
  | 'search'
  | 'onSearch'
  | 'hrefFor'
  | 'page'
  | 'now'
  | 'composeHref'
>;

/** Folder, search and the conversations. */
export function Inbox({
  state,
  threads,
  folder,
  onFolder,
  search,
  onSearch,
  composeHref,
  page,
  ...list
}: InboxProps) {
  const t = useMessages(messagesScreenMessages);
  const nothing = state.status === 'ready' && threads.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <ChoiceButtons<MessageFolder>
        label={t('folder')}
        choices={[
          { id: 'inbox', label: t('inbox') },
          { id: 'archived', label: t('archived') },
        ]}
        chosen={folder}
        onChoose={onFolder}
      />
      <div className="flex flex-col items-start gap-2">
        <SearchBox
          label={t('search')}
          showLabel
          defaultValue={search}
          onSearch={onSearch}
          fieldClassName="w-full"
        />
        {search !== '' && !nothing && (
          <Button variant="quiet" size="sm" onClick={() => onSearch('')}>
            {t('clear')}
          </Button>
        )}
      </div>
      {state.status === 'loading' && (
        <div className="flex flex-col gap-6">
          <LoadingText>{t('loading')}</LoadingText>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} lines={3} />
          ))}
        </div>
      )}
      {state.status === 'error' && <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />}
      {nothing && <Nothing {...{ folder, onFolder, search, onSearch, composeHref }} />}
      {state.status === 'ready' && threads.length > 0 && (
        <div className="-mx-4 sm:mx-0">
          <ThreadList threads={threads} label={t('list')} {...list} />
        </div>
      )}
      {page && <KeyPager label={t('pages')} page={page} />}
    </div>
  );
}

type NothingProps = Pick<InboxProps, 'folder' | 'onFolder' | 'search' | 'onSearch' | 'composeHref'>;

function Nothing({ folder, onFolder, search, onSearch, composeHref }: NothingProps) {
  const t = useMessages(messagesScreenMessages);
  if (search !== '') {
    return (
      <EmptyScene
        title={t('noneFound', { query: search })}
        picture="letter"
        action={
          <Button size="lg" onClick={() => onSearch('')}>
            {t('showAll')}
          </Button>
        }
      >
        {t('noneFoundText')}
      </EmptyScene>
    );
  }
  return folder === 'inbox' ? (
    <EmptyScene
      title={t('none')}
      picture="letter"
      action={
        composeHref && (
          <ButtonLink href={composeHref} size="lg" icon={<Icon of={PenLine} size={20} />}>
            {t('compose')}
          </ButtonLink>
        )
      }
    >
      {t('noneText')}
    </EmptyScene>
  ) : (
    <EmptyScene
      title={t('noneArchived')}
      picture="letter"
      action={
        <Button size="lg" onClick={() => onFolder('inbox')}>
          {t('toInbox')}
        </Button>
      }
    >
      {t('noneArchivedText')}
    </EmptyScene>
  );
}
