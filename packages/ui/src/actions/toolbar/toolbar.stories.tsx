import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Redo2, Trash2, Undo2 } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToggleGroup } from '../../forms/toggle-group/toggle-group';
import { Icon } from '../../foundations/lib/icon';
import { Menu, preloadMenu } from '../../overlays/menu/menu';
import { Button, ButtonLink } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Toolbar } from './toolbar';

const onAlign = fn();

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Formatting',
    children: (
      <>
        <Toolbar.Group label="History">
          <IconButton size="sm" label="Undo" icon={<Icon of={Undo2} />} />
          <IconButton size="sm" label="Redo" icon={<Icon of={Redo2} />} disabled />
        </Toolbar.Group>
        <Toolbar.Separator />
        <ToggleGroup
          multiple
          size="sm"
          hideLabels
          label="Text style"
          items={[
            { value: 'bold', label: 'Bold', icon: <Icon of={Bold} size={18} /> },
            { value: 'italic', label: 'Italic', icon: <Icon of={Italic} size={18} /> },
          ]}
        />
        <ToggleGroup
          size="sm"
          label="Alignment"
          defaultValue="start"
          onValueChange={onAlign}
          items={[
            { value: 'start', label: 'Start' },
            { value: 'centre', label: 'Centre' },
          ]}
        />
        <Toolbar.Separator />
        <Menu
          size="sm"
          variant="quiet"
          label="More"
          items={[
            { label: 'Insert a table', onSelect: () => {} },
            { label: 'Insert a picture', onSelect: () => {} },
          ]}
        />
        <ButtonLink size="sm" variant="quiet" href="/help-desk">
          Help
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

const stops = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('button:enabled, a')].filter(({ tabIndex }) => tabIndex === 0);

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await expect(stops(canvasElement)).toEqual([within(canvasElement).getByRole('button', { name: 'Undo' })]);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rtl = document.dir === 'rtl';
    const [next, previous] = rtl ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    // Redo is disabled.
    await userEvent.keyboard(next);
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(next + next + next);
    // In a toolbar, arrow keys move between radios and do not select.
    const centre = canvas.getByRole('radio', { name: 'Centre' });
    await expect(centre).toHaveFocus();
    await expect(centre).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(onAlign).toHaveBeenLastCalledWith('centre');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(previous + previous);
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    // It is one stop, and Tab returns to the control that was left.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await expect(stops(canvasElement)).toHaveLength(1);
  },
};

/** The keys of an open menu are its own; Escape returns to the toolbar. */
export const WithMenu: Story = {
  tags: ['wcag:2.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More' });
    await preloadMenu();
    await userEvent.click(more);
    await expect(await canvas.findByRole('menuitem', { name: 'Insert a table' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Insert a picture' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(stops(canvasElement)).toEqual([more]);
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    label: 'Selected lessons',
    children: (
      <>
        <Button size="sm" variant="quiet">
          Move up
        </Button>
        <Button size="sm" variant="quiet">
          Move down
        </Button>
        <Toolbar.Separator orientation="horizontal" />
        <Button size="sm" variant="quiet" icon={<Icon of={Trash2} size={18} />}>
          Delete
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};
