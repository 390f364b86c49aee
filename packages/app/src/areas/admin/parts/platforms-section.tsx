import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { platformMessages } from '../messages/platforms';
import { useIsAdmin } from '../use-is-admin';

/** Leads administrators to the learning platforms. */
export function PlatformsSection() {
  const t = useMessages(platformMessages);
  if (!useIsAdmin()) return null;
  return (
    <Section title={t('title')} intro={t('intro')}>
      <p>
        <ButtonLink href="/admin/platforms" variant="secondary">
          {t('manage')}
        </ButtonLink>
      </p>
    </Section>
  );
}
