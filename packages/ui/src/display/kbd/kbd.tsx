import { forwardRef, useSyncExternalStore } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { isApple } from '../../foundations/lib/platform';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const kbdMessages = defineMessages('kbd', {
  plus: ' plus ',
  up: 'Up arrow',
  down: 'Down arrow',
  left: 'Left arrow',
  right: 'Right arrow',
});

type ArrowName = 'up' | 'down' | 'left' | 'right';

/** What is printed on a key, and how it is read if that differs. */
type Key = readonly [printed: string, read?: string];

const KEYS: Record<string, Key> = {
  Control: ['Ctrl', 'Control'],
  Meta: ['Win', 'Windows'],
  Escape: ['Esc', 'Escape'],
  PageUp: ['Page Up'],
  PageDown: ['Page Down'],
  ' ': ['Space'],
};
const APPLE_KEYS: Record<string, Key> = {
  ...KEYS,
  Control: ['⌃', 'Control'],
  Meta: ['⌘', 'Command'],
  Alt: ['⌥', 'Option'],
  Shift: ['⇧', 'Shift'],
};
const ARROWS: Record<string, readonly [string, ArrowName]> = {
  ArrowUp: ['↑', 'up'],
  ArrowDown: ['↓', 'down'],
  ArrowLeft: ['←', 'left'],
  ArrowRight: ['→', 'right'],
};

const SIZE = {
  sm: 'min-w-5 px-1 text-xs',
  md: 'min-w-6 px-1.5 text-sm',
  lg: 'min-w-8 px-2 text-base',
} as const;

const neverChanges = () => () => {};

export interface KbdProps extends Forwarded {
  /**
   * The keys that are pressed together, named as in `KeyboardEvent.key`: `['Enter']`, `['Alt', 'ArrowUp']`. `Mod` is
   * Command on Apple devices and Ctrl on others.
   */
  keys: readonly string[];
  /** Default `md`. */
  size?: keyof typeof SIZE;
}

/**
 * A key, or keys that are pressed together, as they are printed on the keyboard of the device. Screen readers say
 * their names. A server renders the keys of other devices than Apple's.
 */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd(
  { keys, size = 'md', className, ...rest },
  ref,
) {
  const t = useMessages(kbdMessages);
  const apple = useSyncExternalStore(neverChanges, isApple, () => false);
  const names = apple ? APPLE_KEYS : KEYS;
  const caps = keys.map((key) => {
    const arrow = ARROWS[key];
    const plain = key.length === 1 ? key.toUpperCase() : key;
    const [printed, read = printed] = arrow
      ? [arrow[0], t(arrow[1])]
      : (names[key === 'Mod' ? (apple ? 'Meta' : 'Control') : key] ?? [plain]);
    return { printed, read };
  });
  const read = caps.map((cap) => cap.read).join(t('plus'));
  const same = caps.length === 1 && caps[0]?.printed === read;
  return (
    <kbd
      {...rest}
      ref={ref}
      data-slot="kbd"
      className={cn('inline-flex max-w-full flex-wrap items-center gap-1 align-middle font-sans', className)}
    >
      {!same && <span className="dk-visually-hidden">{read}</span>}
      {caps.map(({ printed }, index) => (
        <kbd
          key={index}
          data-slot="kbd-key"
          aria-hidden={same ? undefined : true}
          className={cn(
            'rounded-sm border border-b-2 border-line-control bg-raised py-px text-center font-sans leading-normal text-ink',
            SIZE[size],
          )}
        >
          {printed}
        </kbd>
      ))}
    </kbd>
  );
});
