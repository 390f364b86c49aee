import type { UserNotification } from '@digiken/contract';
import { useId } from 'react';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TextLink } from '@digiken/ui/text-link';
import { useMessages } from '@digiken/ui/messages-provider';
import { userNotificationMessages } from './messages';
import { useNotificationText } from './notification-text';

interface UserNotificationListProps {
  items: readonly UserNotification[];
  /** The page that an item is about. */
  hrefOf: (item: UserNotification) => string;
  onOpen: (id: string) => void;
  /** In ms since 1970. */
  now: number;
}

/** Of the day, as the device counts days. */
const dayOf = (time: number) => new Date(time).toDateString();

/** Items below "Today" and "Earlier". */
export function UserNotificationList({ items, now, ...list }: UserNotificationListProps) {
  const t = useMessages(userNotificationMessages);
  const isToday = ({ createdAt }: UserNotification) => dayOf(Date.parse(createdAt)) === dayOf(now);
  const groups = [
    { label: t('today'), some: items.filter(isToday) },
    { label: t('earlier'), some: items.filter((item) => !isToday(item)) },
  ];
  return groups
    .filter(({ some }) => some.length > 0)
    .map(({ label, some }) => <Group key={label} {...list} label={label} items={some} now={now} />);
}

function Group({ label, items, hrefOf, onOpen, now }: UserNotificationListProps & { label: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-bold text-ink-muted">
        {label}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- 2026-11-24: Safari drops the role of a list without bullets */}
      <ul role="list" aria-labelledby={id} className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <Item key={item._id} item={item} href={hrefOf(item)} onOpen={() => onOpen(item._id)} now={now} />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  item: UserNotification;
  href: string;
  onOpen: () => void;
  now: number;
}

function Item({ item, href, onOpen, now }: ItemProps) {
  const t = useMessages(userNotificationMessages);
  const textOf = useNotificationText();
  const { subject, createdAt, isRead } = item;
  return (
    <li
      data-slot="user-notification"
      data-notification={item._id}
      className="flex flex-col gap-1 py-4 wrap-anywhere"
    >
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        {!isRead && (
          <span className="flex items-center gap-1.5 font-bold text-ink">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-full bg-emphasis forced-colors:bg-[Highlight] in-[.high-contrast]:border"
            />
            {t('new')}
          </span>
        )}
        <RelativeTime iso={createdAt} now={now} />
      </span>
      <TextLink
        href={href}
        className={isRead ? 'self-start py-1' : 'self-start py-1 font-bold'}
        onClick={onOpen}
      >
        {textOf(subject)}
      </TextLink>
    </li>
  );
}
