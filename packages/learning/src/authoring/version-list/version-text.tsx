import { ArrowLeft } from 'lucide';
import { type RefObject, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { ToggleGroup } from '@digiken/ui/toggle-group';
import { textIn } from '@digiken/ui/internal/text-language';
import { LessonHtml } from '../../courses/lesson-html/lesson-html';
import { When } from '../../lib/when';
import { versionListMessages } from './messages';
import { TextDiff } from '../../lib/text-diff';
import type { VersionTextView } from './types';
import { useVersionLine } from './version-days';

export interface VersionTextProps {
  version: VersionTextView;
  present: { title: string; source: string };
  language: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Sentences about what a restore does to typed text and to learners. */
  consequences: readonly string[];
  onBack: () => void;
  onRestore: () => Promise<FormOutcome>;
}

type Shown = 'changes' | 'preview';

/** One version beside the present text, and the button that restores it. */
export function VersionText(props: VersionTextProps) {
  const { version, present, language, headingRef, consequences, onBack, onRestore } = props;
  const t = useMessages(versionListMessages);
  const line = useVersionLine();
  const announce = useAnnounce();
  const [shown, setShown] = useState<Shown>('changes');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const restore = async () => {
    setBusy(true);
    const outcome = await onRestore();
    setBusy(false);
    setAsking(false);
    setProblem(outcome.ok ? undefined : outcome.message);
    announce(outcome.ok ? t('done') : outcome.message);
  };
  return (
    <div data-slot="version-text" className="flex flex-col items-start gap-5">
      <Button
        size="sm"
        variant="quiet"
        icon={<Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <div className="flex flex-col gap-1">
        <h3 ref={headingRef} tabIndex={-1} className="rounded-sm text-lg font-bold">
          <When iso={version.savedAt} />
        </h3>
        <p className="text-ink-muted">{line(version)}</p>
      </div>
      {problem !== undefined && <Callout tone="danger">{problem}</Callout>}
      <ToggleGroup
        label={t('view')}
        size="sm"
        value={shown}
        onValueChange={(value) => value !== '' && setShown(value as Shown)}
        items={(['changes', 'preview'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {shown === 'preview' ? (
        <div className="w-full min-w-0 rounded-lg border bg-surface p-4 in-[.high-contrast]:border-2">
          <p {...textIn(language)} className="mb-4 text-xl font-bold">
            {version.title}
          </p>
          <LessonHtml html={version.html} language={language} />
        </div>
      ) : (
        <Differences version={version} present={present} language={language} />
      )}
      {!version.current && (
        <Button onClick={() => setAsking(true)} busy={busy}>
          {t('restore')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('confirmTitle')}
        message={consequences.join(' ')}
        confirmLabel={t('restore')}
        busy={busy}
        onConfirm={() => void restore()}
      />
    </div>
  );
}

function Differences({
  version,
  present,
  language,
}: Pick<VersionTextProps, 'version' | 'present' | 'language'>) {
  const t = useMessages(versionListMessages);
  const renamed = version.title !== present.title;
  const rewritten = version.source !== present.source;
  if (!renamed && !rewritten) return <p className="text-ink-muted">{t('same')}</p>;
  const marks = { added: t('added'), removed: t('removed') };
  return (
    <div className="flex w-full min-w-0 flex-col gap-4">
      <p className="text-sm text-ink-muted">{t('legend')}</p>
      {renamed && (
        <div>
          <h4 className="text-sm font-bold">{t('titleWas')}</h4>
          <TextDiff before={present.title} after={version.title} language={language} names={marks} />
        </div>
      )}
      {rewritten && (
        <div>
          <h4 className="text-sm font-bold">{t('textWas')}</h4>
          <TextDiff before={present.source} after={version.source} language={language} names={marks} />
        </div>
      )}
    </div>
  );
}
