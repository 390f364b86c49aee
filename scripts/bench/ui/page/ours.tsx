import { Button } from '@digiken/ui/button';
import { Brand } from '@digiken/learning/brand';
import { CourseCard } from '@digiken/learning/course-card';
import { DataTable } from '@digiken/ui/data-table';
import { Dialog } from '@digiken/ui/dialog';
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { Drawer } from '@digiken/ui/drawer';
import { Form } from '@digiken/ui/form';
import { Menu } from '@digiken/ui/menu';
import { NotificationList } from '@digiken/ui/notification-drawer';
import { formatPrice } from '@digiken/ui/price';
import { Select } from '@digiken/ui/select';
import { Sidebar } from '@digiken/ui/sidebar';
import { Tabs } from '@digiken/ui/tabs';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { ToastProvider, useToast } from '@digiken/ui/toast';
import { TopBar } from '@digiken/ui/top-bar';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { actions, commit, courses, groups, links, MESSAGE, manyRows, notices, now, rows } from './content';
import './ours.css';

const NOBODY: ReadonlySet<string> = new Set();
const nothing = () => {};
const listed = courses.map(({ id, category, instructor, ...course }) => ({
  ...{
    _id: id,
    category: { _id: id, name: category, nameSw: null },
    instructor: { _id: id, name: instructor },
  },
  ...{ lessonCount: 0, minutes: null, bytes: null, rating: null, lowestPrice: null, image: null },
  ...course,
}));
const sidebar = groups.map((group) => ({
  ...group,
  links: group.links.map((link) => ({ ...link, icon: <span>•</span> })),
}));
const columns = [
  { id: 'learner', label: 'Learner', rowHeader: true, cell: (row: (typeof rows)[number]) => row.learner },
  { id: 'course', label: 'Course', cell: (row: (typeof rows)[number]) => row.course },
  { id: 'town', label: 'Town', cell: (row: (typeof rows)[number]) => row.town },
  {
    id: 'lessons',
    label: 'Lessons',
    align: 'end' as const,
    cell: (row: (typeof rows)[number]) => row.lessons,
  },
  {
    id: 'paid',
    label: 'Paid',
    align: 'end' as const,
    cell: (row: (typeof rows)[number]) => formatPrice(row.paid),
  },
];

function Inbox() {
  const [count, setCount] = useState(60);
  const all = notices(count);
  const list = (items: typeof all) => (
    <NotificationList notifications={items} busy={NOBODY} onMark={nothing} emptyText="None" now={now} />
  );
  return (
    <section aria-label="Inbox">
      <Button id="thousand" variant="secondary" onClick={() => setCount(1000)}>
        Show a thousand
      </Button>
      <Tabs
        label="Notifications"
        items={[
          { id: 'unread', label: 'Unread', content: list(all.filter(({ isRead }) => !isRead)) },
          { id: 'read', label: 'Read', content: list(all.filter(({ isRead }) => isRead)) },
        ]}
      />
    </section>
  );
}

function Learners() {
  const [shown, setShown] = useState(rows);
  return (
    <>
      <Button id="many" variant="secondary" onClick={() => commit(() => setShown(manyRows))}>
        Show a thousand learners
      </Button>
      <DataTable label="Learners" columns={columns} rows={shown} rowKey={(row) => row.id} />
    </>
  );
}

function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const { show } = useToast();
  return (
    <div className="flex flex-wrap gap-3">
      <Button id="dialog" onClick={() => setDialog(true)}>
        Name this device
      </Button>
      <Button id="drawer" onClick={() => setDrawer(true)}>
        Show details
      </Button>
      <Button id="toast" onClick={() => show({ tone: 'success', message: MESSAGE })}>
        Save the profile
      </Button>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Name this device"
        description="The name helps you to tell your devices apart."
        footer={<Button onClick={() => setDialog(false)}>Save the name</Button>}
      >
        <TextInput label="Device name" defaultValue="My phone" />
      </Dialog>
      <Drawer open={drawer} onOpenChange={setDrawer} title="Details">
        <ul>
          {rows.slice(0, 20).map((row) => (
            <li key={row.id}>{row.learner}</li>
          ))}
        </ul>
      </Drawer>
    </div>
  );
}

function Page() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <>
      <TopBar
        brand={<Brand />}
        nav={
          <ul className="flex gap-4">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        }
        tools={<Menu label="Actions" items={actions.map((label) => ({ label, onSelect: nothing }))} />}
      />
      <div className="flex">
        <Sidebar label="Console" groups={sidebar} collapsed={collapsed} onCollapsedChange={setCollapsed} />
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col gap-8 p-6">
          <h1 className="text-2xl font-bold">Dashboard</h1>
          <Overlays />
          <div className="grid grid-cols-3 gap-6">
            {listed.map((course) => (
              <CourseCard key={course._id} course={course} href={course.href} />
            ))}
          </div>
          <Learners />
          <Form
            fieldIds={{ name: 'name', town: 'town', level: 'level', about: 'about' }}
            submitLabel="Save"
            busyLabel="Saving…"
            onSubmit={() => Promise.resolve({ ok: true as const })}
          >
            {() => (
              <>
                <TextInput id="name" name="name" label="Name" required />
                <TextInput id="town" name="town" label="Town" hint="Where you learn" />
                <Select
                  id="level"
                  name="level"
                  label="Level"
                  options={[
                    { value: 'beginner', label: 'Beginner' },
                    { value: 'advanced', label: 'Advanced' },
                  ]}
                />
                <TextArea id="about" name="about" label="About you" />
              </>
            )}
          </Form>
          <Inbox />
        </main>
      </div>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <DigikenProvider>
    <ToastProvider>
      <Page />
    </ToastProvider>
  </DigikenProvider>,
);
