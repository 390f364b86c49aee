import type { ReviewedChange } from '@digiken/contract';
import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@digiken/ui/icon';
import { textIn } from '@digiken/ui/internal/text-language';
import { useCurrency, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { formatPercent } from '../../lib/percent';
import { TextDiff } from '../../lib/text-diff/text-diff';
import { changeListMessages } from '../change-list/change-list';
import { reviewDeskMessages } from './messages';
import { newPictures, type ReviewItem } from './review-items';

type Text = ReviewedChange['texts'][number];

/** What changed: differences in a text, or old and new side by side. */
export function ChangeContent({ item: { change, text } }: { item: ReviewItem }) {
  const t = useMessages(reviewDeskMessages);
  const { change: kind, item, texts, learners } = change;
  return (
    <div className="flex min-w-0 flex-col gap-3 wrap-anywhere">
      {(text ? [text] : texts).map((shown) => (
        <TextContent key={`${shown.part} ${shown.language ?? ''}`} text={shown} named={text === undefined} />
      ))}
      {kind === 'removed' && item === 'lesson' && learners !== null && (
        <p className="font-bold">{t('studied', { count: learners })}</p>
      )}
      {kind === 'changed' && item === 'unit' && text?.part === 'price' && learners !== null && (
        <p className="text-sm text-ink-muted">{t('holders', { count: learners })}</p>
      )}
    </div>
  );
}

/** @param named among other parts, so that the part needs its name */
function TextContent({ text, named }: { text: Text; named: boolean }) {
  const t = useMessages(reviewDeskMessages);
  const word = useMessages(changeListMessages);
  const { part, language, before, after } = text;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {named && (
        <h4 className="text-sm font-bold">
          {language ? t('partIn', { part: word(part), language }) : word(part)}
        </h4>
      )}
      <Compared text={text} />
      {part === 'text' && <NewPictures before={before} after={after} />}
    </div>
  );
}

/** Values without sentences: the words in them say nothing together. */
const VALUES = new Set<Text['part']>(['level', 'category', 'unit', 'captions', 'activity']);
const SWITCHES = new Set<Text['part']>(['preview', 'completion']);

function Compared({ text: { part, language, before, after } }: { text: Text }) {
  const t = useMessages(reviewDeskMessages);
  if (part === 'price') return <Prices before={before} after={after} />;
  if (part === 'picture')
    return (
      <OldNew
        before={before && <img src={before} alt={t('pictureNow')} className={PICTURE} />}
        after={after && <img src={after} alt={t('pictureAfter')} className={PICTURE} />}
      />
    );
  if (part === 'video')
    return <OldNew before={before && <Video src={before} />} after={after && <Video src={after} />} />;
  if (SWITCHES.has(part)) {
    const shown = (value: string | null) => value && t(value === 'yes' ? 'yes' : 'no');
    return <OldNew before={shown(before)} after={shown(after)} />;
  }
  if (before && after && !VALUES.has(part))
    return (
      <TextDiff
        before={before}
        after={after}
        language={language ?? undefined}
        names={{ added: t('addedWords'), removed: t('removedWords') }}
      />
    );
  const written = (value: string | null) =>
    value && (
      <p {...(language ? textIn(language) : {})} className="whitespace-pre-wrap">
        {value}
      </p>
    );
  return <OldNew before={written(before)} after={written(after)} />;
}

const PICTURE = 'aspect-video w-full rounded-md bg-sunken object-contain';

/** A video loads only when it is opened: reviewers pay for their data as well. */
function Video({ src }: { src: string }) {
  const t = useMessages(reviewDeskMessages);
  return <TextLink href={src}>{t('openVideo')}</TextLink>;
}

function Prices({ before, after }: Pick<Text, 'before' | 'after'>) {
  const t = useMessages(reviewDeskMessages);
  const locale = useLocale();
  const currency = useCurrency();
  const price = (value: string | null) =>
    value && <span className="text-xl font-bold">{formatPrice(Number(value), locale, currency)}</span>;
  const rise = Number(before) > 0 && after !== null ? Number(after) / Number(before) - 1 : 0;
  const percent = formatPercent(Math.abs(rise), locale);
  return (
    <OldNew
      before={price(before)}
      after={
        after && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            {price(after)}
            {rise !== 0 && (
              <span className="text-sm text-ink-muted">{t(rise > 0 ? 'more' : 'less', { percent })}</span>
            )}
          </p>
        )
      }
    />
  );
}

function NewPictures(text: Pick<Text, 'before' | 'after'>) {
  const t = useMessages(reviewDeskMessages);
  const pictures = newPictures(text);
  if (pictures.length === 0) return null;
  return (
    <>
      <h4 className="text-sm font-bold">{t('newPictures')}</h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-3">
        {pictures.map(({ src, alt }) => (
          <li key={src} className="flex min-w-0 flex-col gap-1.5">
            <img src={src} alt="" loading="lazy" className={PICTURE} />
            <p className="text-sm">{alt ? t('pictureDescription', { alt }) : t('pictureWithout')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const SIDES = {
  before: { name: 'now', icon: Minus, ink: 'text-danger-ink' },
  after: { name: 'after', icon: Plus, ink: 'text-success-ink' },
} as const;

/** Old and new side by side, each under its name. What is not there, or was not, is “None”. */
function OldNew(sides: { before: ReactNode; after: ReactNode }) {
  const t = useMessages(reviewDeskMessages);
  return (
    <dl className="grid gap-3 @lg/card:grid-cols-2">
      {(['before', 'after'] as const).map((side) => (
        <div
          key={side}
          className="min-w-0 rounded-lg border bg-canvas p-3.5 in-[.high-contrast]:border-2 forced-colors:border"
        >
          <dt className={`flex items-center gap-1.5 text-sm font-bold ${SIDES[side].ink}`}>
            <Icon of={SIDES[side].icon} size="sm" />
            {t(SIDES[side].name)}
          </dt>
          <dd className="mt-1.5">{sides[side] || <span className="text-ink-muted">{t('none')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
