import { WhatNow, type WhatNowProps } from '../what-now/what-now';
import type { Finish } from './use-finish';

export interface LessonEndProps {
  next: WhatNowProps;
  done: boolean;
  finish: Finish;
}

/** After the text: what follows, with the main action of the lesson (spec 17.21). */
export function LessonEnd({ next, done, finish: { href, busy, label, press } }: LessonEndProps) {
  return (
    <WhatNow
      {...next}
      form="strip"
      readToEnd={!done}
      href={href}
      onPress={press}
      busy={busy}
      action={href === undefined ? label : undefined}
    />
  );
}
