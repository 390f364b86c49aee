import type { Level, ReviewedChange } from '@digiken/contract';
import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@digiken/ui/icon';
import { textIn } from '@digiken/ui/internal/text-language';
import { useCurrency, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { formatPercent } from '../../lib/percent';
import { TextDiff } from '../../lib/text-diff';
import { reviewDeskMessages } from './messages';
import type { ReviewItem } from './review-items';
import { usePartName } from './use-item-name';

type Text = ReviewedChange['texts'][number];

/** What changed: differences in a text, or old and new side by side. */
export function ChangeContent({ item: { change, text } }: { item: ReviewItem }) {
  const t = useMessages(reviewDeskMessages);
  const { change: kind, item, texts, learners, pictures } = change;
  return (
    <div className="flex min-w-0 flex-col gap-3 wrap-anywhere">
      {(text ? [text] : texts).map((shown) => (
        <TextContent
          key={`${shown.part} ${shown.language ?? ''}`}
          text={shown}
          pictures={pictures}
          named={text === undefined}
        />
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

interface TextContentProps extends Pick<ReviewedChange, 'pictures'> {
  text: Text;
  /** Of something that is new or gone as a whole: each part has its name and one value. */
  named: boolean;
}

function TextContent({ text, pictures, named }: TextContentProps) {
  const partName = usePartName();
  const { part, language, before, after } = text;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {named ? (
        <>
          <h4 className="text-sm font-bold">{partName(text)}</h4>
          <Value text={text} value={after ?? before} />
        </>
      ) : (
        <Compared text={text} />
      )}
      {part === 'text' && (
        <NewPictures pictures={pictures.filter((picture) => picture.language === language)} />
      )}
    </div>
  );
}

/** Values whose words say nothing together: the differences between them would not be read. */
const VALUES = new Set<Text['part']>([
  ...(['price', 'picture', 'video', 'preview', 'completion'] as const),
  ...(['level', 'category', 'unit', 'captions', 'activity'] as const),
]);

function Compared({ text }: { text: Text }) {
  const t = useMessages(reviewDeskMessages);
  const { part, language, before, after } = text;
  if (before && after && !VALUES.has(part))
    return (
      <TextDiff
        before={before}
        after={after}
        language={language ?? undefined}
        names={{ added: t('addedWords'), removed: t('removedWords') }}
      />
    );
  return (
    <OldNew
      before={<Value text={text} value={before} />}
      after={
        <>
          <Value text={text} value={after} isAfter />
          {part === 'price' && <PriceChange before={before} after={after} />}
        </>
      }
    />
  );
}

interface ValueProps {
  text: Text;
  value: string | null;
  isAfter?: boolean;
}

/** One value as people read it. What is not there is “None”. */
function Value({ text: { part, language }, value, isAfter = false }: ValueProps) {
  const t = useMessages(reviewDeskMessages);
  const locale = useLocale();
  const currency = useCurrency();
  if (!value) return <span className="text-ink-muted">{t('none')}</span>;
  switch (part) {
    case 'price':
      return <span className="text-xl font-bold">{formatPrice(Number(value), locale, currency)}</span>;
    case 'picture':
      return <img src={value} alt={t(isAfter ? 'pictureAfter' : 'pictureNow')} className={PICTURE} />;
    case 'video':
      // A video loads only when it is opened: reviewers pay for their data as well.
      return <TextLink href={value}>{t('openVideo')}</TextLink>;
    case 'preview':
    case 'completion':
      return <span>{t(value === 'yes' ? 'yes' : 'no')}</span>;
    case 'level':
      return <span>{t(value as Level)}</span>;
    default:
      return (
        <p {...(language ? textIn(language) : {})} className="whitespace-pre-wrap">
          {value}
        </p>
      );
  }
}

const PICTURE = 'aspect-video max-h-80 rounded-md bg-sunken object-contain';

/** By how much a price differs. */
function PriceChange({ before, after }: Pick<Text, 'before' | 'after'>) {
  const t = useMessages(reviewDeskMessages);
  const locale = useLocale();
  const rise = Number(before) > 0 && after !== null ? Number(after) / Number(before) - 1 : 0;
  if (rise === 0) return null;
  const percent = formatPercent(Math.abs(rise), locale);
  return <span className="ms-2 text-sm text-ink-muted">{t(rise > 0 ? 'more' : 'less', { percent })}</span>;
}

function NewPictures({ pictures }: Pick<ReviewedChange, 'pictures'>) {
  const t = useMessages(reviewDeskMessages);
  if (pictures.length === 0) return null;
  return (
    <>
      <h4 className="text-sm font-bold">{t('newPictures')}</h4>
      <ul className="flex flex-col gap-3">
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

/** Old and new side by side, each under its name. */
function OldNew(sides: { before: ReactNode; after: ReactNode }) {
  const t = useMessages(reviewDeskMessages);
  return (
    <dl className="grid gap-3 md:grid-cols-2">
      {(['before', 'after'] as const).map((side) => (
        <div
          key={side}
          className="min-w-0 rounded-lg border bg-canvas p-4 in-[.high-contrast]:border-2 forced-colors:border"
        >
          <dt className={`flex items-center gap-1.5 text-sm font-bold ${SIDES[side].ink}`}>
            <Icon of={SIDES[side].icon} size="sm" />
            <span>{t(SIDES[side].name)}</span>
          </dt>
          <dd className="mt-1">{sides[side]}</dd>
        </div>
      ))}
    </dl>
  );
}
