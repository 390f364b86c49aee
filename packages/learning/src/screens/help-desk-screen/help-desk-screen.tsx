import { clock } from '@digiken/ui/clock';
import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { controlClasses, Field } from '@digiken/ui/field';
import { SearchIcon } from '@digiken/ui/internal/search-icon';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { helpDeskMessages } from './help-desk-screen.messages';
import { type Question, TOPICS } from './questions';
import { searchTopics } from './search-topics';
import { useLinkTarget } from './use-link-target';

export interface HelpDeskScreenProps {
  /** Email address of the site's operator, if configured. */
  contactEmail?: string;
  /** The form to contact the administrators, usually TicketForm. */
  ticketForm?: ReactNode;
  /** Link to the user's hubs. Default `/console/hubs`; null hides the link. */
  hubsHref?: string | null;
  /** Link to the user's messages. Default `/console/messages`. */
  messagesHref?: string;
}

/** Delay after the last key before the result count is announced, in milliseconds. */
const PAUSE = 600;

/** The body of /help-desk: frequent questions with a search and a contact form (spec 2.6). */
export function HelpDeskScreen({
  contactEmail,
  ticketForm,
  hubsHref = '/console/hubs',
  messagesHref = '/console/messages',
}: HelpDeskScreenProps) {
  const t = useMessages(helpDeskMessages);
  const announce = useAnnounce();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const topics = searchTopics(query, t);
  const count = topics.reduce((sum, topic) => sum + topic.questions.length, 0);
  const searching = query.trim() !== '';

  useEffect(() => {
    if (!searching) return;
    const timer = clock.setTimeout(() => announce(t('found', { count })), PAUSE);
    return () => clock.clearTimeout(timer);
  }, [announce, count, searching, t]);

  useLinkTarget((id) => {
    // The search may hide the target of the link.
    if (query !== '' && !document.getElementById(id)) flushSync(() => setQuery(''));
    const answer = document.getElementById(id)?.closest('details');
    if (answer) answer.open = true;
  });

  return (
    <div
      data-slot="help-desk-screen"
      className="mx-auto flex w-full max-w-content flex-col gap-12 py-4 sm:py-8"
    >
      <header className="flex max-w-reading flex-col gap-4">
        <h1 className="text-3xl font-heavy sm:text-4xl">{t('title')}</h1>
        <p className="text-lg text-ink-muted">{t('intro')}</p>
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={t('topics')} className="lg:sticky lg:top-28 lg:self-start">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:flex-col">
            {TOPICS.map(({ id, title }) => (
              <TopicLink key={id} id={id} label={t(title)} />
            ))}
            <TopicLink id="contact" label={t('contactTopic')} />
          </ul>
        </nav>
        <div className="flex min-w-0 max-w-reading flex-col gap-12">
          <search>
            <Field label={t('search')} hint={t('searchHint')}>
              {({ required: _required, ...control }) => (
                <div className="relative">
                  <SearchIcon />
                  <input
                    {...control}
                    ref={input}
                    type="search"
                    value={query}
                    onChange={(event) => setQuery(event.target.value)}
                    className={cn(controlClasses, 'ps-11 [&::-webkit-search-cancel-button]:grayscale')}
                  />
                </div>
              )}
            </Field>
          </search>
          <div id="faq" className="flex flex-col gap-12">
            {topics.map((topic) => (
              <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-title`}>
                <h2 id={`${topic.id}-title`} className="mb-3 text-xl font-bold">
                  {t(topic.title)}
                </h2>
                {topic.questions.map((question) => (
                  <Answer
                    key={question.id}
                    {...question}
                    href={hrefOf(question, { hubs: hubsHref, messages: messagesHref })}
                    open={searching}
                  />
                ))}
              </section>
            ))}
            {count === 0 && (
              <section aria-labelledby="nothing-title" className="flex flex-col items-start gap-3">
                <h2 id="nothing-title" className="text-xl font-bold">
                  {t('nothingTitle')}
                </h2>
                <p className="text-ink-muted">{t('nothingText')}</p>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setQuery('');
                    input.current?.focus();
                  }}
                >
                  {t('clear')}
                </Button>
              </section>
            )}
          </div>
          <section
            id="contact"
            aria-labelledby="contact-title"
            className="flex flex-col gap-4 rounded-xl border bg-surface p-6 in-[.high-contrast]:border-2 sm:p-8 forced-colors:border-2"
          >
            <h2 id="contact-title" className="text-xl font-bold">
              {t('contactTopic')}
            </h2>
            <p>{t(ticketForm ? 'contactForm' : 'contactText')}</p>
            {contactEmail && <EmailLine text={t('contactEmail')} email={contactEmail} />}
            {ticketForm ?? <p className="text-ink-muted">{t('contactTip')}</p>}
            <p>
              <TextLink href="/accessibility">{t('accessibilityLink')}</TextLink>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

function TopicLink({ id, label }: { id: string; label: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="inline-flex min-h-9 items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline"
      >
        {label}
      </a>
    </li>
  );
}

/** The URL of a question's link; null if it has none for this user. */
function hrefOf({ link }: Question, places: Record<'hubs' | 'messages', string | null>): string | null {
  if (!link) return null;
  return 'place' in link ? places[link.place] : link.href;
}

interface AnswerProps extends Question {
  href: string | null;
  open: boolean;
}

function Answer({ id, question, answer, link, href, open }: AnswerProps) {
  const t = useMessages(helpDeskMessages);
  return (
    <details id={id} open={open} className="group border-t border-line">
      <summary className="flex min-h-target-primary list-none items-center justify-between gap-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
        <span>{t(question)}</span>
        <Icon
          of={ChevronDown}
          size={20}
          className="shrink-0 text-ink-muted transition-transform duration-base group-open:rotate-180"
        />
      </summary>
      <div className="flex max-w-measure flex-col gap-3 pb-6">
        <p>{t(answer)}</p>
        {link && href !== null && (
          <p>
            <TextLink href={href}>{t(link.label)}</TextLink>
          </p>
        )}
      </div>
    </details>
  );
}

/** A sentence in which `{email}` is replaced by a link. */
function EmailLine({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  return (
    <p>
      <span>{before}</span>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
      <span>{after}</span>
    </p>
  );
}
