import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CertificateTemplateForm } from './certificate-template-form';

const SIGNATURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" width="200" height="60"%3E%3Cpath d="M10 50C40 0 60 0 50 40s40 10 60-10 30 40 80 0" fill="none" stroke="%2312251c" stroke-width="3"/%3E%3C/svg%3E';

const meta = {
  title: 'Learning/Authoring/Certificate template form',
  component: CertificateTemplateForm,
  args: {
    template: {
      enabled: true,
      signatory: '',
      signatoryTitle: '',
      validityMonths: null,
      signature: null,
    },
    limits: { name: 100, months: 120, signatureBytes: 200_000 },
    onSave: fn(async () => ({ ok: true as const })),
  },
} satisfies Meta<typeof CertificateTemplateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const large = new File([new Uint8Array(200_001)], 'large.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture of the signature'), large);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the certificate' }));
    await expect(canvas.getByRole('link', { name: 'Use a picture of at most 200 kB' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    const small = new File([new Uint8Array(20)], 'small.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture of the signature'), small);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Signed by' }), 'Dr Otieno{Enter}');
    await expect(canvas.getByText('Saved. Certificates that were issued stay as they are.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({
      enabled: true,
      signatory: 'Dr Otieno',
      signatoryTitle: '',
      validityMonths: null,
      signature: small,
    });
  },
};

export const WithSignature: Story = {
  tags: ['wcag:1.1.1'],
  args: {
    template: {
      enabled: true,
      signatory: 'Dr Akinyi Otieno',
      signatoryTitle: 'Head of learning',
      validityMonths: 24,
      signature: SIGNATURE,
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the certificate' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ signature: null, validityMonths: 24 }),
    );
  },
};

export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    template: {
      enabled: true,
      signatory: 'Wanjirũ wa Kamaũ Nyakerarionkiambogoriochieng’ Otieno',
      signatoryTitle: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa',
      validityMonths: 120,
      signature: null,
    },
  },
};
