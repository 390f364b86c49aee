import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CertificateCheckScreen, type CheckedCertificateView } from './certificate-check-screen';

const certificate: CheckedCertificateView = {
  number: 'DK-20261122-beek-9f3a61c2',
  name: 'Achieng Odhiambo',
  course: 'Beekeeping for Small Farms',
  courseHref: '#course',
  signatory: 'Mercy Chebet',
  state: 'valid',
  issuedAt: '2026-11-22T09:30:00.000Z',
  lessons: 24,
  quizzes: 6,
  average: 0.88,
  outcomes: [
    'Choose a site that bees stay in',
    'Catch a swarm, or buy a colony safely',
    'Harvest, weigh and label honey for sale',
  ],
  qr: { size: 4, path: 'M0 0h2v2h-2zM3 1h1v3h-1z' },
  pdfHref: '#pdf',
};

const meta = {
  title: 'Learning/Courses/Certificate check screen',
  component: CertificateCheckScreen,
  args: { certificate, checkedAt: '2026-11-22T11:10:00.000Z', onCheck: fn() },
} satisfies Meta<typeof CertificateCheckScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:1.3.2', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This certificate is real');
    await expect(canvas.getByText('6 quizzes passed, 88% on average')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Download as PDF' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Certificate number' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter the number of the certificate/);
    await userEvent.keyboard('DK-1{Enter}');
    await expect(args.onCheck).toHaveBeenCalledWith('DK-1');
  },
};

export const Withdrawn: Story = {
  tags: ['state:error', 'spec:16.26', 'wcag:1.4.1', 'wcag:3.1.2'],
  args: {
    certificate: {
      ...certificate,
      state: 'revoked',
      reason: 'Mtu mwingine alifanya majaribio.',
      reasonLanguage: 'sw',
      endedAt: '2026-12-02T08:00:00.000Z',
      pdfHref: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mtu mwingine alifanya majaribio.')).toHaveAttribute('lang', 'sw');
  },
};

export const Replaced: Story = {
  args: {
    certificate: {
      ...certificate,
      state: 'superseded',
      endedAt: '2026-12-02T08:00:00.000Z',
      successorHref: '#successor',
      pdfHref: undefined,
    },
  },
};

export const Expired: Story = {
  args: {
    certificate: {
      ...certificate,
      state: 'expired',
      expiresAt: '2026-11-01T08:00:00.000Z',
      average: undefined,
      outcomes: [],
      pdfHref: undefined,
    },
  },
};

export const Unknown: Story = { tags: ['state:empty'], args: { certificate: null } };

export const NumberOnly: Story = { args: { certificate: undefined } };

export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    certificate: {
      ...certificate,
      name: 'Wanjirũ wa Kamaũ Nyakerarionkiambogoriochieng’ Otieno',
      course: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa: environmental impact assessments',
    },
  },
};
