import type { ReactNode } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { PageHeader } from '@digiken/ui/page-header';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { Display } from '@digiken/ui/theme-provider';
import { AccommodationSummary, type AccommodationView } from '../accommodation-form/accommodation-form';
import { DisplaySettings } from '../display-settings/display-settings';
import { PasswordForm, type PasswordFormProps } from '../password-form/password-form';
import { SessionList, type SessionListProps } from '../session-list/session-list';
import { SettingsPart } from './settings-part';

export const settingsMessages = defineMessages('settings-screen', {
  title: 'Settings',
  intro: 'How Digiken looks, and where you are signed in.',
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
  display: Display;
  onDisplayChange: (change: Partial<Display>) => void;
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

/** The sections of the settings without the page header, for pages with their own h1. */
export function SettingsPanels({
  display,
  onDisplayChange,
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
  return (
    <div data-slot="settings-panels">
      <SettingsPart title={t('display')} intro={t('displayText')}>
        <DisplaySettings display={display} onChange={onDisplayChange} />
      </SettingsPart>
      {dataSaver && (
        <SettingsPart id="data" title={t('dataSaver')} intro={t('dataSaverText')}>
          {dataSaver}
        </SettingsPart>
      )}
      <SettingsPart title={t('profile')} intro={t('profileText')}>
        <TextLink href={profileHref}>{t('profileLink')}</TextLink>
      </SettingsPart>
      {receiptsHref && (
        <SettingsPart title={t('receipts')} intro={t('receiptsText')}>
          <TextLink href={receiptsHref}>{t('receiptsLink')}</TextLink>
        </SettingsPart>
      )}
      {quizTime && (
        <SettingsPart title={t('quizTime')} intro={t('quizTimeText')}>
          <AccommodationSummary accommodation={quizTime} />
        </SettingsPart>
      )}
      {notifications && (
        <SettingsPart id="notifications" title={t('notifications')} intro={t('notificationsText')}>
          {notifications}
        </SettingsPart>
      )}
      {ways && (
        <SettingsPart id="sign-in" title={t('ways')} intro={t('waysText')}>
          {ways}
        </SettingsPart>
      )}
      {hasPassword && (
        <SettingsPart title={t('password')} intro={t('passwordText')}>
          <PasswordForm onSave={onPasswordSave} email={email} />
        </SettingsPart>
      )}
      {passkeys && (
        <SettingsPart id="passkeys" title={t('passkeys')} intro={t('passkeysText')}>
          {passkeys}
        </SettingsPart>
      )}
      {twoStep && (
        <SettingsPart id="two-step" title={t('twoStep')} intro={t('twoStepText')}>
          {twoStep}
        </SettingsPart>
      )}
      <SettingsPart title={t('devices')} intro={t('devicesText')}>
        <SessionList {...sessions} />
      </SettingsPart>
      {accountData && (
        <SettingsPart id="account-data" title={t('accountData')} intro={t('accountDataText')}>
          {accountData}
        </SettingsPart>
      )}
    </div>
  );
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
