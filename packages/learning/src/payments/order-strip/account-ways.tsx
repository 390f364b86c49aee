import { cn } from '@digiken/ui/internal/cn';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const accountWaysMessages = defineMessages('account-ways', {
  label: 'New here or not',
  signUp: 'I am new',
  signIn: 'I have an account',
});

export interface AccountWaysProps {
  current: 'signUp' | 'signIn';
  signUpHref: string;
  signInHref: string;
}

/** The two pages on which one gets on with an order, each one press away from the other. */
export function AccountWays({ current, signUpHref, signInHref }: AccountWaysProps) {
  const t = useMessages(accountWaysMessages);
  return (
    <nav
      aria-label={t('label')}
      data-slot="account-ways"
      className="grid grid-cols-2 rounded-lg border-2 border-line-control p-0.75"
    >
      {(['signUp', 'signIn'] as const).map((way) => (
        <BaseLink
          key={way}
          href={way === 'signUp' ? signUpHref : signInHref}
          aria-current={way === current ? 'page' : undefined}
          className={cn(
            'grid min-h-target-primary place-items-center rounded-md px-2 py-1 text-center leading-tight font-bold wrap-anywhere hover:bg-hover',
            way === current && 'border-b-3 border-accent-ink bg-selected',
          )}
        >
          {t(way)}
        </BaseLink>
      ))}
    </nav>
  );
}
