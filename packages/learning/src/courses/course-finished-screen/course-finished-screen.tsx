import { Check, Circle, CircleCheck, Download } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useProgressText } from '@digiken/ui/progress';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { PAGE } from '../../lib/page';
import { FinishScene, type FinishSceneProps } from '../finish-scene/finish-scene';
import { WhatNow, type WhatNowProps } from '../what-now/what-now';
import { courseFinishedScreenMessages } from './messages';

export { courseFinishedScreenMessages } from './messages';

export interface CourseFinishedScreenProps {
  state: LoadState;
  crumbs?: Crumb[];
  /** Undefined until it is loaded. */
  scene?: FinishSceneProps;
  /** `address`: where anyone checks it, without its protocol. */
  certificate?: { number: string; href: string; pdfHref?: string; address: string };
  /** What the certificate asks for, while something is missing. */
  toDo?: { lessons: number; quizzes: number; quizzesPassed: number };
  /** The missing step, or the next course. */
  next?: WhatNowProps;
  /** What the course says that its learners can do. */
  outcomes?: readonly string[];
}

/** The page at the end of a course (spec 17.25). */
export function CourseFinishedScreen({ state, scene, ...rest }: CourseFinishedScreenProps) {
  const t = useMessages(courseFinishedScreenMessages);
  if (state.status === 'error')
    return <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={1} />;
  if (!scene) return <LoadingScreen message={t('loading')} />;
  return <Finished {...rest} scene={scene} />;
}

const CARD =
  'flex min-w-0 flex-col gap-3.5 rounded-xl border bg-surface p-5 wrap-anywhere in-[.high-contrast]:border-2 sm:p-6 forced-colors:border-2';

function Finished({
  crumbs,
  scene,
  certificate,
  toDo,
  next,
  outcomes = [],
}: Omit<CourseFinishedScreenProps, 'state' | 'scene'> & { scene: FinishSceneProps }) {
  const t = useMessages(courseFinishedScreenMessages);
  return (
    <div data-slot="course-finished-screen" className={cn(PAGE, '@container flex flex-col gap-5')}>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <FinishScene {...scene} />
      <div
        className={cn(
          'grid items-start gap-5',
          outcomes.length > 0 && '@min-[44rem]:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-5">
          {certificate && <Ready {...certificate} />}
          {next && <WhatNow {...next} form={next.cover ? 'card' : 'strip'} />}
          {toDo && <ToDo {...toDo} />}
        </div>
        {outcomes.length > 0 && (
          <Card title={t('outcomes')}>
            <ul className="flex flex-col gap-2">
              {outcomes.map((outcome) => (
                <li key={outcome} className="flex gap-3">
                  <Icon of={Check} size={20} className="mt-0.5 shrink-0 text-success-ink" />
                  <span className="min-w-0" dir="auto">
                    {outcome}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}

function Card({ title, slot, children }: { title: string; slot?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-slot={slot} className={CARD}>
      <h2 id={id} className="text-lg font-heavy">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Ready({ number, href, pdfHref, address }: NonNullable<CourseFinishedScreenProps['certificate']>) {
  const t = useMessages(courseFinishedScreenMessages);
  return (
    <Card title={t('ready')}>
      <p className="-mt-2 text-ink-muted">{t('number', { number, address })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href} size="lg" className="grow sm:grow-0">
          {t('see')}
        </ButtonLink>
        {pdfHref && (
          <ButtonLink
            href={pdfHref}
            size="lg"
            variant="secondary"
            className="grow sm:grow-0"
            icon={<Icon of={Download} size={20} />}
          >
            {t('pdf')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function ToDo({ lessons, quizzes, quizzesPassed }: NonNullable<CourseFinishedScreenProps['toDo']>) {
  const t = useMessages(courseFinishedScreenMessages);
  const done = useProgressText({ done: lessons, total: lessons });
  return (
    <Card title={t('toDo')} slot="finished-to-do">
      <ul>
        <Line done>{done}</Line>
        {quizzes > 0 && (
          <Line done={quizzesPassed === quizzes}>
            {t('quizzes', { done: quizzesPassed, count: quizzes })}
          </Line>
        )}
      </ul>
    </Card>
  );
}

function Line({ done, children }: { done: boolean; children: ReactNode }) {
  const t = useMessages(courseFinishedScreenMessages);
  return (
    <li className="flex items-center gap-3.5 border-line py-3.5 font-bold not-last:border-b">
      <Icon
        of={done ? CircleCheck : Circle}
        size={24}
        className={cn('shrink-0', done ? 'text-success-ink' : 'text-ink-muted')}
      />
      <span>
        <VisuallyHidden>{`${t(done ? 'stateDone' : 'stateOpen')}: `}</VisuallyHidden>
        <span>{children}</span>
      </span>
    </li>
  );
}
