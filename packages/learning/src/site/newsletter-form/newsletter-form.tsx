import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { controlClasses } from '@digiken/ui/field';

export const newsletterFormMessages = defineMessages('newsletter-form', {
  name: 'Newsletter',
  label: 'Email address for the newsletter',
  submit: 'Sign up',
  submitted: 'Newsletter signup submitted',
});

export interface NewsletterFormProps {
  className?: string;
}

/**
 * An email field with native validation. Submitting makes no request: it only shows and announces "Newsletter signup
 * submitted" (spec 2.72, R.31).
 */
export function NewsletterForm({ className }: NewsletterFormProps) {
  const t = useMessages(newsletterFormMessages);
  const announce = useAnnounce();
  const id = useId();
  const [submitted, setSubmitted] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    announce(t('submitted'));
    setSubmitted(true);
  };

  return (
    // `method`: a submit before hydration must not put the email address into the URL.
    <form
      aria-label={t('name')}
      method="post"
      data-slot="newsletter-form"
      onSubmit={submit}
      className={cn('flex max-w-form flex-col gap-2', className)}
    >
      <label htmlFor={id} className="text-sm font-bold">
        {t('label')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          onChange={() => setSubmitted(false)}
          className={cn(controlClasses, 'min-w-0 flex-[1_1_12rem]')}
        />
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </div>
      {submitted && <p className="text-sm text-ink-muted">{t('submitted')}</p>}
    </form>
  );
}
