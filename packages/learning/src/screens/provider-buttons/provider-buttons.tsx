import { Button } from '@digiken/ui/button';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const providerButtonsMessages = defineMessages('provider-buttons', {
  or: 'or',
  continueWith: 'Continue with {name}',
});

/** A provider to sign in with. */
export interface ProviderView {
  id: string;
  /** E.g. "Google". */
  name: string;
}

export interface ProviderButtonsProps {
  /** In their order; undefined while they load, empty if there are none. */
  providers: readonly ProviderView[] | undefined;
  /** The address that starts a sign-in with a provider; the browser leaves this page. */
  hrefOf: (id: string) => string;
}

/**
 * Links to sign in with other providers, at the end of a sign-in form. The first one's room is kept while they load, so
 * that nothing moves.
 */
export function ProviderButtons({ providers = [], hrefOf }: ProviderButtonsProps) {
  const t = useMessages(providerButtonsMessages);
  return (
    <div data-slot="provider-buttons" className="flex min-h-28 max-w-form flex-col gap-4">
      {providers.length > 0 && (
        <p className="flex items-center gap-4 text-ink-muted">
          <span aria-hidden="true" className="flex-1 border-t border-line" />
          {t('or')}
          <span aria-hidden="true" className="flex-1 border-t border-line" />
        </p>
      )}
      {providers.map(({ id, name }) => (
        <Button key={id} asChild wide variant="secondary">
          {/* Not the router's link: the server answers this address. */}
          <a href={hrefOf(id)}>{t('continueWith', { name })}</a>
        </Button>
      ))}
    </div>
  );
}
