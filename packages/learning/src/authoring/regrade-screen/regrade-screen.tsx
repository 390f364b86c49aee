import { useEffect, useRef, useState } from 'react';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { FieldError } from '@digiken/ui/field';
import type { Crumb, FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { RadioGroup } from '@digiken/ui/radio-group';
import { plain } from '../../lib/plain-text';
import { PAGE } from '../../lib/page';
import { useOutcome } from '../../lib/use-outcome';
import { RegradeChanges, type RegradePreviewView } from './changes';
import { regradeScreenMessages } from './messages';

export type { RegradedAttemptView, RegradePreviewView } from './changes';

export { regradeScreenMessages } from './messages';

export const REGRADE_RULES = ['better', 'new', 'full'] as const;
export type RegradeRule = (typeof REGRADE_RULES)[number];

export interface RegradeScreenProps {
  state: LoadState;
  /** By the chosen rule. Set once `state` is ready. */
  preview?: RegradePreviewView;
  /** The preview of another rule is loading. */
  busy?: boolean;
  rule: RegradeRule;
  onRuleChange: (rule: RegradeRule) => void;
  onApply: () => Promise<FormOutcome>;
  crumbs?: Crumb[];
  /** Address of the results. */
  backHref: string;
}

/** Where the answers to a question that changed are marked again (spec 12.27). */
export function RegradeScreen(props: RegradeScreenProps) {
  const t = useMessages(regradeScreenMessages);
  const { state, preview } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !preview) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return <Regrade {...props} preview={preview} />;
}

function Regrade(props: RegradeScreenProps & { preview: RegradePreviewView }) {
  const t = useMessages(regradeScreenMessages);
  const { preview, rule, busy = false, backHref } = props;
  const { busy: applying, problem, run, clear } = useOutcome();
  const [applied, setApplied] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (applied) done.current?.focus();
  }, [applied]);
  const apply = async () => {
    const outcome = await run(props.onApply);
    if (outcome.ok) setApplied(true);
  };
  return (
    <div data-slot="regrade-screen" className={`${PAGE} flex flex-col gap-8 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={t('title')}
        intro={
          <>
            <bdi className="line-clamp-3 font-bold">
              {t('question', { number: preview.number, text: plain(preview.prompt) })}
            </bdi>
            {preview.attempts > 0 && <span className="block">{t('intro', { count: preview.learners })}</span>}
          </>
        }
      />
      {applied ? (
        <div
          ref={done}
          tabIndex={-1}
          role="group"
          aria-label={t('applied')}
          className="max-w-reading rounded-lg"
        >
          <Callout
            tone="success"
            title={t('applied')}
            actions={<ButtonLink href={backHref}>{t('back')}</ButtonLink>}
          >
            {t('appliedText')}
          </Callout>
        </div>
      ) : preview.attempts === 0 ? (
        <Callout
          tone="info"
          title={t('nobody')}
          actions={<ButtonLink href={backHref}>{t('back')}</ButtonLink>}
        >
          {t('nobodyText')}
        </Callout>
      ) : (
        <>
          <RadioGroup
            label={t('rule')}
            fieldClassName="max-w-reading"
            value={rule}
            onValueChange={(chosen) => {
              clear();
              props.onRuleChange(REGRADE_RULES.find((rule) => rule === chosen) ?? 'better');
            }}
            options={REGRADE_RULES.map((rule) => ({ value: rule, label: t(rule), hint: t(`${rule}Hint`) }))}
          />
          <RegradeChanges preview={preview} busy={busy} />
          <div className="flex flex-col items-start gap-3">
            {problem && <FieldError>{problem}</FieldError>}
            <div className="flex flex-wrap gap-x-4 gap-y-3">
              <Button busy={applying} disabled={busy} onClick={() => void apply()}>
                {applying
                  ? t('applying')
                  : t('apply', { count: preview.raised + preview.lowered + preview.unchanged })}
              </Button>
              <ButtonLink href={backHref} variant="quiet">
                {t('cancel')}
              </ButtonLink>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
