import { type ReactNode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  actions,
  commit,
  courses,
  groups,
  links,
  MESSAGE,
  manyRows,
  type Notice,
  notices,
  now,
  rows,
} from './content';
import './plain.css';

const money = new Intl.NumberFormat('en-KE', {
  style: 'currency',
  currency: 'KES',
  maximumFractionDigits: 0,
});
const ago = new Intl.RelativeTimeFormat('en-KE', { numeric: 'auto' });
const since = (iso: string) => {
  const minutes = Math.trunc((Date.parse(iso) - now) / 60_000);
  if (minutes > -60) return ago.format(minutes, 'minute');
  return minutes > -1440
    ? ago.format(Math.trunc(minutes / 60), 'hour')
    : ago.format(Math.trunc(minutes / 1440), 'day');
};

function List({ items }: { items: Notice[] }) {
  return (
    <ul>
      {items.map(({ id, type, message, createdAt, isRead }) => (
        <li key={id}>
          <article aria-labelledby={`${id}-type ${id}-message`}>
            <h3 id={`${id}-type`}>
              {!isRead && <span className="hidden">Unread: </span>}
              {type}
            </h3>
            <time dateTime={createdAt}>{since(createdAt)}</time>
            <p id={`${id}-message`}>{message}</p>
            {!isRead && (
              <button type="button" aria-describedby={`${id}-message`}>
                Mark as read
              </button>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}

function Inbox() {
  const [count, setCount] = useState(60);
  const [read, setRead] = useState(false);
  const shown = notices(count).filter(({ isRead }) => isRead === read);
  return (
    <section aria-label="Inbox">
      <button type="button" id="thousand" onClick={() => setCount(1000)}>
        Show a thousand
      </button>
      <div role="tablist" aria-label="Notifications" className="row">
        {[false, true].map((tab) => (
          <button
            key={String(tab)}
            type="button"
            role="tab"
            aria-selected={tab === read}
            aria-controls="panel"
            tabIndex={tab === read ? 0 : -1}
            onClick={() => setRead(tab)}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
              setRead(!tab);
              const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
              (other as HTMLElement).focus();
            }}
          >
            {tab ? 'Read' : 'Unread'}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-label={read ? 'Read' : 'Unread'}>
        <List items={shown} />
      </div>
    </section>
  );
}

function Modal({
  opener,
  id,
  className,
  children,
}: {
  opener: string;
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" id={id} onClick={() => dialog.current?.showModal()}>
        {opener}
      </button>
      <dialog ref={dialog} className={className} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{opener}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
        {children}
      </dialog>
    </>
  );
}

function Learners() {
  const [shown, setShown] = useState(rows);
  return (
    <>
      <button type="button" id="many" onClick={() => commit(() => setShown(manyRows))}>
        Show a thousand learners
      </button>
      <table>
        <caption className="hidden">Learners</caption>
        <thead>
          <tr>
            {['Learner', 'Course', 'Town', 'Lessons', 'Paid'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.learner}</th>
              <td>{row.course}</td>
              <td>{row.town}</td>
              <td>{row.lessons}</td>
              <td>{money.format(row.paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Overlays() {
  const [toasts, setToasts] = useState<number[]>([]);
  return (
    <div className="row">
      <Modal opener="Name this device" id="dialog">
        <p>The name helps you to tell your devices apart.</p>
        <label>
          Device name <input defaultValue="My phone" />
        </label>
        <button type="button">Save the name</button>
      </Modal>
      <Modal opener="Show details" id="drawer" className="drawer">
        <ul>
          {rows.slice(0, 20).map((row) => (
            <li key={row.id}>{row.learner}</li>
          ))}
        </ul>
      </Modal>
      <button type="button" id="toast" onClick={() => setToasts((all) => [...all, all.length])}>
        Save the profile
      </button>
      <div role="status" className="toasts">
        {toasts.map((toast) => (
          <p key={toast} data-slot="toast">
            {MESSAGE}{' '}
            <button type="button" onClick={() => setToasts((all) => all.filter((one) => one !== toast))}>
              Close
            </button>
          </p>
        ))}
      </div>
    </div>
  );
}

function Page() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <>
      <header className="row">
        <a href="#home">Digiken</a>
        <nav aria-label="Site">
          <ul className="row">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" id="menu" popoverTarget="menu-list">
          Actions
        </button>
        <ul popover="auto" id="menu-list">
          {actions.map((label) => (
            <li key={label}>
              <button type="button">{label}</button>
            </li>
          ))}
        </ul>
      </header>
      <div className="columns">
        <nav aria-label="Console" className={collapsed ? 'side narrow' : 'side'}>
          {groups.map((group) => (
            <div key={group.label}>
              <span id={`g-${group.label}`}>{group.label}</span>
              <ul aria-labelledby={`g-${group.label}`}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <button type="button" aria-expanded={!collapsed} onClick={() => setCollapsed(!collapsed)}>
            Collapse
          </button>
        </nav>
        <main id="main">
          <h1>Dashboard</h1>
          <Overlays />
          <div className="cards">
            {courses.map((course) => (
              <article key={course.id}>
                <h3>
                  <a href={course.href}>{course.title}</a>
                </h3>
                <p>{course.summary}</p>
                <p>
                  {course.category}, {course.instructor}, {course.level}, {course.unitCount} units
                </p>
                <p>{course.price === 0 ? 'Free' : money.format(course.price)}</p>
              </article>
            ))}
          </div>
          <Learners />
          <form>
            <label htmlFor="name">Name</label>
            <input id="name" name="name" required />
            <label htmlFor="town">Town</label>
            <input id="town" name="town" aria-describedby="town-hint" />
            <p id="town-hint">Where you learn</p>
            <label htmlFor="level">Level</label>
            <select id="level" name="level">
              <option value="beginner">Beginner</option>
              <option value="advanced">Advanced</option>
            </select>
            <label htmlFor="about">About you</label>
            <textarea id="about" name="about" />
            <button type="submit">Save</button>
          </form>
          <Inbox />
        </main>
      </div>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
