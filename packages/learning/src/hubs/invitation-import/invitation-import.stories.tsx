import type { InvitationCheck, InvitationLine } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { UploadFile } from '@digiken/ui/file-upload';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { InvitationImport } from './invitation-import';
import type { InvitationReportProps } from './invitation-report';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const CHECK: InvitationCheck = {
  _id: 'check',
  fileName: 'saturday.csv',
  state: 'checked',
  encoding: 'utf-8',
  separator: 'semicolon',
  ignoredColumns: ['Phone'],
  lines: 6,
  counts: {
    ready: 2,
    member: 1,
    invited: 0,
    duplicate: 1,
    'not-an-email': 1,
    unreadable: 0,
    blocked: 0,
    removed: 1,
  },
  cohortOnly: 1,
  newCohorts: ['Evening group'],
  invited: 0,
  changed: 0,
  createdAt: '2026-11-24T09:00:00Z',
  expiresAt: '2026-11-25T09:00:00Z',
  sentAt: null,
};

const LINE: InvitationLine = {
  _id: 'line-2',
  line: 2,
  email: 'naserian@example.com',
  firstName: 'Naserian',
  lastName: 'Lekishon',
  cohorts: [],
  newCohorts: [],
  state: 'ready',
  duplicateOf: null,
  changedTo: null,
};
const line = (number: number, part: Partial<InvitationLine>): InvitationLine => ({
  ...LINE,
  _id: `line-${number}`,
  line: number,
  ...part,
});

const report: InvitationReportProps = {
  check: CHECK,
  readAs: 'UTF-8, separated by semicolons',
  state: { status: 'ready' },
  lines: [
    line(2, { cohorts: ['Evening group'], newCohorts: ['Evening group'] }),
    line(3, { email: 'otieno@example.com', firstName: 'Otieno', lastName: 'Barasa', state: 'member' }),
    line(4, { firstName: '', lastName: '', state: 'duplicate', duplicateOf: 2 }),
    line(5, {
      email: 'halima(at)example.com',
      firstName: 'Halima',
      lastName: 'Abdi',
      cohorts: ['Saturday group'],
      state: 'not-an-email',
    }),
    line(6, {
      email: '',
      firstName: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa',
      lastName: '',
      state: 'removed',
    }),
    line(7, {
      email: 'kiptoo@example.com',
      firstName: 'Kiptoo',
      lastName: 'Bett',
      cohorts: ['Saturday group'],
    }),
  ],
  onFilterChange: fn(),
  page: { nextHref: '?cursor=2' },
  onSend: fn(fine),
  onDownload: fn(fine),
  onRestart: fn(),
  listHref: '/hub/invitations',
};

const meta = {
  title: 'Learning/Hubs/Invitation import',
  component: InvitationImport,
  decorators: [
    (Story) => (
      <div>
        <h1 className="pb-4 text-2xl font-heavy">Invite people by a file</h1>
        <Story />
      </div>
    ),
  ],
  args: {
    onUpload: fn<UploadFile>(async () => ({ ok: true })),
    maxBytes: 2_000_000,
    maxLines: 5000,
    example: 'email,first name,last name,cohort\nnaserian@example.com,Naserian,Lekishon,Saturday group',
    onExample: fn(),
    report,
  },
} satisfies Meta<typeof InvitationImport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const ChoosesAFile: Story = {
  tags: ['state:empty'],
  args: {
    report: undefined,
    onUpload: fn<UploadFile>(async () => ({
      ok: false,
      message: 'The first line names no column for email addresses.',
    })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'What the file looks like' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download an example' }));
    await expect(args.onExample).toHaveBeenCalledOnce();
    await userEvent.upload(
      canvas.getByLabelText(/^File with the people to invite/),
      new File(['name'], 'people.csv', { type: 'text/csv' }),
    );
    await expect(
      await canvas.findByText('The first line names no column for email addresses.'),
    ).toBeVisible();
  },
};

function Sends(props: ComponentProps<typeof InvitationImport>) {
  const [check, setCheck] = useState(CHECK);
  if (!props.report) return null;
  return (
    <InvitationImport
      {...props}
      report={{
        ...props.report,
        check,
        onSend: async () => {
          setCheck({ ...CHECK, state: 'sending', invited: 1, changed: 1 });
          return fine();
        },
      }}
    />
  );
}

export const Keyboard: Story = {
  tags: [
    'keyboard',
    'spec:13.180',
    'wcag:1.3.1',
    'wcag:1.4.1',
    'wcag:2.1.1',
    'wcag:2.4.3',
    'wcag:3.3.4',
    'wcag:4.1.3',
  ],
  render: (args) => <Sends {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Report on saturday.csv' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Same address as line 2')).toBeVisible();
    await expect(canvas.getByText('A new cohort will be made: Evening group')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Result' }), 'not-an-email');
    await expect(report.onFilterChange).toHaveBeenLastCalledWith('not-an-email');
    const send = canvas.getByRole('button', { name: 'Send 2 invitations' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 invitations?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Invitations are being sent' }),
    ).toHaveAttribute('aria-valuetext', 'Invitations are being sent: 1 of 2 sent');
    await expect(canvas.getByText(/1 line has changed since the report/)).toBeVisible();
  },
};

export const RefusedAndDone: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
  render: (args) => (
    <div className="flex flex-col gap-10">
      <InvitationImport {...args} />
      {args.report && (
        <InvitationImport
          {...args}
          report={{
            ...args.report,
            check: { ...args.report.check, fileName: 'evening.csv', state: 'sent', invited: 40 },
            lines: [],
          }}
        />
      )}
    </div>
  ),
  args: {
    report: {
      ...report,
      check: {
        ...CHECK,
        counts: {
          ...{ ready: 0, member: 3, invited: 0, duplicate: 0 },
          ...{ 'not-an-email': 0, unreadable: 0, blocked: 0, removed: 0 },
        },
        cohortOnly: 0,
        newCohorts: [],
        ignoredColumns: [],
      },
      page: undefined,
      onDownload: fn(async () => ({ ok: false as const, message: 'This report is no longer kept.' })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nobody in this file needs an invitation.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Download the report' })[0] as HTMLElement);
    await expect(await canvas.findByText('This report is no longer kept.')).toBeVisible();
    await expect(canvas.getByText('40 invitations sent')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the invitations' })).toBeVisible();
  },
};
