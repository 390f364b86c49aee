import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Form } from '../../forms/form/form';
import { Select } from '../../forms/select/select';
import { TextInput } from '../../forms/text-input/text-input';
import { dialogContract } from '../../foundations/contracts/dialog.contract';
import type { FormOutcome } from '../../foundations/lib/types';
import { FormDialog } from './form-dialog';

function Host({ onSubmit }: { onSubmit: (values: Record<string, string>) => Promise<FormOutcome> }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="min-h-[36rem]">
      <Button onClick={() => setOpen(true)}>Add a category</Button>
      <FormDialog
        open={open}
        title="Add a category"
        description="Courses are found by their category. Keep the name short and plain."
        onOpenChange={setOpen}
      >
        <Form
          onSubmit={onSubmit}
          fieldIds={{ name: 'category-name', parent: 'category-group' }}
          submitLabel="Add category"
          busyLabel="Adding…"
        >
          {({ errors }) => (
            <>
              <TextInput id="category-name" name="name" label="Name" autoComplete="off" error={errors.name} />
              <Select
                id="category-group"
                name="parent"
                label="Shown under"
                options={[
                  { value: 'work', label: 'Work and trades' },
                  { value: 'school', label: 'School subjects' },
                ]}
              />
            </>
          )}
        </Form>
      </FormDialog>
    </div>
  );
}

const meta = {
  title: 'Overlays/Form dialog',
  component: Host,
  parameters: { propsOf: FormDialog },
  args: {
    onSubmit: fn(
      async ({ name }: Record<string, string>): Promise<FormOutcome> =>
        name === 'Farming'
          ? { ok: true }
          : {
              ok: false,
              message: 'Please check the marked fields.',
              errors: { name: 'There is a category of this name already. Choose another name.' },
            },
    ),
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Add a category' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Add a category' });
  await waitFor(() => expect(dialog).toHaveFocus());
  return { opener, dialog };
};

export const Default: Story = { tags: ['!test'] };

export const Contract: Story = {
  tags: ['!dev', 'contract', 'keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByText('Add a category').closest('button') as HTMLElement;
    const dialog = await dialogContract({
      trigger: () => opener,
      name: 'Add a category',
      description: /found by their category/,
      outsidePress: 'nothing',
    });
    within(dialog).getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('Farming{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Farming', parent: 'work' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await openIt(canvasElement);
  },
};

export const FailedStaysOpen: Story = {
  tags: ['wcag:3.3.1'],
  play: async ({ canvasElement }) => {
    const { dialog } = await openIt(canvasElement);
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Health{Enter}');
    await expect(
      await within(dialog).findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await userEvent.click(document.querySelector('[data-slot=dialog-overlay]') as HTMLElement);
    await expect(dialog).toBeVisible();
    await expect(name).toHaveValue('Health');
  },
};
