import { History } from 'lucide';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { cn } from '@digiken/ui/internal/cn';
import { useMessages } from '@digiken/ui/messages-provider';
import { SaveState, type SaveStateProps } from '@digiken/ui/save-state';
import { useOutcome } from '../../lib/use-outcome';
import { saveBarMessages } from './messages';

export { saveBarMessages } from './messages';

/** The next step of what is edited. `count`: the changes that it publishes or submits. */
export type SaveBarStep =
  | { does: 'submit' | 'withdraw'; run: () => Promise<FormOutcome> }
  | { does: 'submitChanges' | 'publish'; count: number; run: () => Promise<FormOutcome> };

export interface SaveBarProps {
  /** Undefined: nothing here saves by itself. */
  save?: Pick<SaveStateProps, 'state' | 'at' | 'onRetry' | 'actions'>;
  /** Before the state, if not all of the work saves by itself, e.g. "Draft:". */
  saveLabel?: string;
  /** Changes that learners do not see yet. */
  unseen?: number;
  /** What came of the last step, or what is still to do: text without controls. Below the bar if it is narrow. */
  notice?: ReactNode;
  onVersions?: () => void;
  /** The course as learners will see it. */
  previewHref?: string;
  step?: SaveBarStep;
  /** More actions before the preview. */
  children?: ReactNode;
  /**
   * `page`: in a page, below the top bar of the console. `window`: across an editor that has the whole window, where the
   * top bar scrolls away. Default `page`.
   */
  edge?: 'page' | 'window';
}

/** What follows scrolls past the bar when it gets the focus: other pages keep only the top bar clear. */
const CLEAR = '[&~*_:is(a,button,input,textarea,select,[tabindex])]:scroll-mt-52';

const EDGE = {
  /** The top bar of the administrators sticks from 52rem. */
  page: '[@media(min-width:52rem)_and_(min-height:30rem)]:top-16 bg-canvas py-2.5',
  window: 'bg-surface px-4 py-2 sm:px-6',
} as const;

/** Whether the work is saved, what learners do not see yet, and the next step. */
export function SaveBar({
  save,
  saveLabel,
  unseen = 0,
  notice,
  onVersions,
  previewHref,
  step,
  children,
  edge = 'page',
}: SaveBarProps) {
  const t = useMessages(saveBarMessages);
  const { busy, problem, run } = useOutcome();
  return (
    <section
      aria-label={t('label')}
      data-slot="save-bar"
      data-bar="top"
      className={cn(
        CLEAR,
        EDGE[edge],
        'z-sticky flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line sm:min-h-16 sm:gap-x-5',
      )}
    >
      {save && (
        <span className="flex gap-x-2 text-sm wrap-break-word max-sm:flex-col sm:items-center">
          {saveLabel && <span className="text-ink-muted">{saveLabel}</span>}
          <SaveState {...save} />
        </span>
      )}
      {unseen > 0 && (
        <span className="text-sm text-ink-muted max-sm:sr-only">{t('unseen', { count: unseen })}</span>
      )}
      {notice && (
        <div className="min-w-0 text-sm max-[52rem]:order-last max-[52rem]:basis-full min-[52rem]:flex-1">
          {notice}
        </div>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-2">
        {children}
        {onVersions && (
          <Button variant="quiet" icon={<Icon of={History} size={20} />} onClick={onVersions}>
            {t('versions')}
          </Button>
        )}
        {previewHref && (
          <ButtonLink variant="secondary" href={previewHref}>
            {t('preview')}
          </ButtonLink>
        )}
        {step && (
          <Button
            variant={step.does === 'withdraw' ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void run(step.run)}
          >
            {busy ? t('busy') : 'count' in step ? t(step.does, { count: step.count }) : t(step.does)}
          </Button>
        )}
      </div>
      {problem && (
        <div className="basis-full">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </section>
  );
}
