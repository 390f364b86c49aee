import type { ReactNode, Ref } from 'react';
import type { Forwarded } from '@digiken/ui/internal/forwarded';
import type { CourseCoverProps } from '../course-cover/course-cover';

/** Why this is the next step; the server chooses it. */
export type WhatNowReason =
  | 'payment'
  | 'class'
  | 'choice'
  | 'due'
  | 'reread'
  | 'continue'
  | 'next'
  | 'begin'
  | 'certificate'
  | 'choose';

/** The only count of a step. */
export interface WhatNowProgress {
  done: number;
  total: number;
  /** What is counted. Default `lessons`. */
  unit?: 'lessons' | 'steps' | 'courses';
  /** Lessons after which there is a certificate. */
  certificateAt?: number;
  /** Units that the learner holds: shown instead of `certificateAt`. */
  held?: number;
  /** Shown instead of both, e.g. the name of a programme. */
  note?: string;
}

/** What the sentence of a reason and the label of its button need. */
export interface WhatNowFacts {
  /** Of `class`, ISO 8601: when it begins. Without it, it is open now. */
  startsAt?: string;
  /** Of `due`, ISO 8601. */
  dueAt?: string;
  /** Of `reread`: how many of all mistakes are in this passage. */
  mistakes?: { here: number; of: number };
  /** Of `next`: the number of the unit. */
  unit?: number;
  /** Of `next`, at the end of a lesson. */
  readToEnd?: boolean;
  /** The step of `due` or `next` is a quiz. Default: true for `due`. */
  quiz?: boolean;
  /** Of `choose`: there is no course yet. */
  none?: boolean;
  /** Of `choice`: the price, in whole shillings. */
  amount?: number;
}

/** What the button spends. */
export interface WhatNowCost {
  minutes?: number;
  /** `minutes` are what is left of a lesson that was begun. */
  minutesLeft?: boolean;
  /** To download; of `class`, an hour. */
  bytes?: number;
  /** On this device: no data is needed. */
  saved?: boolean;
}

export interface WhatNowProps extends Forwarded, WhatNowFacts, WhatNowCost {
  reason: WhatNowReason;
  /** The step's name. `choose` has one of its own. */
  title?: string;
  /** BCP 47 tag of `title`; undefined: the language of the page. */
  titleLanguage?: string;
  /** Where it is, e.g. "Keep the books of a small shop, unit 1". */
  place?: ReactNode;
  /** The course's picture; a strip has none. */
  cover?: Pick<CourseCoverProps, 'title' | 'image' | 'eager'>;
  progress?: WhatNowProgress;
  /** Where the button leads. */
  href?: string;
  /** What the button does, where it leads nowhere. */
  onPress?: () => void;
  /** `onPress` is in progress. */
  busy?: boolean;
  /** Replaces the label of the button, e.g. "Done, next lesson". */
  action?: string;
  /** The only link below. */
  quiet?: { label: string; href?: string; onPress?: () => void };
  /** Default `card`. */
  form?: 'card' | 'strip';
  /** Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The section. */
  ref?: Ref<HTMLElement>;
}
