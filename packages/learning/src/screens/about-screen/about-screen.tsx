import { ButtonLink } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { useMessages } from '@digiken/ui/messages-provider';
import { type AboutKey, aboutMessages } from './about-screen.messages';

const HOW: readonly (readonly [AboutKey, AboutKey])[] = [
  ['chooseTitle', 'chooseText'],
  ['studyTitle', 'studyText'],
  ['progressTitle', 'progressText'],
];

const PROMISES: readonly (readonly [AboutKey, AboutKey])[] = [
  ['everyoneTitle', 'everyoneText'],
  ['lightTitle', 'lightText'],
  ['honestTitle', 'honestText'],
  ['yoursTitle', 'yoursText'],
];

const WHO: readonly (readonly [id: string, AboutKey, AboutKey])[] = [
  ['learning', 'learners', 'learnersText'],
  ['teaching', 'teaching', 'teachingText'],
  ['hubs', 'hubs', 'hubsText'],
];

const LEGAL: readonly (readonly [id: string, AboutKey, AboutKey])[] = [
  ['privacy', 'privacy', 'privacyText'],
  ['cookies', 'cookies', 'cookiesText'],
  ['terms', 'terms', 'termsText'],
];

export interface AboutScreenProps {
  coursesHref?: string;
  helpHref?: string;
  accessibilityHref?: string;
}

/** The body of /about-us (spec 2.5): what Digiken is, its users, and its principles. */
export function AboutScreen({
  coursesHref = '/courses',
  helpHref = '/help-desk',
  accessibilityHref = '/accessibility',
}: AboutScreenProps) {
  const t = useMessages(aboutMessages);
  return (
    <div
      data-slot="about-screen"
      className="mx-auto flex w-full max-w-content flex-col gap-16 py-4 sm:gap-24 sm:py-8"
    >
      <header className="flex max-w-reading flex-col gap-6">
        <h1 className="text-3xl font-heavy sm:text-5xl">{t('title')}</h1>
        <p className="text-lg sm:text-xl">{t('lead')}</p>
      </header>

      <section aria-labelledby="about-how" className="flex flex-col gap-8">
        <h2 id="about-how" className="text-2xl font-heavy">
          {t('howTitle')}
        </h2>
        <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {HOW.map(([title, text], index) => (
            <li key={title} className="flex flex-col gap-3">
              <span aria-hidden="true" className="text-3xl font-heavy text-accent-ink">
                {index + 1}
              </span>
              <h3 className="text-lg font-bold">{t(title)}</h3>
              <p className="text-ink-muted">{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>

      <section
        aria-labelledby="about-promise"
        className="grid gap-x-16 gap-y-8 rounded-xl border bg-surface p-6 sm:p-12 lg:grid-cols-[16rem_minmax(0,1fr)]"
      >
        <h2 id="about-promise" className="text-2xl font-heavy">
          {t('promiseTitle')}
        </h2>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {PROMISES.map(([title, text]) => (
            <div key={title} className="flex flex-col gap-2">
              <dt className="text-lg font-bold">{t(title)}</dt>
              <dd className="text-ink-muted">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section aria-labelledby="about-who" className="flex flex-col gap-8">
        <h2 id="about-who" className="text-2xl font-heavy">
          {t('whoTitle')}
        </h2>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {WHO.map(([id, title, text]) => (
            <div key={id} id={id} className="flex flex-col gap-2">
              <h3 className="text-lg font-bold">{t(title)}</h3>
              <p className="text-ink-muted">{t(text)}</p>
            </div>
          ))}
        </div>
      </section>

      <section aria-labelledby="about-start" className="flex flex-col items-start gap-5">
        <h2 id="about-start" className="text-2xl font-heavy">
          {t('startTitle')}
        </h2>
        <p className="text-lg text-ink-muted">{t('startText')}</p>
        <ButtonLink href={coursesHref} size="lg">
          {t('courses')}
        </ButtonLink>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <TextLink href={helpHref}>{t('help')}</TextLink>
          </li>
          <li>
            <TextLink href={accessibilityHref}>{t('accessibility')}</TextLink>
          </li>
        </ul>
      </section>

      <section
        id="stay-in-touch"
        aria-labelledby="about-touch"
        className="flex flex-col items-start gap-3 border-t border-line pt-12"
      >
        <h2 id="about-touch" className="text-xl font-heavy">
          {t('touchTitle')}
        </h2>
        <p className="max-w-measure text-ink-muted">{t('touchText')}</p>
        <TextLink href={`${helpHref}#contact`}>{t('touchLink')}</TextLink>
      </section>

      <section
        aria-labelledby="about-legal"
        className="grid gap-x-16 gap-y-8 border-t border-line pt-12 lg:grid-cols-[16rem_minmax(0,1fr)]"
      >
        <h2 id="about-legal" className="text-xl font-heavy">
          {t('legalTitle')}
        </h2>
        <div className="flex max-w-measure flex-col gap-8">
          {LEGAL.map(([id, title, text]) => (
            <div key={id} id={id} className="flex flex-col gap-1">
              <h3 className="font-bold">{t(title)}</h3>
              <p className="text-ink-muted">{t(text)}</p>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
