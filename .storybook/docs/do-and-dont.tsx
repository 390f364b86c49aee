import { Archive, Bell, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '../../packages/ui/src/actions/button/button';
import { IconButton } from '../../packages/ui/src/actions/icon-button/icon-button';
import { Card } from '../../packages/ui/src/display/card/card';
import { Tabs } from '../../packages/ui/src/display/tabs/tabs';
import { TOAST_DURATION, ToastProvider, useToast } from '../../packages/ui/src/feedback/toast/toast';
import { ToastCard } from '../../packages/ui/src/feedback/toast/toast-card';
import { Select } from '../../packages/ui/src/forms/select/select';
import { TextInput } from '../../packages/ui/src/forms/text-input/text-input';
import { AnnouncerProvider } from '../../packages/ui/src/foundations/announcer/announcer';
import { Icon } from '../../packages/ui/src/foundations/lib/icon';
import { Dialog } from '../../packages/ui/src/overlays/dialog/dialog';
import { dialogSurface } from '../../packages/ui/src/overlays/dialog/dialog-look';
import { Menu } from '../../packages/ui/src/overlays/menu/menu';
import { MENU_ROW } from '../../packages/ui/src/overlays/menu/menu-look';
import { FactsAsTable, LearnersTable } from './do-and-dont-tables';

export interface DoAndDont {
  do: ReactNode;
  dont: ReactNode;
  why: { do: string; dont: string };
}

const nothing = () => {};

function NameThisDevice() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Name this device
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Name this device"
        description="The name stands in the list of places where you are signed in."
        closeOnOutsidePress={false}
        footer={<Button onClick={() => setOpen(false)}>Save the name</Button>}
      >
        <TextInput label="Name of the device" defaultValue="My phone" />
      </Dialog>
    </>
  );
}

function SaveProfile() {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ tone: 'success', message: 'Your profile is saved' })}>Save profile</Button>
  );
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleString('en', { month: 'long' }),
);
const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const places = ['Home', 'My courses', 'Certificates'];

/**
 * Examples by component, as `group/name`. They are not stories, because the gate checks every story and half of the
 * examples are wrong on purpose. The page makes the wrong ones inert.
 */
export const doAndDont: Record<string, DoAndDont> = {
  'actions/button': {
    do: (
      <>
        <Button>Enrol in this course</Button>
        <Button variant="quiet">Not now</Button>
      </>
    ),
    dont: (
      <>
        <Button>OK</Button>
        <Button>Click here</Button>
      </>
    ),
    why: {
      do: 'The label says what happens, and one button is the main one.',
      dont: 'Out of its sentence nobody knows what “OK” does, and two primary buttons ask for the same attention.',
    },
  },
  'actions/icon-button': {
    do: (
      <>
        <IconButton label="Notifications" icon={<Icon of={Bell} size={20} />} />
        <IconButton label="Close" icon={<Icon of={X} size={20} />} />
      </>
    ),
    dont: <IconButton variant="primary" label="Hand in your essay" icon={<Icon of={Archive} size={20} />} />,
    why: {
      do: 'Everybody knows these pictures, and their names show on hover and on focus.',
      dont: 'This one has to be guessed, and on a touch screen no name shows: take Button where there is room.',
    },
  },
  'forms/text-input': {
    do: (
      <TextInput
        label="Email address"
        hint="We send one link to confirm that it is yours."
        autoComplete="email"
        type="email"
      />
    ),
    dont: <TextInput label="" placeholder="Email address" type="email" />,
    why: {
      do: 'Label and hint stay in sight, and the browser can fill the field in.',
      dont: 'A placeholder is gone at the first letter, and without a label the field has no name to rely on.',
    },
  },
  'forms/select': {
    do: <Select label="Month in which you begin" options={optionsOf(months)} defaultValue="January" />,
    dont: <Select label="Have you studied online before?" options={optionsOf(['Yes', 'No'])} />,
    why: {
      do: 'Twelve known options, in the list that every phone opens in its own good way.',
      dont: 'Two options hide behind a press, and the first is chosen for everybody: take RadioGroup.',
    },
  },
  'overlays/dialog': {
    do: <NameThisDevice />,
    dont: (
      <div className={dialogSurface('sm')}>
        <p className="text-xl font-bold">Your profile is saved</p>
        <div>
          <Button>OK</Button>
        </div>
      </div>
    ),
    why: {
      do: 'One step that is dealt with before going on; its title says which, and a press beside it loses nothing.',
      dont: 'News that needs no answer stops everybody: take a toast.',
    },
  },
  'overlays/menu': {
    do: (
      <Menu
        label="More for this course"
        items={[
          { label: 'Copy the link', onSelect: nothing },
          { label: 'Download for offline', onSelect: nothing },
          { separator: true },
          { label: 'Leave the course', danger: true, onSelect: nothing },
        ]}
      />
    ),
    dont: (
      <div role="menu" aria-label="Pages" className="rounded-lg bg-raised p-1.5 shadow-overlay">
        {places.map((label) => (
          <button key={label} type="button" role="menuitem" className={MENU_ROW}>
            {label}
          </button>
        ))}
      </div>
    ),
    why: {
      do: 'A few actions that are seldom wanted, the one that cannot be undone last and in words.',
      dont: 'Pages are links: in a menu they cannot be opened in a new tab, nor found in a list of links. Take NavList.',
    },
  },
  'feedback/toast': {
    do: (
      <AnnouncerProvider>
        <ToastProvider>
          <SaveProfile />
        </ToastProvider>
      </AnnouncerProvider>
    ),
    dont: (
      <ul>
        <ToastCard
          toast={{ id: 1, tone: 'danger', message: 'Enter your email address', at: 0 }}
          duration={TOAST_DURATION}
          paused
          onClose={nothing}
        />
      </ul>
    ),
    why: {
      do: 'It just happened and the page goes on: the toast is shown, spoken, and leaves after 5 seconds.',
      dont: 'What must be mended is gone after 5 seconds, far from its field: take Field and ErrorSummary.',
    },
  },
  'display/data-table': {
    do: <LearnersTable />,
    dont: <FactsAsTable />,
    why: {
      do: 'Learners are compared by the same few values; where it is narrow, each row is a card that names them.',
      dont: 'One learner has nothing to be compared with: what is known of one thing belongs in Facts.',
    },
  },
  'display/card': {
    do: (
      <Card title="Bookkeeping for a small shop" href="#course">
        <p>6 units, in English and Kiswahili</p>
      </Card>
    ),
    dont: (
      <Card title="Bookkeeping for a small shop">
        <Card>
          <p>6 units, in English and Kiswahili</p>
        </Card>
        <a href="#course" className="underline">
          Read more
        </a>
      </Card>
    ),
    why: {
      do: 'The title is the one link, and a press anywhere on the card follows it.',
      dont: 'The inner card does not stand out from the outer one, and “Read more” does not say of what.',
    },
  },
  'display/tabs': {
    do: (
      <Tabs
        label="Messages"
        items={[
          { id: 'unread', label: 'Unread', count: 2, content: 'Your essay is marked.' },
          { id: 'read', label: 'Read', content: 'Welcome to Digiken.' },
        ]}
      />
    ),
    dont: (
      <Tabs
        label="Enrolment"
        items={[
          { id: 'units', label: '1. Choose units', content: 'Choose what you want to learn.' },
          { id: 'pay', label: '2. Pay', content: 'Pay by M-Pesa.' },
        ]}
      />
    ),
    why: {
      do: 'Two views of one thing, of which a reader wants one at a time.',
      dont: 'Steps are taken one after the other: in tabs the next one hides, and can be opened too early.',
    },
  },
};
