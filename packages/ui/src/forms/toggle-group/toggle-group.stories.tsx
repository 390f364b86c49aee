import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, LayoutGrid, List, Map, Underline } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../foundations/lib/icon';
import { ToggleGroup } from './toggle-group';

const VIEWS = [
  { value: 'list', label: 'List', icon: <Icon of={List} size={18} /> },
  { value: 'grid', label: 'Grid', icon: <Icon of={LayoutGrid} size={18} /> },
  { value: 'map', label: 'Map', icon: <Icon of={Map} size={18} /> },
];
const FORMATS = [
  { value: 'bold', label: 'Bold', icon: <Icon of={Bold} size={18} /> },
  { value: 'italic', label: 'Italic', icon: <Icon of={Italic} size={18} /> },
  { value: 'underline', label: 'Underline', icon: <Icon of={Underline} size={18} /> },
];

const onFormats = fn();

const meta = {
  title: 'Forms/Toggle group',
  component: ToggleGroup,
  args: { label: 'Show courses as', items: VIEWS, defaultValue: 'grid', onValueChange: fn() },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Show courses as' }));
    await expect(group.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Map' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('map');
    await expect(group.getByRole('radio', { name: 'Grid' })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Grid')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Map')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('map');
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(radio('List')).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(radio('Map')).toBeChecked();
    await userEvent.keyboard('{Home}');
    await expect(radio('List')).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(radio('List')).toHaveFocus();
  },
};

export const Multiple: Story = {
  tags: ['keyboard', 'wcag:1.4.1', 'wcag:2.1.1', 'wcag:4.1.2'],
  render: () => (
    <ToggleGroup
      multiple
      label="Text style"
      hideLabels
      items={FORMATS}
      defaultValue={['bold']}
      onValueChange={onFormats}
    />
  ),
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await expect(within(canvasElement).getByRole('group', { name: 'Text style' })).toBeVisible();
    await userEvent.tab();
    await expect(button('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(button('Italic')).toHaveAttribute('aria-pressed', 'true');
    await expect(onFormats).toHaveBeenLastCalledWith(['bold', 'italic']);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onFormats).toHaveBeenLastCalledWith(['italic']);
    await expect(button('Bold')).toHaveFocus();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <ToggleGroup {...args} size="sm" />
      <ToggleGroup {...args} />
      <ToggleGroup {...args} size="lg" />
    </div>
  ),
};

export const Disabled: Story = {
  tags: ['state:disabled'],
  args: {
    items: [...VIEWS.slice(0, 2), { ...(VIEWS[2] as (typeof VIEWS)[0]), disabled: true }],
    defaultValue: 'list',
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: 'List' })).toHaveFocus();
  },
};

export const LongLabels: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    items: [
      { value: 'a', label: 'Kozi zote nilizojiandikishia' },
      { value: 'b', label: 'Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji' },
      { value: 'c', label: 'Zilizokamilika' },
    ],
    defaultValue: 'b',
  },
};
