import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Printer } from 'lucide';
import { expect, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { Icon } from '@digiken/ui/icon';
import { Certificate, CertificateCard } from './certificate';

const meta = {
  title: 'Learning/Courses/Certificate',
  component: Certificate,
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-content">
        <Story />
      </div>
    ),
  ],
  args: {
    learner: 'Achieng Odhiambo',
    course: 'Bookkeeping for small shops',
    instructor: 'Wanjiru Kamau',
    issuedAt: '2026-11-20T09:30:00.000Z',
    id: 'DK-20261120-book-9f3a61c2',
    verifyHref: '/certificate/DK-20261120-book-9f3a61c2',
    qr: { size: 4, path: 'M0 0h2v2h-2zM3 1h1v3h-1z' },
    state: 'valid',
    actions: (
      <>
        <Button icon={<Icon of={Printer} size={20} />}>Print it</Button>
        <ButtonLink href="#pdf" variant="secondary" icon={<Icon of={Download} size={20} />}>
          Download as PDF
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Certificate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Valid: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:1.3.2', 'wcag:1.4.5', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const article = canvas.getByRole('article', { name: 'Certificate of completion' });
    // The reading order of the text.
    const text = (article.textContent ?? '').replaceAll(/\s+/g, ' ');
    await expect(text).toMatch(
      /Certificate of completion\s?This certifies that\s?Achieng Odhiambo\s?has completed the course\s?Bookkeeping for small shops\s?.*20 November 2026.*DK-20261120-book-9f3a61c2/,
    );
    await expect(canvas.getByText('Valid')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Verify this certificate' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print it' })).toHaveFocus();
  },
};

export const Withdrawn: Story = {
  tags: ['state:error', 'spec:16.26', 'wcag:1.4.1', 'wcag:3.1.2'],
  args: {
    state: 'revoked',
    revokedReason: 'Mtu mwingine alifanya majaribio. Uliza dawati la usaidizi.',
    revokedReasonLanguage: 'sw',
    actions: <TextLink href="/help-desk">Ask the help desk</TextLink>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('This certificate was withdrawn');
    await expect(within(canvasElement).getByText(/^Mtu mwingine/)).toHaveAttribute('lang', 'sw');
    // In one word, and as a stamp on the paper.
    await expect(within(canvasElement).getAllByText('Withdrawn')).toHaveLength(2);
  },
};

export const BeingPrepared: Story = {
  tags: ['state:loading'],
  args: { state: 'pending', actions: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('DK-20261120');
    await expect(canvasElement).not.toHaveTextContent('20 November 2026');
  },
};

export const LongNames: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    learner: 'Nyamweya-Onyango Kerubo wa Mwangi Kipchirchir-Lekishon',
    course:
      'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa: environmental impact assessments for county committees',
    instructor: 'Prof. Mwanaisha binti Salim wa Abdalla-Chepkoech',
  },
};

export const InAList: Story = {
  render: () => (
    <div>
      <h2 className="pb-4 text-xl font-bold">Your certificates</h2>
      <ul className="grid gap-6 md:grid-cols-3">
        <li>
          <CertificateCard
            course="Bookkeeping for small shops"
            href="#1"
            issuedAt="2026-11-20T09:30:00.000Z"
            id="DK-20261120-book-9f3a61c2"
            state="valid"
            actions={
              <ButtonLink href="#pdf" size="sm" variant="secondary">
                Download
              </ButtonLink>
            }
          />
        </li>
        <li>
          <CertificateCard
            course="Solar wiring at home"
            issuedAt="2026-11-21T06:00:00.000Z"
            id="DK-20261121-sola-00000000"
            state="pending"
          />
        </li>
        <li>
          <CertificateCard
            course="First aid on the road, with the practical weekend of the Red Cross in Elgeyo-Marakwet"
            href="#3"
            issuedAt="2025-03-02T10:00:00.000Z"
            id="DK-20250302-firs-c04e77ab"
            state="revoked"
          />
        </li>
      </ul>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(within(canvasElement).getByText('Being prepared')).toBeVisible();
  },
};
