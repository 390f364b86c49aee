import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Mountain, Sun, Tree } from './scenery';

const paymentSceneMessages = defineMessages('payment-scene', {
  service: 'M-Pesa',
  ask: 'Pay {amount}',
  pin: 'Enter your PIN',
  cancel: 'Cancel',
  send: 'Send',
  checking: 'Checking with',
});

type PhoneState = 'asked' | 'checking' | 'failed';

export interface PaymentSceneProps {
  /** What the phone shows; `none` leaves it out. */
  phone: PhoneState | 'none';
  /** Where the sun is: low while the payer waits, behind a cloud after a failure. */
  sun: 'low' | 'cloud';
  /** As it is shown, e.g. "Ksh 650"; on the phone that asks for it. */
  amount?: string;
  className?: string;
}

const SUN = { low: 214, cloud: 176 } as const;
const FAR = 'M0 310C60 312 110 322 170 332C240 342 300 341 360 336C420 328 470 322 520 321V440H0Z';
const NEAR = 'M0 361C70 362 130 356 190 346C250 336 310 332 370 334C430 337 480 344 520 348V440H0Z';

/**
 * Decorative drawing for the states of a payment: highlands, sun and a phone, which is whole down to its buttons at any
 * width. Hidden in forced colours, and never the only carrier of a state, which the heading tells.
 */
export function PaymentScene({ phone, sun, amount = '', className }: PaymentSceneProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="payment-scene"
      className={cn('relative overflow-clip bg-selected forced-colors:hidden', className)}
    >
      <svg viewBox="0 22 520 308" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <Sun x={404} y={SUN[sun]} radius={62} />
        {sun === 'cloud' && (
          <path
            d="M350 214q-4-26 24-26 10-26 40-20 26-16 44 8 30 0 28 26 0 12-14 12H364q-14 0-14 0Z"
            className="fill-line stroke-line-control"
          />
        )}
        <Mountain x={92} y={204} />
        <Hill shape={FAR} depth={0.22} />
        <Hill shape={NEAR} depth={0.36} />
        <Tree x={452} y={366} size={1.05} />
        <Tree x={70} y={378} size={0.8} />
      </svg>
      {phone !== 'none' && (
        <svg
          viewBox="152 22 216 308"
          preserveAspectRatio="xMidYMin meet"
          className="absolute inset-0 size-full"
        >
          <Phone shows={phone} amount={amount} />
        </svg>
      )}
    </div>
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

function Phone({ shows, amount }: { shows: PhoneState; amount: string }) {
  return (
    <g transform="translate(152 34)">
      <rect width="216" height="396" rx="28" className="fill-ink" />
      <rect x="10" y="12" width="196" height="380" rx="19" className="fill-sunken" />
      <rect x="84" y="21" width="48" height="7" rx="3.5" className="fill-ink" />
      <rect x="20" y="56" width="176" height="236" rx="14" className="fill-raised" />
      {shows === 'asked' ? <Question amount={amount} /> : <Sign shows={shows} />}
    </g>
  );
}

/** M-Pesa asks for the PIN. */
function Question({ amount }: { amount: string }) {
  const t = useMessages(paymentSceneMessages);
  return (
    <g transform="translate(34 90)" fontSize="15" className="fill-ink">
      <text y="4" fontSize="17" className="font-heavy">
        {t('service')}
      </text>
      <text y="36">{t('ask', { amount })}</text>
      <text y="72">{t('pin')}</text>
      <rect
        y="84"
        width="148"
        height="40"
        rx="6"
        strokeWidth="2"
        className="fill-surface stroke-line-control"
      />
      {[20, 40, 60].map((x) => (
        <circle key={x} cx={x} cy="104" r="5" />
      ))}
      <path d="M76 93v22" strokeWidth="2" className="stroke-accent" />
      <text x="2" y="162" className="font-bold">
        {t('cancel')}
      </text>
      <text x="146" y="162" textAnchor="end" className="fill-link font-bold">
        {t('send')}
      </text>
    </g>
  );
}

function Sign({ shows }: { shows: Exclude<PhoneState, 'asked'> }) {
  const t = useMessages(paymentSceneMessages);
  const checking = shows === 'checking';
  return (
    <g transform="translate(108 150)" fontSize="15">
      <circle r="44" className={checking ? 'fill-warning-soft' : 'fill-danger-soft'} />
      <path
        d={checking ? 'M0-26V0l18 12' : 'm-17-17 34 34m0-34-34 34'}
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        className={checking ? 'stroke-warning-ink' : 'stroke-danger-ink'}
      />
      {checking && (
        <text y="76" textAnchor="middle" className="fill-ink">
          {t('checking')}
        </text>
      )}
      <text y={checking ? 98 : 82} textAnchor="middle" fontSize="17" className="fill-ink font-heavy">
        {t('service')}
      </text>
    </g>
  );
}
