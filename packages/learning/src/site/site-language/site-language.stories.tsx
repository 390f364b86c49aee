import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MessagesProvider } from '@digiken/ui/messages-provider';
import { SiteLanguage } from './site-language';

const SWAHILI = {
  'site-language': { label: 'Lugha ya tovuti hii', changed: 'Tovuti hii sasa ni ya Kiswahili.' },
};

interface HostProps {
  onChange: (tag: string) => void;
}

function Host({ onChange }: HostProps) {
  const [locale, setLocale] = useState('en-KE');
  return (
    <MessagesProvider
      locale={locale}
      messages={locale === 'sw-KE' ? SWAHILI : undefined}
      languages={[
        { tag: 'en-KE', name: 'English' },
        { tag: 'sw-KE', name: 'Kiswahili' },
      ]}
      onLanguageChange={(tag) => {
        onChange(tag);
        setLocale(tag);
      }}
    >
      <SiteLanguage className="max-w-form" />
    </MessagesProvider>
  );
}

const meta = {
  title: 'Learning/Site/Site language',
  component: Host,
  parameters: { propsOf: SiteLanguage },
  args: { onChange: fn() },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'wcag:2.1.1', 'wcag:3.2.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Language of this site' });
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'Kiswahili');
    await expect(args.onChange).toHaveBeenCalledWith('sw-KE');
    await expect(canvas.getByRole('combobox', { name: 'Lugha ya tovuti hii' })).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent(
        'Tovuti hii sasa ni ya Kiswahili.',
      ),
    );
  },
};
