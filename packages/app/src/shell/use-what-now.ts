import type { NextStep } from '@digiken/contract';
import type { WhatNowProps } from '@digiken/learning/what-now';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { nextStepMessages } from '../next-step-messages';
import { whatNowView } from '../views/next-step';

/**
 * The next step in the language of the page.
 * @param inCourse whether the page is about the course of the step
 */
export function useWhatNow(step: NextStep | undefined, inCourse = false): WhatNowProps | undefined {
  const t = useMessages(nextStepMessages);
  const [now] = useState(Date.now);
  if (!step) return undefined;
  const words = {
    inCourse: (blanks: { course: string; unit: number }) => t('inCourse', blanks),
    inUnit: (blanks: { unit: string; lesson: number }) => t('inUnit', blanks),
    tryAgain: t('tryAgain'),
  };
  return whatNowView(step, { words, now, inCourse });
}
