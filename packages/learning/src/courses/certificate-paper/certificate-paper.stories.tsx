import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CertificatePaper } from './certificate-paper';

const meta = {
  title: 'Learning/Courses/Certificate paper',
  component: CertificatePaper,
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Achieng Odhiambo',
    course: 'Beekeeping for Small Farms',
    issuedAt: '2026-11-22T09:30:00.000Z',
    signatory: 'Mercy Chebet',
    qr: { size: 4, path: 'M0 0h2v2h-2zM3 1h1v3h-1z' },
  },
} satisfies Meta<typeof CertificatePaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure');
    await expect(within(figure).getByText(/^Certificate of Achieng Odhiambo for/)).toBeInTheDocument();
  },
};

export const Withdrawn: Story = { tags: ['state:error', 'wcag:1.4.1'], args: { stamp: 'revoked' } };

export const LongText: Story = {
  tags: ['state:long', 'spec:17.14', 'wcag:1.4.10'],
  args: {
    name: 'Wanjirũ wa Kamaũ Nyakerarionkiambogoriochieng’ Otieno',
    course: 'Environmental impact assessments of small dams, wells and irrigation canals in dry counties',
  },
  play: async ({ canvasElement }) => {
    const hills = canvasElement.querySelector('[data-slot="certificate-hills"]') as Element;
    for (const text of canvasElement.querySelectorAll('p'))
      await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        hills.getBoundingClientRect().top,
      );
  },
};
