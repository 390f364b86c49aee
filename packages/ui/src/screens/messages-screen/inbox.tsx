import { Archive, Inbox as InboxIcon } from 'lucide';
import { Button } from '../../actions/button/button';
import { EmptyState } from '../../display/empty-state/empty-state';
import { Skeleton } from '../../display/skeleton/skeleton';
import { SearchBox } from '../../forms/search-box/search-box';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { KeyPager } from '../../navigation/key-pager/key-pager';
import { ErrorScreen } from '../error-screen/error-screen';
import { ThreadList } from '../thread-list/thread-list';
import { ChoiceButtons } from './choice-buttons';
import type { MessageFolder, MessagesScreenProps } from './messages-screen';
import { messagesScreenMessages } from './messages-screen.messages';
import { LoadingText } from '../loading-screen/loading-text';

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
>;

/** Folder, search and the conversations. */
export function Inbox({ state, threads, folder, onFolder, search, onSearch, page, ...list }: InboxProps) {
  const t = useMessages(messagesScreenMessages);
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
          className="w-full"
        />
        {search !== '' && (
          <Button variant="quiet" size="small" onClick={() => onSearch('')}>
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
      {state.status === 'ready' && threads.length === 0 && <Nothing folder={folder} search={search} />}
      {state.status === 'ready' && threads.length > 0 && (
        <div className="-mx-4 sm:mx-0">
          <ThreadList threads={threads} label={t('list')} {...list} />
        </div>
      )}
      {page && <KeyPager label={t('pages')} page={page} />}
    </div>
  );
}

function Nothing({ folder, search }: { folder: MessageFolder; search: string }) {
  const t = useMessages(messagesScreenMessages);
  if (search !== '') {
    return (
      <EmptyState title={t('noneFound', { query: search })} className="py-4 wrap-anywhere">
        {t('noneFoundText')}
      </EmptyState>
    );
  }
  return folder === 'inbox' ? (
    <EmptyState title={t('none')} icon={<Icon of={InboxIcon} size={32} />} className="py-4">
      {t('noneText')}
    </EmptyState>
  ) : (
    <EmptyState title={t('noneArchived')} icon={<Icon of={Archive} size={32} />} className="py-4">
      {t('noneArchivedText')}
    </EmptyState>
  );
}
