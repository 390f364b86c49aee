import { ArrowRight, CloudOff, Keyboard, Smartphone } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { CertificatePaper } from '../certificate-paper/certificate-paper';
import { CourseCover } from '../course-cover/course-cover';
import type { CategoryView } from '../course-filters/filter-types';
import { StepPicture } from './step-picture';

export const homeMoreMessages = defineMessages('home-more', {
  how: 'How it works',
  chooseTitle: 'Tick the units that you need',
  choose: 'One unit or the whole course. What you own is never charged again.',
  payTitle: 'Pay by M-Pesa',
  pay: 'You enter your PIN on your phone, and your units open as soon as M-Pesa confirms.',
  learnTitle: 'Know the MB, then learn',
  learn: 'Each lesson says its size before it opens, and your place is kept.',
  categories: 'Find your subject',
  categoryCount: { one: '{count} course', other: '{count} courses' },
  certificateTitle: 'A certificate that anyone can check',
  certificate:
    'Finish the lessons and quizzes of a course, and you get a certificate with an address and a QR code. An employer opens it and sees at once that it is real.',
  check: 'Check a certificate',
  exampleName: 'Achieng Odhiambo',
  exampleCourse: 'Mend clothes by hand',
  accessTitle: 'Made to be used by everybody',
  access: 'Each part is checked by keyboard, at high zoom and with automated tests against WCAG 2.1 AA.',
  accessLink: 'Read the accessibility statement',
  phoneTitle: 'On the phone you have',
  phone:
    'It works on small and cheap phones. With data saver on, pictures and videos wait until you ask for them.',
  offlineTitle: 'Without a network',
  offline: 'Download a unit on Wi-Fi and learn anywhere. What you do is sent once you are back.',
  inputTitle: 'By keyboard, switch or voice',
  input: 'Nothing needs a mouse, and you can have larger text, more contrast and less motion.',
  tryTitle: 'Try before you pay',
  tryText: 'Lessons marked as free open without an account.',
  tryLink: 'See free courses',
  tryLessonText: '“{lesson}” of “{course}” is free, and opens without an account.',
  tryLesson: 'Open this free lesson',
});

export interface HomeMoreProps {
  /** Those without courses are not shown. Each with the picture of one of its courses, if there is one. */
  categories: readonly (CategoryView & { image?: string })[];
  /** A lesson that opens without an account. */
  freeLesson?: { href: string; title: string; course: string };
  coursesHref?: string;
  categoryHref?: (id: string) => string;
  accessibilityHref?: string;
  verifyHref?: string;
}

const CARD = 'rounded-xl border bg-surface in-[.high-contrast]:border-2 forced-colors:border-2';
const STEPS = [
  ['choose', 'chooseTitle'],
  ['pay', 'payTitle'],
  ['learn', 'learnTitle'],
] as const;
const ACCESS = [
  [Smartphone, 'phoneTitle', 'phone'],
  [CloudOff, 'offlineTitle', 'offline'],
  [Keyboard, 'inputTitle', 'input'],
] as const;

/** The home page below its courses: how it works, subjects, the certificate, for whom it is made, and a lesson to try. */
export function HomeMore({
  categories,
  freeLesson,
  coursesHref = '/courses',
  categoryHref = (id) => `/courses?category=${encodeURIComponent(id)}`,
  accessibilityHref = '/accessibility',
  verifyHref = '/verify',
}: HomeMoreProps) {
  const t = useMessages(homeMoreMessages);
  const subjects = categories.filter(({ count }) => count > 0);
  return (
    <div className="flex flex-col gap-16 sm:gap-22">
      <Section title={t('how')}>
        <ol className="mt-2 grid grid-cols-1 gap-3 sm:gap-6 md:grid-cols-3">
          {STEPS.map(([step, title], index) => (
            <li key={step} className={`flex flex-col overflow-clip ${CARD}`}>
              <StepPicture of={step} />
              <div className="flex flex-col gap-2 p-5">
                <h3 className="text-lg font-bold">
                  <span aria-hidden="true" className="me-2 text-accent-ink">
                    {`${index + 1}.`}
                  </span>
                  <span>{t(title)}</span>
                </h3>
                <p className="text-ink-muted">{t(step)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      {subjects.length > 0 && (
        <Section title={t('categories')}>
          <ul className="grid grid-cols-1 gap-3 min-[23rem]:grid-cols-2 sm:gap-6 lg:grid-cols-4">
            {subjects.map(({ id, name, count, image }) => (
              <li key={id} className="min-w-0">
                <BaseLink
                  href={categoryHref(id)}
                  className={`group flex h-full min-h-20 flex-col gap-3 p-3 hover:border-line-control sm:flex-row sm:items-center ${CARD}`}
                >
                  <CourseCover title={name} image={image} className="h-16 w-22 shrink-0" />
                  <span className="flex min-w-0 flex-col">
                    <span className="font-bold underline-offset-4 wrap-anywhere group-hover:underline">
                      {name}
                    </span>
                    <span className="text-sm text-ink-muted">{t('categoryCount', { count })}</span>
                  </span>
                </BaseLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1fr)_31.25rem] lg:gap-16">
        <Section title={t('certificateTitle')}>
          <p className="max-w-measure text-lg text-ink-muted">{t('certificate')}</p>
          <p>
            <ButtonLink
              href={verifyHref}
              variant="secondary"
              icon={<Icon of={ArrowRight} size={20} className="rtl:-scale-x-100" />}
            >
              {t('check')}
            </ButtonLink>
          </p>
        </Section>
        {/* An example: it says nothing about anybody. */}
        <div aria-hidden="true" className="max-w-125 min-w-0">
          <CertificatePaper
            name={t('exampleName')}
            course={t('exampleCourse')}
            issuedAt="2026-11-22T09:00:00.000Z"
          />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16">
        <Section title={t('accessTitle')}>
          <p className="max-w-measure text-lg text-ink-muted">{t('access')}</p>
          <p>
            <TextLink href={accessibilityHref}>{t('accessLink')}</TextLink>
          </p>
        </Section>
        <ul className="flex flex-col divide-y divide-line">
          {ACCESS.map(([icon, title, text]) => (
            <li key={title} className="flex gap-4 py-5 first:pt-0">
              <Icon of={icon} size={24} className="mt-0.5 shrink-0 text-accent-ink" />
              <div className="min-w-0">
                <h3 className="text-lg font-bold">{t(title)}</h3>
                <p className="text-ink-muted">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <section data-slot="home-try" className="flex flex-col items-center gap-3 text-center">
        <h2 className="text-2xl font-heavy sm:text-3xl">{t('tryTitle')}</h2>
        <p className="max-w-measure text-lg text-ink-muted wrap-anywhere">
          {freeLesson
            ? t('tryLessonText', { lesson: freeLesson.title, course: freeLesson.course })
            : t('tryText')}
        </p>
        {freeLesson && (
          <ButtonLink href={freeLesson.href} size="lg" className="mt-2">
            {t('tryLesson')}
          </ButtonLink>
        )}
        <ButtonLink
          href={`${coursesHref}?price=free`}
          size="lg"
          variant={freeLesson ? 'quiet' : 'primary'}
          className={freeLesson ? undefined : 'mt-2'}
        >
          {t('tryLink')}
        </ButtonLink>
      </section>
    </div>
  );
}
