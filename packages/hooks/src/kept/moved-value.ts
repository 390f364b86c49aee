import type { KeptValue } from './kept-value';

/** A value that the release before stored elsewhere: it is read from there once more, and moves with the next change. */
export const movedValue = <T>(value: KeptValue<T>, before: KeptValue<T>): KeptValue<T> => ({
  read: () => value.read() ?? before.read(),
  write(next) {
    value.write(next);
    before.write(null);
  },
});
