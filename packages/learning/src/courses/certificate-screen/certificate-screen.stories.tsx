import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CertificateScreen, type CertificateView } from './certificate-screen';

const BADGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Ccircle cx="5" cy="5" r="5" fill="%2312251c"/%3E%3C/svg%3E';

const certificate: CertificateView = {
  learner: 'Achieng Odhiambo',
  course: 'Beekeeping for Small Farms',
  instructor: 'Mercy Chebet',
  issuedAt: '2026-11-22T09:30:00.000Z',
  id: 'DK-20261122-beek-9f3a61c2',
  verifyHref: '#verify',
  state: 'valid',
  pdfHref: '#pdf',
  linkedInHref: '#linkedin',
  badge: { picture: BADGE, png: '#png', svg: '#svg', credential: '#credential' },
  results: [
    { title: 'Where bees live', score: 0.9 },
    { title: 'Harvesting honey', score: 0.75 },
  ],
};

const meta = {
  title: 'Learning/Courses/Certificate screen',
  component: CertificateScreen,
  args: { state: { status: 'ready' }, certificate, certificatesHref: '#all' },
} satisfies Meta<typeof CertificateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.1.1', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.4', 'spec:12.69'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Certificate of completion');
    await expect(canvas.getByRole('img', { name: 'Badge of Beekeeping for Small Farms' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      'All certificates',
      'Verify this certificate',
      'Download as PDF',
      'Add to LinkedIn (opens in this tab)',
      'Badge as a picture (PNG)',
      'Badge as a drawing (SVG)',
      'Signed certificate (JWT)',
    ]);
  },
};

export const Replaced: Story = {
  tags: ['spec:12.69'],
  args: {
    certificate: { ...certificate, state: 'superseded', pdfHref: undefined, successorHref: '#successor' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Open the certificate that replaced it' })).toHaveAttribute(
      'href',
      '#successor',
    );
    await expect(canvas.queryByRole('link', { name: /PDF|LinkedIn|Badge/ })).toBeNull();
  },
};

export const WithoutQuizzes: Story = {
  tags: ['state:empty'],
  args: { certificate: { ...certificate, results: [] } },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { state: { status: 'loading' }, certificate: undefined },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: { state: { status: 'error', error: { message: 'The server did not answer.' } } },
};

export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    certificate: {
      ...certificate,
      learner: 'Wanjirũ wa Kamaũ Nyakerarionkiambogoriochieng’ Otieno',
      results: [
        {
          title: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa: environmental impact assessments',
          score: 1,
        },
      ],
    },
  },
};
