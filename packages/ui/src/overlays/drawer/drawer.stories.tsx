import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { dialogContract } from '../../foundations/contracts/dialog.contract';
import { Drawer, type DrawerProps } from './drawer';

type HostProps = Omit<DrawerProps, 'open' | 'onOpenChange'> & { onClosed?: () => void };

function Host({ onClosed, ...props }: HostProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="min-h-[30rem]">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Show the contents
      </Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) onClosed?.();
        }}
      />
    </div>
  );
}

const LESSONS = [
  'What the plants tell you',
  'Reading a soil sensor',
  'Sending a first message',
  'A dashboard for the field',
];

const contents = (
  <ol className="flex flex-col gap-1">
    {LESSONS.map((lesson) => (
      <li key={lesson}>
        <a href="#lesson" className="block rounded-md px-3 py-2.5 hover:bg-hover">
          {lesson}
        </a>
      </li>
    ))}
  </ol>
);

const meta = {
  title: 'Overlays/Drawer',
  component: Host,
  parameters: { propsOf: Drawer },
  args: { title: 'Contents of “Water and soil”', children: contents, onClosed: fn() },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'Show the contents' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toHaveFocus());
  return { opener, drawer };
}

export const Default: Story = { tags: ['!test'] };

export const Right: Story = {
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await expect(drawer).toHaveAccessibleName('Contents of “Water and soil”');
  },
};

export const Left: Story = { ...Right, args: { side: 'left', size: 'sm' } };

export const Wide: Story = {
  args: { size: 'lg' },
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    if (window.innerWidth >= 1024) {
      const room = (drawer.parentElement as HTMLElement).clientWidth;
      await expect(drawer.getBoundingClientRect().width / room).toBeCloseTo(0.4, 2);
    } else {
      await expect(drawer.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

export const Contract: Story = {
  tags: [
    '!dev',
    'contract',
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.1.2',
    'wcag:2.4.3',
    'wcag:4.1.2',
    'wcag:4.1.3',
  ],
  play: async ({ canvasElement, args }) => {
    await dialogContract({
      trigger: () => within(canvasElement).getByText('Show the contents').closest('button') as HTMLElement,
      name: 'Contents of “Water and soil”',
    });
    await expect(args.onClosed).toHaveBeenCalledTimes(5);
  },
};

export const ManyAndLong: Story = {
  args: {
    title: 'Contents of “Farm data from the seed to the market: sensors, messages, and what to do with them”',
    children: (
      <ol className="flex flex-col gap-1">
        {Array.from({ length: 24 }, (_, index) => (
          <li key={index}>
            <a href="#lesson" className="block rounded-md px-3 py-2.5 hover:bg-hover">
              Lesson {index + 1}: {LESSONS[index % LESSONS.length]}
            </a>
          </li>
        ))}
      </ol>
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

/** Its own layout, out of the parts. */
export const Parts: Story = {
  tags: ['wcag:4.1.2'],
  render: () => (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button>Filters</Button>
      </Drawer.Trigger>
      <Drawer.Content side="left" size="sm" data-filters="courses">
        <Drawer.Title className="text-xl font-bold">Filters</Drawer.Title>
        <p>Nothing is filtered.</p>
        <Drawer.Close asChild>
          <Button>Show courses</Button>
        </Drawer.Close>
      </Drawer.Content>
    </Drawer.Root>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(drawer).toHaveAttribute('data-filters', 'courses');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show courses' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};
