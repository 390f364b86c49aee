import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CodeBlock, type CodeToken } from './code-block';

const CODE = `import sensor

def moisture(pin: int) -> float:
    """Share of water in the soil, from 0 to 1."""
    value = sensor.read(pin)  # 0 to 1023
    return 1 - value / 1023
`;

const keyword = (text: string): CodeToken => ({ text, kind: 'keyword' });
const title = (text: string): CodeToken => ({ text, kind: 'title' });
const number = (text: string): CodeToken => ({ text, kind: 'number' });

/** As a highlighter on the server returns them. */
const TOKENS: CodeToken[][] = [
  [keyword('import'), { text: ' sensor' }],
  [],
  [
    keyword('def'),
    { text: ' ' },
    title('moisture'),
    { text: '(pin: ' },
    title('int'),
    { text: ') -> ' },
    title('float'),
    { text: ':' },
  ],
  [{ text: '    ' }, { text: '"""Share of water in the soil, from 0 to 1."""', kind: 'string' }],
  [
    { text: '    value = sensor.' },
    title('read'),
    { text: '(pin)  ' },
    { text: '# 0 to 1023', kind: 'comment' },
  ],
  [{ text: '    ' }, keyword('return'), { text: ' ' }, number('1'), { text: ' - value / ' }, number('1023')],
];

/** Stands for the clipboard, which a browser without focus refuses. */
const writeText = fn<(text: string) => Promise<void>>();
function stubClipboard(result: () => Promise<void>) {
  writeText.mockReset().mockImplementation(result);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
const polite = () => document.querySelector('[data-slot=announcer-polite]')?.textContent;

const meta = {
  title: 'Display/Code block',
  component: CodeBlock,
  args: { code: CODE, language: 'Python', tokens: TOKENS },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.4.3'],
  play: async ({ canvasElement }) => {
    const pre = canvasElement.querySelector('pre') as HTMLElement;
    // In the tab order exactly if it scrolls.
    await waitFor(() => expect(pre.tabIndex === 0).toBe(pre.scrollWidth > pre.clientWidth + 1));
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:1.4.10', 'wcag:2.1.1', 'wcag:4.1.3', 'wcag:4.1.2'],
  args: {
    label: 'flash-the-board.sh',
    language: 'Shell',
    tokens: undefined,
    code: 'esptool.py --chip esp32 --port /dev/ttyUSB0 --baud 460800 write_flash --flash_mode dio --flash_size detect 0x1000 firmware-kilimo-cha-umwagiliaji-2026-11.bin',
  },
  play: async ({ canvasElement }) => {
    stubClipboard(() => Promise.resolve());
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /^Copy ?: flash-the-board.sh/ });
    const region = await canvas.findByRole('region', { name: 'flash-the-board.sh' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(polite()).toContain('Copied'));
    await expect(button).toHaveAccessibleName(/^Copied ?: flash-the-board.sh/);
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const Lines: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.1'],
  args: { lineNumbers: true, firstLine: 8, highlightedLines: [10, 12, 13], label: 'soil.py' },
  play: async ({ canvasElement }) => {
    stubClipboard(() => Promise.resolve());
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(CODE));
    await expect(within(canvasElement).getByText('Highlighted lines: 10 and 12–13')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[data-marked]')).toHaveLength(3);
    getSelection()?.selectAllChildren(canvasElement.querySelector('code') as HTMLElement);
    await expect(getSelection()?.toString().trim()).toBe(CODE.trim());
    getSelection()?.removeAllRanges();
  },
};

export const CopyRefused: Story = {
  tags: ['state:error', 'wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    stubClipboard(() => Promise.reject(new Error('NotAllowedError')));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Copy/ }));
    await expect(await within(canvasElement).findByText(/could not be copied/)).toBeVisible();
    await waitFor(() => expect(polite()).toContain('could not be copied'));
    await expect(getSelection()?.toString()).toContain('def moisture');
  },
};

/** A line of highlight.js, and text that wraps on a page that runs from right to left. */
export const WrapsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    language: 'JSON',
    wrap: true,
    lineNumbers: true,
    tokens: undefined,
    code: '{\n  "somo": "Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua-katika-bustani-ndogo"\n}',
    renderLine: (line) => (line.startsWith(' ') ? <span className="hljs-string">{line}</span> : line),
  },
  play: async ({ canvasElement }) => {
    const pre = canvasElement.querySelector('pre') as HTMLElement;
    await expect(pre.scrollWidth).toBe(pre.clientWidth);
    await expect(getComputedStyle(pre).direction).toBe('ltr');
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
