import { Check } from 'lucide';
import { type Ref, useEffect } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import type { Forwarded } from '@digiken/ui/internal/forwarded';
import { textIn } from '@digiken/ui/internal/text-language';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useProgressText } from '@digiken/ui/progress';
import { MorningSun } from '../../lib/morning-sky';
import { useWithQuizzesLeft } from '../../lib/quizzes-left';
import { ResultTitle } from '../../lib/result-title';
import { Hills, Mountain, Tree } from '../../lib/scenery';
import { CertificatePaper, type CertificatePaperProps } from '../certificate-paper/certificate-paper';

export const finishSceneMessages = defineMessages('finish-scene', {
  title: 'You did it',
  titleNamed: 'You did it, {name}',
  missing: 'All lessons are done',
  passed: { one: '{lessons}, {count} quiz passed', other: '{lessons}, {count} quizzes passed' },
  then: 'Then the certificate is yours.',
  preparing: 'Your certificate is being prepared.',
});

export interface FinishSceneProps extends Forwarded {
  firstName?: string;
  /** The course's title. */
  course: string;
  /** BCP 47 tag of `course`; undefined: the language of the page. */
  courseLanguage?: string;
  /** All lessons, which are done. */
  lessons: number;
  /** Required quizzes that were passed. */
  quizzes?: number;
  /** Required quizzes that are missing. */
  quizzesLeft?: number;
  /** Undefined until it is issued; null: the course has none. */
  certificate?: CertificatePaperProps | null;
  /** The section. */
  ref?: Ref<HTMLElement>;
}

/** The end of a course, with its certificate (spec 17.14–17.16). Its title is the h1 of the page. */
export function FinishScene({
  firstName,
  course,
  courseLanguage,
  lessons,
  quizzes,
  quizzesLeft,
  certificate,
  className,
  ...rest
}: FinishSceneProps) {
  const t = useMessages(finishSceneMessages);
  const announce = useAnnounce();
  const progress = useProgressText({ done: lessons, total: lessons });
  const passed = quizzes ? t('passed', { lessons: progress, count: quizzes }) : progress;
  const done = useWithQuizzesLeft(passed, quizzesLeft);
  const next = quizzesLeft ? t('then') : certificate === undefined ? t('preparing') : '';
  const said = [course, done, next].filter(Boolean).join('. ');
  useEffect(() => announce(said), [announce, said]);
  return (
    <section {...rest} data-slot="finish-scene" className={cn('@container/finish min-w-0', className)}>
      <div className="relative isolate grid items-start overflow-clip rounded-xl border bg-selected in-[.high-contrast]:border-2 forced-colors:border-2 @min-[52rem]/finish:min-h-100 @min-[52rem]/finish:grid-cols-[minmax(0,1fr)_auto]">
        <Scenery />
        <div
          className={cn(
            'flex min-w-0 flex-col gap-3 px-4 pt-5 wrap-anywhere @min-[52rem]/finish:p-9 @min-[52rem]/finish:pb-36',
            // The hills need room of their own.
            certificate === null && 'pb-36',
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-13 place-items-center rounded-full bg-success-soft text-success-ink forced-colors:border-2"
          >
            <Icon of={Check} size={28} />
          </span>
          <ResultTitle className="w-fit max-w-full text-2xl @min-[52rem]/finish:text-3xl">
            {quizzesLeft ? t('missing') : firstName ? t('titleNamed', { name: firstName }) : t('title')}
          </ResultTitle>
          <p {...textIn(courseLanguage)} className="max-w-[22em] text-lg font-bold text-balance">
            {course}
          </p>
          <p>{done}</p>
          {next && <p>{next}</p>}
        </div>
        {certificate !== null && (
          <div className="mx-auto w-full max-w-85.5 px-4 py-6 @min-[52rem]/finish:mx-0 @min-[52rem]/finish:w-106 @min-[52rem]/finish:max-w-none @min-[52rem]/finish:self-center @min-[52rem]/finish:ps-2 @min-[52rem]/finish:pe-9">
            {certificate ? <CertificatePaper {...certificate} /> : <Outline />}
          </div>
        )}
      </div>
    </section>
  );
}

/** On phones the sun is beside the title, else it rises behind the hills. */
function Scenery() {
  return (
    <>
      <MorningSun className="absolute end-8 top-6 size-15 transition-[translate] duration-layout ease-out starting:translate-y-16 @min-[52rem]/finish:end-[46%] @min-[52rem]/finish:top-auto @min-[52rem]/finish:bottom-18 @min-[52rem]/finish:size-25" />
      <svg
        viewBox="0 0 1152 150"
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-37.5 w-full overflow-visible rtl:-scale-x-100 forced-colors:hidden print:hidden"
      >
        <Mountain x={265} y={8} />
        <Hills width={1152} height={150} beyond={1152} at={[34, 72, 112]} rise={16} row={14} />
        <g opacity="0.6">
          <Tree x={49} y={122} size={0.8} />
          <Tree x={353} y={136} size={0.6} />
        </g>
      </svg>
    </>
  );
}

function Outline() {
  return (
    <svg
      viewBox="0 0 380 268"
      aria-hidden="true"
      data-slot="certificate-outline"
      className="w-full text-ink-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <rect x="2" y="2" width="376" height="264" rx="12" strokeDasharray="9 9" />
      <circle cx="316" cy="60" r="28" strokeDasharray="7 7" />
      <path d="M36 62h78M36 180h104" strokeWidth="5" opacity="0.6" />
      <path d="M36 98h164M36 140h226" strokeWidth="9" opacity="0.6" />
    </svg>
  );
}
