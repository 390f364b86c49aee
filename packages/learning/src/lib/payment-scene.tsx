import { cn } from '@digiken/ui/internal/cn';
import { Mountain, Tree } from './scenery';

export interface PaymentSceneProps {
  /** What the phone shows; `none` leaves it out. */
  phone: 'asked' | 'checking' | 'failed' | 'none';
  /** Where the sun is: low while the payer waits, behind a cloud after a failure. */
  sun: 'low' | 'cloud';
  className?: string;
}

const SUN = { low: 236, cloud: 176 } as const;
const FAR = 'M0 318C60 322 110 340 170 348C240 358 300 344 360 336C420 328 470 326 520 324V440H0Z';
const MIDDLE = 'M0 362C70 364 130 356 190 346C250 336 310 332 370 334C430 337 480 344 520 350V440H0Z';
const NEAR = 'M0 404C80 410 160 416 240 414C320 412 400 404 520 398V440H0Z';

/**
 * Decorative drawing for the states of a payment: highlands, sun and a phone. Hidden in forced colours, and never the
 * only carrier of a state, which the heading tells.
 */
export function PaymentScene({ phone, sun, className }: PaymentSceneProps) {
  return (
    <svg
      viewBox="0 0 520 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-slot="payment-scene"
      className={cn('block bg-selected forced-colors:hidden', className)}
    >
      <g className="stroke-emphasis" fill="none" strokeWidth="2">
        <circle cx="404" cy={SUN[sun]} r="94" opacity="0.5" />
        <circle cx="404" cy={SUN[sun]} r="130" opacity="0.3" />
      </g>
      <circle cx="404" cy={SUN[sun]} r="62" className="fill-emphasis" />
      {sun === 'cloud' && (
        <path
          d="M350 214q-4-26 24-26 10-26 40-20 26-16 44 8 30 0 28 26 0 12-14 12H364q-14 0-14 0Z"
          className="fill-line stroke-line-control"
        />
      )}
      <Mountain x={92} y={204} />
      <Hill shape={FAR} depth={0.22} />
      <Hill shape={MIDDLE} depth={0.36} />
      <Tree x={452} y={372} size={1.05} />
      <Tree x={70} y={384} size={0.8} />
      {phone !== 'none' && <Phone shows={phone} />}
      <Hill shape={NEAR} depth={0.52} />
    </svg>
  );
}

function Hill({ shape, depth }: { shape: string; depth: number }) {
  return (
    <>
      <path d={shape} className="fill-canvas" />
      <path d={shape} className="fill-success-ink" opacity={depth} />
    </>
  );
}

/** What the phone shows, around 0/0. */
function Sign({ shows }: { shows: 'asked' | 'checking' | 'failed' }) {
  if (shows === 'asked')
    return (
      <>
        {[-39, -13, 13, 39].map((x) => (
          <circle key={x} cx={x} cy="0" r="8" className="fill-accent" />
        ))}
        <rect x="-54" y="34" width="108" height="26" rx="8" className="fill-accent" />
      </>
    );
  const checking = shows === 'checking';
  return (
    <>
      <circle r="44" className={checking ? 'fill-warning-soft' : 'fill-danger-soft'} />
      <path
        d={checking ? 'M0-26V0l18 12' : 'm-17-17 34 34m0-34-34 34'}
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        className={checking ? 'stroke-warning-ink' : 'stroke-danger-ink'}
      />
    </>
  );
}

function Phone({ shows }: { shows: 'asked' | 'checking' | 'failed' }) {
  return (
    <g transform="translate(152 34)">
      <rect width="216" height="396" rx="28" className="fill-ink" />
      <rect x="10" y="12" width="196" height="380" rx="19" className="fill-sunken" />
      <rect x="84" y="21" width="48" height="7" rx="3.5" className="fill-ink" />
      <rect x="20" y="82" width="176" height="222" rx="14" className="fill-raised" />
      <g transform="translate(108 190)">
        <Sign shows={shows} />
      </g>
    </g>
  );
}
