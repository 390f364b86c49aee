import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useAnnounce } from '../announcer/announcer';
import { BaseLink, useCurrentPath } from '../link-provider/link-provider';
import { useLocale } from '../messages-provider/messages-provider';
import { useTheme } from '../theme-provider/theme-provider';
import { DigikenProvider } from './digiken-provider';

function Everything() {
  const { theme } = useTheme();
  const announce = useAnnounce();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <dt className="font-bold">Theme</dt>
      <dd>{theme}</dd>
      <dt className="font-bold">Locale</dt>
      <dd>{useLocale()}</dd>
      <dt className="font-bold">Path</dt>
      <dd>
        <BaseLink href="/courses" className="text-link underline">
          {useCurrentPath()}
        </BaseLink>
      </dd>
      <dt className="font-bold">Voice</dt>
      <dd>
        <button
          type="button"
          className="min-h-target rounded-sm bg-selected px-3 font-bold forced-colors:border-2"
          onClick={() => announce('Heard')}
        >
          Say something
        </button>
      </dd>
    </dl>
  );
}

const meta = {
  title: 'Foundations/Digiken provider',
  component: DigikenProvider,
  args: { locale: 'sw-KE', currentPath: '/courses', children: <Everything /> },
} satisfies Meta<typeof DigikenProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const EverythingAtOnce: Story = {
  tags: ['wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('sw-KE');
    await expect(canvasElement).toHaveTextContent('/courses');
    within(canvasElement).getByRole('button', { name: 'Say something' }).click();
    await waitFor(() => expect(document.body).toHaveTextContent('Heard'));
  },
};
