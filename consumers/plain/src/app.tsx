import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Checkbox } from '@digiken/ui/checkbox';
import { Dialog } from '@digiken/ui/dialog';
import { Drawer } from '@digiken/ui/drawer';
import { Menu } from '@digiken/ui/menu';
import { Select } from '@digiken/ui/select';
import { TextLink } from '@digiken/ui/text-link';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';

export function App() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const { show } = useToast();
  const close = () => setOpen(null);
  return (
    <main className="desk">
      <h1>Library desk</h1>
      <Callout tone="info" title="Two books are due on Friday">
        <TextLink href="/loans">See your loans</TextLink>
      </Callout>
      <Select
        label="Branch"
        name="branch"
        options={[
          { value: 'eldoret', label: 'Eldoret' },
          { value: 'mombasa', label: 'Mombasa' },
        ]}
      />
      <Checkbox label="Remind me by email" name="remind" />
      <div className="desk-actions">
        <Button onClick={() => setOpen('dialog')}>Renew all</Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Opening hours
        </Button>
        <Menu
          label="More"
          items={[
            { label: 'Report a loss', onSelect: () => show({ tone: 'info', message: 'We have noted it.' }) },
            { label: 'Print the list', onSelect: () => show({ tone: 'info', message: 'Sent to print.' }) },
          ]}
        />
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Renew two books?"
        footer={
          <Button
            onClick={() => {
              close();
              show({ tone: 'success', message: 'Renewed until 5 December.' });
            }}
          >
            Renew
          </Button>
        }
      >
        <p>Each book stays with you for two more weeks.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onOpenChange={close} title="Opening hours">
        <p>Monday to Saturday, eight to six.</p>
      </Drawer>
    </main>
  );
}
