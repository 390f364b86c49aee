import { useUser } from '@digiken/hooks';
import { ButtonLink } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { useMessages } from '@digiken/ui/messages-provider';
import { Outlet } from 'react-router-dom';
import { usePage } from '../../shell/use-page';
import { hubAreaMessages } from './messages';

/** The pages of one's hub; a hub administrator whose hub was taken away learns that there is none. */
export function OwnHub() {
  return useUser().data?.hub ? <Outlet /> : <NoHub />;
}

function NoHub() {
  const t = useMessages(hubAreaMessages);
  usePage({ title: t('noHub') });
  return (
    <EmptyState
      title={t('noHub')}
      headingLevel={1}
      action={<ButtonLink href="/help-desk">{t('helpDesk')}</ButtonLink>}
    >
      {t('noHubText')}
    </EmptyState>
  );
}
