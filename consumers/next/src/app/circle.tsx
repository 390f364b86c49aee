'use client';

import { Button } from '@digiken/ui/button';
import { Dialog } from '@digiken/ui/dialog';
import { Menu } from '@digiken/ui/menu';
import { ThemeToggle } from '@digiken/ui/theme-toggle';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';

export function Circle() {
  const [open, setOpen] = useState(false);
  const { show } = useToast();
  return (
    <>
      <ThemeToggle />
      <Button onClick={() => setOpen(true)}>Start a circle</Button>
      <Menu
        label="Sort"
        items={[{ label: 'By day', onSelect: () => show({ tone: 'info', message: 'Sorted by day.' }) }]}
      />
      <Dialog open={open} onOpenChange={setOpen} title="Start a circle">
        <p>Give it a name that readers know.</p>
      </Dialog>
    </>
  );
}
