import type { Platform, ToolAddresses } from '@digiken/contract';
import { usePlatformActions, usePlatforms } from '@digiken/hooks/admin';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { CodeBlock } from '@digiken/ui/code-block';
import { Collapsible } from '@digiken/ui/collapsible';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { useState } from 'react';
import { useListAddress } from '../../shared/use-list-address';
import { platformMessages } from '../messages/platforms';
import { ConfirmAction } from '../parts/confirm-action';
import { ListPage } from '../parts/list-page';
import { PlatformDialog } from '../parts/platform-dialog';
import { RowActions } from '../parts/row-actions';

/** Learning platforms that link to this site by LTI (spec 14.280). */
export default function PlatformsPage() {
  const t = useMessages(platformMessages);
  const address = useListAddress();
  const query = usePlatforms(address.cursor);
  const { removePlatform } = usePlatformActions();
  const [edited, setEdited] = useState<Platform | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Platform | null>(null);
  return (
    <>
      <ListPage
        texts={t}
        query={query}
        address={address}
        above={query.data && <Addresses addresses={query.data.addresses} fold={query.data.data.length > 0} />}
        actions={<Button onClick={() => setEdited('new')}>{t('create')}</Button>}
        columns={[
          { id: 'name', label: t('name'), cell: ({ name }) => name },
          { id: 'hub', label: t('hub'), cell: ({ hubName }) => hubName },
          {
            id: 'state',
            label: t('state'),
            cell: ({ enabled }) => (
              <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'on' : 'off')}</Badge>
            ),
          },
          {
            id: 'launch',
            label: t('lastLaunch'),
            cell: ({ lastLaunchAt }) => (lastLaunchAt ? <RelativeTime iso={lastLaunchAt} /> : t('never')),
          },
          {
            id: 'problem',
            label: t('lastProblem'),
            cell: ({ lastProblem }) => lastProblem && <RelativeTime iso={lastProblem.at} />,
          },
          {
            id: 'acts',
            label: t('acts'),
            hideLabelOnPhone: true,
            cell: (platform) => (
              <RowActions
                actions={[
                  {
                    label: t('edit'),
                    name: t('editOf', { name: platform.name }),
                    onPress: () => setEdited(platform),
                  },
                  {
                    label: t('remove'),
                    name: t('removeOf', { name: platform.name }),
                    onPress: () => setLeaving(platform),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      {edited && (
        <PlatformDialog platform={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmAction
        open={leaving !== null}
        danger
        title={t('removeTitle', { name: leaving?.name ?? '' })}
        message={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        act={() => removePlatform(leaving?._id ?? '')}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

const SHOWN = ['login', 'launch', 'keys', 'deepLinking', 'target'] as const;

/** Once a platform is registered, its list is what people come for: the addresses are folded. */
function Addresses({ addresses, fold }: { addresses: ToolAddresses; fold: boolean }) {
  const t = useMessages(platformMessages);
  const blocks = (
    <div className="grid gap-4 lg:grid-cols-2">
      {SHOWN.map((name) => (
        <CodeBlock key={name} code={addresses[name]} language="URL" label={t(name)} wrap />
      ))}
    </div>
  );
  return fold ? (
    <Collapsible title={t('addresses')}>{blocks}</Collapsible>
  ) : (
    <Section title={t('addresses')}>{blocks}</Section>
  );
}
