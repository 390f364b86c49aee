import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from '../actions/theme-toggle/theme-toggle';
import { Button } from '../actions/button/button';
import { DataTable } from '../display/data-table/data-table';
import { VirtualTable } from '../display/virtual-table/virtual-table';
import { ToastProvider } from '../feedback/toast/toast';
import { Combobox } from '../forms/combobox/combobox';
import { Dialog } from '../overlays/dialog/dialog';
import { Menu } from '../overlays/menu/menu';
import { Tooltip } from '../overlays/tooltip/tooltip';
import { SkipLink } from '../navigation/skip-link/skip-link';
import { DigikenProvider } from './digiken-provider/digiken-provider';

const show = (ui: ReactNode) =>
  render(
    <DigikenProvider>
      <ToastProvider>{ui}</ToastProvider>
    </DigikenProvider>,
  );

const columns = [{ id: 'name', label: 'Name', cell: ({ name }: { name: string }) => name, rowHeader: true }];
const rows = [{ name: 'Achieng' }, { name: 'Baraka' }];
const rowKey = ({ name }: { name: string }) => name;

afterEach(cleanup);

describe('components in jsdom, which has no layout and no observers', () => {
  it('runs without what jsdom lacks', () => {
    for (const name of ['ResizeObserver', 'IntersectionObserver']) {
      expect(name in window, name).toBe(false);
    }
    expect('scrollIntoView' in Element.prototype).toBe(false);
  });

  it('renders tables', () => {
    show(<DataTable label="Learners" columns={columns} rows={rows} rowKey={rowKey} />);
    expect(screen.getByText('Achieng')).toBeDefined();
    cleanup();
    show(<VirtualTable label="Learners" columns={columns} rows={rows} rowKey={rowKey} />);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeDefined();
  });

  it('opens a combobox and moves in it', () => {
    const options = [
      { value: 'siaya', label: 'Siaya' },
      { value: 'kisumu', label: 'Kisumu' },
    ];
    show(<Combobox label="County" options={options} value={null} onValueChange={() => {}} />);
    const field = screen.getByRole('combobox');
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { name: 'Kisumu' })).toBeDefined();
  });

  it('opens a dialog, a menu and a tooltip', async () => {
    show(
      <>
        <Menu label="Sort" items={[{ label: 'By day', onSelect: () => {} }]} />
        <Tooltip text="Opens the shop">
          <Button>Shop</Button>
        </Tooltip>
        <SkipLink />
        <ThemeToggle />
      </>,
    );
    fireEvent.focus(screen.getByRole('button', { name: 'Shop' }));
    fireEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    await expect.poll(() => document.documentElement.classList.contains('light')).toBe(true);
    const opener = screen.getByRole('button', { name: 'Sort' });
    opener.focus();
    fireEvent.keyDown(opener, { key: 'ArrowDown' });
    await screen.findByRole('menuitem', { name: 'By day' });
    cleanup();
    show(
      <Dialog open onOpenChange={vi.fn()} title="Leave the course?">
        <p>What you have done stays with you.</p>
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'Leave the course?' });
  });
});
