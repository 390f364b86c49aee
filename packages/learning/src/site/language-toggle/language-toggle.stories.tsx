import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MessagesProvider } from '@digiken/ui/messages-provider';
import { LanguageToggle } from './language-toggle';

const KISWAHILI = {
  'language-toggle': { change: 'badilisha lugha', changed: 'Tovuti hii sasa iko kwa Kiswahili.' },
};

interface HostProps {
  onChange: (tag: string) => void;
}

function Host({ onChange }: HostProps) {
  const [locale, setLocale] = useState('en-KE');
  return (
    <MessagesProvider
      locale={locale}
      messages={locale === 'sw-KE' ? KISWAHILI : undefined}
      languages={[
        { tag: 'en-KE', name: 'English' },
        { tag: 'sw-KE', name: 'Kiswahili' },
      ]}
      onLanguageChange={(tag) => {
        onChange(tag);
        setLocale(tag);
      }}
    >
      <LanguageToggle />
    </MessagesProvider>
  );
}

const meta = {
  title: 'Learning/Site/Language toggle',
  component: Host,
  parameters: { propsOf: LanguageToggle },
  args: { onChange: fn() },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: [
    'keyboard',
    'state:default',
    'spec:14.198',
    'wcag:2.1.1',
    'wcag:2.5.3',
    'wcag:3.1.2',
    'wcag:3.2.2',
    'wcag:4.1.3',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Kiswahili ?, change the language$/ });
    await expect(button).toHaveFocus();
    await expect(within(button).getByText('Kiswahili').parentElement).toHaveAttribute('lang', 'sw-KE');
    const { width } = button.getBoundingClientRect();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('sw-KE');
    const back = canvas.getByRole('button', { name: /English ?, badilisha lugha$/ });
    await expect(back).toHaveFocus();
    await expect(back.getBoundingClientRect().width).toBe(width);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent(
        'Tovuti hii sasa iko kwa Kiswahili.',
      ),
    );
  },
};

export const OneLanguage: Story = {
  tags: ['state:empty'],
  render: () => (
    <MessagesProvider languages={[{ tag: 'en-KE', name: 'English' }]} onLanguageChange={() => {}}>
      <LanguageToggle />
    </MessagesProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
