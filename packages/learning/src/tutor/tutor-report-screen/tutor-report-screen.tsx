import type { TutorDay, TutorFigures } from '@digiken/contract';
import { LineChart } from '@digiken/ui/line-chart';
import type { LoadState } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { FactStrip, type FactStripProps } from '../../screens/fact-strip/fact-strip';
import { FiguresScreen } from '../../screens/figures-screen/figures-screen';
import { FlaggedList, type FlaggedListProps } from './flagged-list';
import { tutorReportMessages } from './messages';
import { TutorSettings, type TutorSettingsProps } from './tutor-settings';

export { FlaggedConversation, type FlaggedConversationProps } from './flagged-conversation';
export type { FlaggedListProps } from './flagged-list';
export { tutorReportMessages } from './messages';
export type { TutorSettingsProps } from './tutor-settings';

export interface TutorReportScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  figures?: TutorFigures;
  flagged: FlaggedListProps;
  /** Saves the limits. Undefined for those who may only read them. */
  onSave?: TutorSettingsProps['onSave'];
  /** ms since 1970, for stories. */
  now?: number;
}

/** Use, cost, ratings and limits of the tutor, and what a person should read (spec 13.25). */
export function TutorReportScreen({ state, figures, flagged, onSave, now }: TutorReportScreenProps) {
  const t = useMessages(tutorReportMessages);
  const facts = useFacts(figures);
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const model = figures?.model;
  return (
    <FiguresScreen
      title={t('title')}
      intro={
        <>
          <span>{`${t('intro')} ${
            figures
              ? model
                ? model.place
                  ? t('modelIn', { ...model, place: model.place })
                  : t('model', { name: model.name })
                : t('noModel')
              : ''
          }`}</span>
        </>
      }
      state={state}
      lead={facts && <FactStrip label={t('figures')} facts={facts} />}
    >
      {figures && (
        <LineChart
          title={t('byDay')}
          headingLevel={2}
          series={[
            {
              label: t('asked'),
              points: figures.days.map(({ date, questions }) => ({
                x: day.format(new Date(date)),
                y: questions,
              })),
            },
            {
              label: t('unfound'),
              points: figures.days.map(({ date, nothing: unanswered }) => ({
                x: day.format(new Date(date)),
                y: unanswered,
              })),
            },
          ]}
        />
      )}
      <Section
        id="flagged"
        title={t('flagged')}
        intro={
          <>
            {figures && (
              <strong className="font-bold">{`${t('open', { count: figures.openFlags })}. `}</strong>
            )}
            <span>{t('flaggedIntro')}</span>
          </>
        }
      >
        <FlaggedList {...flagged} now={now} />
      </Section>
      {figures && (
        <Section title={t('settings')} intro={!onSave && t('settingsReadOnly')}>
          <TutorSettings settings={figures.settings} tokensToday={figures.tokensToday} onSave={onSave} />
        </Section>
      )}
    </FiguresScreen>
  );
}

function useFacts(figures: TutorReportScreenProps['figures']): FactStripProps['facts'] | undefined {
  const t = useMessages(tutorReportMessages);
  const locale = useLocale();
  if (!figures) return undefined;
  const { days, ratings, currency } = figures;
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const sum = (pick: (day: TutorDay) => number) => days.reduce((total, day) => total + pick(day), 0);
  const questions = sum((day) => day.questions);
  const unanswered = sum((day) => day.nothing);
  const rated = ratings.helped + ratings.didNot;
  const tokens = t('tokens', { count: number.format(sum((day) => day.tokensIn + day.tokensOut)) });
  return [
    { label: t('questions'), value: number.format(questions) },
    {
      label: t('nothing'),
      value: number.format(unanswered),
      change: questions > 0 ? t('nothingShare', { share: share.format(unanswered / questions) }) : undefined,
    },
    {
      label: t('helped'),
      value: rated > 0 ? share.format(ratings.helped / rated) : '–',
      change: rated > 0 ? t('ratings', { count: rated }) : t('noRatings'),
    },
    currency
      ? {
          label: t('cost'),
          value: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
            sum((day) => day.cost ?? 0),
          ),
          change: tokens,
        }
      : { label: t('cost'), value: t('noPrice'), change: figures.model ? t('noPriceText') : undefined },
  ];
}
