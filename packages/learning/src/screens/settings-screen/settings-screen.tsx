import type { ReactNode } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { PageHeader } from '@digiken/ui/page-header';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { AccommodationSummary, type AccommodationView } from '../accommodation-form/accommodation-form';
import { PasswordForm, type PasswordFormProps } from '../password-form/password-form';
import { SessionList, type SessionListProps } from '../session-list/session-list';
import { SettingsPart } from './settings-part';

export const settingsMessages = defineMessages('settings-screen', {
  title: 'Settings',
  intro: 'How Digiken looks, and where you are signed in.',
  onThisPage: 'On this page',
  profile: 'Name and picture',
  profileText: 'What other people on this site see about you.',
  profileLink: 'Edit your profile',
  receipts: 'Payments',
  receiptsText: 'What you have paid for.',
  receiptsLink: 'All receipts',
  quizTime: 'Your time in quizzes',
  quizTimeText: 'Arranged for you by an administrator. Instructors see only how long your attempts are.',
  notifications: 'Notifications',
  notificationsText: 'What we tell you here, on your devices and by mail.',
  display: 'Display',
  displayText: 'Changes apply at once and are saved for your next visit.',
  dataSaver: 'Data',
  dataSaverText: 'What this site downloads to this device.',
  ways: 'Ways to log in',
  waysText: 'Your password and other accounts that log you in here.',
  password: 'Password',
  passwordText: 'Changing it signs out every other device.',
  accountData: 'Your data',
  accountDataText: 'A copy of everything, and the deletion of your account.',
  passkeys: 'Passkeys',
  passkeysText:
    'Sign in with your fingerprint, your face or the PIN of your device, without a password. Nobody can guess or copy them.',
  twoStep: 'Two-step sign-in',
  twoStepText: 'After your password, a code from an app on your phone. A stolen password is then not enough.',
  devices: 'Where you are signed in',
  devicesText: 'Sign out devices that you do not recognise or no longer use.',
});

export interface SettingsPanelsProps {
  /** A DisplaySettings. Render it in a component of its own, so that a change of theme renders nothing else. */
  display: ReactNode;
  onPasswordSave: PasswordFormProps['onSave'];
  sessions: SessionListProps;
  /** The account's email address, for password managers. */
  email?: string;
  /** Default /console/profile/edit. */
  profileHref?: string;
  /** The list of receipts, for people who can buy. */
  receiptsHref?: string;
  /** What an administrator arranged for a learner in every quiz; undefined: nothing. */
  quizTime?: AccommodationView;
  /** The ways to log in, where there are others than the password: SignInWays. */
  ways?: ReactNode;
  /** False for an account that has no password to change yet. Default true. */
  hasPassword?: boolean;
  /** The form of the notifications, for people who have such settings: a NotificationSettingsForm. */
  notifications?: ReactNode;
  /** A DataSaverSettings. */
  dataSaver?: ReactNode;
  /** A copy of the data and the deletion of the account: an AccountData. */
  accountData?: ReactNode;
  /** A PasskeyList. */
  passkeys?: ReactNode;
  /** A TwoStepSettings. */
  twoStep?: ReactNode;
}

/** The sections of the settings with a list of links to them, without the page header, for pages with their own h1. */
export function SettingsPanels({
  display,
  onPasswordSave,
  sessions,
  email,
  profileHref = '/console/profile/edit',
  receiptsHref,
  quizTime,
  ways,
  hasPassword = true,
  notifications,
  accountData,
  dataSaver,
  passkeys,
  twoStep,
}: SettingsPanelsProps) {
  const t = useMessages(settingsMessages);
  const parts: readonly Part[] = [
    { name: 'display', content: display },
    { name: 'dataSaver', id: 'data', content: dataSaver },
    {
      name: 'profile',
      id: 'name-and-picture',
      content: <TextLink href={profileHref}>{t('profileLink')}</TextLink>,
    },
    {
      name: 'receipts',
      content: receiptsHref && <TextLink href={receiptsHref}>{t('receiptsLink')}</TextLink>,
    },
    {
      name: 'quizTime',
      id: 'quiz-time',
      content: quizTime && <AccommodationSummary accommodation={quizTime} />,
    },
    { name: 'notifications', content: notifications },
    { name: 'ways', id: 'sign-in', content: ways },
    { name: 'password', content: hasPassword && <PasswordForm onSave={onPasswordSave} email={email} /> },
    { name: 'passkeys', content: passkeys },
    { name: 'twoStep', id: 'two-step', content: twoStep },
    { name: 'devices', content: <SessionList {...sessions} /> },
    { name: 'accountData', id: 'account-data', content: accountData },
  ];
  const shown = parts.filter(({ content }) => Boolean(content));
  return (
    <div data-slot="settings-panels">
      <nav aria-label={t('onThisPage')} className="pb-6">
        <ul className="flex flex-wrap gap-x-5">
          {shown.map(({ name, id = name }) => (
            <li key={name}>
              <TextLink href={`#${id}`} className="inline-flex min-h-11 items-center">
                {t(name)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ name, id = name, content }) => (
        <SettingsPart key={name} id={id} title={t(name)} intro={t(`${name}Text`)}>
          {content}
        </SettingsPart>
      ))}
    </div>
  );
}

interface Part {
  /** Its message: the title; with `Text`, the description. */
  name:
    | 'display'
    | 'dataSaver'
    | 'profile'
    | 'receipts'
    | 'quizTime'
    | 'notifications'
    | 'ways'
    | 'password'
    | 'passkeys'
    | 'twoStep'
    | 'devices'
    | 'accountData';
  /** For links to it. Default: its name. */
  id?: string;
  /** Empty: the part is not shown. */
  content: ReactNode;
}

/** The body of /console/settings (spec 2.14). */
export function SettingsScreen(props: SettingsPanelsProps) {
  const t = useMessages(settingsMessages);
  return (
    <div data-slot="settings-screen" className="mx-auto w-full max-w-content">
      <PageHeader title={t('title')} intro={t('intro')} />
      <SettingsPanels {...props} />
    </div>
  );
}
