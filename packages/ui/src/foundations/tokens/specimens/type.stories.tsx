import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../design-tokens';

const SIZES = [
  ['5xl', 'text-5xl'],
  ['4xl', 'text-4xl'],
  ['3xl', 'text-3xl'],
  ['2xl', 'text-2xl'],
  ['xl', 'text-xl'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
] as const;

const WEIGHTS = [
  ['normal', 'font-normal'],
  ['medium', 'font-medium'],
  ['bold', 'font-bold'],
  ['heavy', 'font-heavy'],
] as const;

const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Atkinson Hyperlegible Next, designed for low vision: I, l and 1, O and 0 are clearly different. */
export const Sizes: Story = {
  render: () => (
    <dl className="flex flex-col gap-6">
      {SIZES.map(([name, look]) => (
        <div key={name}>
          <dt className="text-sm text-ink-muted">
            {look}: {tokens.scale[`text.${name}`]}, line height {tokens.scale[`leading.${name}`]}
          </dt>
          <dd className={look}>Maji ni uhai: water is life</dd>
        </div>
      ))}
    </dl>
  ),
};

export const Weights: Story = {
  render: () => (
    <dl className="flex flex-col gap-6">
      {WEIGHTS.map(([name, look]) => (
        <div key={name}>
          <dt className="text-sm text-ink-muted">
            {look}: {tokens.scale[`weight.${name}`]}
          </dt>
          <dd className={`text-2xl ${look}`}>From the first receipt to the yearly accounts</dd>
        </div>
      ))}
    </dl>
  ),
};

/** Figures are tabular, so that amounts align in columns. */
export const Figures: Story = {
  render: () => (
    <ul className="w-40 text-end text-lg">
      <li>1,111</li>
      <li>20,480</li>
      <li>987,654</li>
    </ul>
  ),
};

export const Measure: Story = {
  render: () => (
    <p className="max-w-measure">
      A line of running text is at most 65 characters long. The eye finds the next line without a search, and
      nobody has to turn a phone on its side to read a lesson. Headings may be wider, because they are short.
    </p>
  ),
};
