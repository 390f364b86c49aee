import { useUser } from '@digiken/hooks/account';
import { ButtonLink } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { useMessages } from '@digiken/ui/messages-provider';
import { Outlet } from 'react-router-dom';
import { usePage } from '../../shell/use-page';
import { hubAreaMessages } from './messages';

/** The pages of the administrator's hub, or a message if they have no hub any more. */
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
