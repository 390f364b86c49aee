import { useUnitDownload } from '@digiken/hooks/offline';
import { UnitDownload } from '@digiken/learning/unit-download';
import { useState } from 'react';
import { InstallHintPart } from './install-hint-part';

export interface UnitDownloadPartProps {
  unitId: string;
  title: string;
  /** Asks for the sizes only when the learner does: for pages with several units. */
  onDemand?: boolean;
  /** In a row of a list: the button alone. */
  brief?: boolean;
}

/** The download of one unit; nothing where the browser cannot store units. Its code comes after the page's. */
export default function UnitDownloadPart({
  unitId,
  title,
  onDemand = false,
  brief = false,
}: UnitDownloadPartProps) {
  const [asked, setAsked] = useState(!onDemand);
  const { supported, unit, offer, start } = useUnitDownload(unitId, asked);
  // Without a connection there is nothing to offer.
  if (!supported || (!unit && offer.error?.kind === 'offline')) return null;
  const { data, status, retry } = offer;
  const noAction = () => {};
  return (
    <>
      <UnitDownload
        title={title}
        brief={brief}
        download={unit ?? { state: 'none' }}
        offer={data}
        asking={status === 'error' ? 'failed' : asked && !data}
        onAsk={() => {
          setAsked(true);
          if (status === 'error') retry();
        }}
        onStart={start}
        onPause={unit?.pause ?? noAction}
        onResume={unit?.resume ?? noAction}
        onUpdate={unit?.update ?? noAction}
        onRemove={unit?.remove ?? noAction}
      />
      {/* In an outline of several units it would repeat. */}
      {!onDemand && !brief && unit?.state === 'stored' && <InstallHintPart />}
    </>
  );
}
