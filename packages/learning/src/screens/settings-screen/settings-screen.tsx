import { type ReactNode, useState } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { PageHeader } from '@digiken/ui/page-header';
import { Tabs } from '@digiken/ui/tabs';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { AccommodationSummary, type AccommodationView } from '../accommodation-form/accommodation-form';
import { PasswordForm, type PasswordFormProps } from '../password-form/password-form';
import { SessionList, type SessionListProps } from '../session-list/session-list';
import { SettingsPart } from './settings-part';

export const settingsMessages = defineMessages('settings-screen', {
  title: 'Settings',
  intro: 'How Digiken looks, what it tells you, and who can sign in.',
  account: 'Account',
  security: 'Security',
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
  displayText: 'Changes apply at once and are saved.',
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
  devicesText: 'Sign out devices that you do not know or no longer use.',
});

export interface SettingsPanelsProps {
  /**
   * What the address names: a part by its id, or a tab. The part counts first. A new object shows it again; one that names
   * neither changes nothing.
   */
  at?: { part?: string; tab?: string };
  /** For the address. */
  onTabChange?: (tab: string) => void;
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

/** The sections of the settings in tabs, without the page header, for pages with their own h1. */
export function SettingsPanels({
  at,
  onTabChange,
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
  const groups: readonly Group[] = [
    {
      name: 'display',
      parts: [
        { name: 'display', content: display },
        { name: 'dataSaver', id: 'data', content: dataSaver },
      ],
    },
    {
      name: 'account',
      parts: [
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
        { name: 'accountData', id: 'account-data', content: accountData },
      ],
    },
    { name: 'notifications', parts: [{ name: 'notifications', content: notifications }] },
    {
      name: 'security',
      parts: [
        { name: 'ways', id: 'sign-in', content: ways },
        { name: 'password', content: hasPassword && <PasswordForm onSave={onPasswordSave} email={email} /> },
        { name: 'passkeys', content: passkeys },
        { name: 'twoStep', id: 'two-step', content: twoStep },
        { name: 'devices', content: <SessionList {...sessions} /> },
      ],
    },
  ];
  const groupOf = (part: string | undefined) =>
    groups.find(({ parts }) => parts.some(({ name, id = name }) => id === part))?.name;
  const [group, setGroup] = useState<string>(groupOf(at?.part) ?? at?.tab ?? 'display');
  const [shownAt, setShownAt] = useState(at);
  if (at !== shownAt) {
    setShownAt(at);
    setGroup(groupOf(at?.part) ?? at?.tab ?? group);
  }
  return (
    <Tabs
      data-slot="settings-panels"
      label={t('title')}
      value={group}
      onValueChange={(tab) => {
        setGroup(tab);
        onTabChange?.(tab);
      }}
      items={groups
        .map(({ name, parts }) => ({ name, shown: parts.filter(({ content }) => Boolean(content)) }))
        .filter(({ shown }) => shown.length > 0)
        .map(({ name, shown }) => ({
          id: name,
          label: t(name),
          content: shown.map(({ name: part, id = part, content }) => (
            <SettingsPart key={part} id={id} title={t(part)} intro={t(`${part}Text`)}>
              {content}
            </SettingsPart>
          )),
        }))}
    />
  );
}

interface Group {
  /** Its message. */
  name: 'display' | 'account' | 'notifications' | 'security';
  parts: readonly Part[];
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
