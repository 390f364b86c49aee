import type { Course, CourseDetail } from '@digiken/contract';
import { LIMITS, SEATS_MAX } from '@digiken/contract/constants';
import { ArrowLeft } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useSpokenChange } from '@digiken/ui/internal/use-spoken-change';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { PageHeader } from '@digiken/ui/page-header';
import { formatPrice, Price } from '@digiken/ui/price';
import { Section } from '@digiken/ui/section';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';
import { CourseCover } from '../../courses/course-cover/course-cover';
import { sellable } from '../../courses/buy-card/offer-of';
import { UnitPicker } from '../../courses/unit-picker/unit-picker';
import type { CourseLinks } from '../../lib/types';

export const buyForOthersScreenMessages = defineMessages('buy-for-others-screen', {
  loading: 'Loading the course…',
  seatsTitle: 'Buy seats for {hub}',
  seatsIntro: 'You pay once. Each member of the hub who takes a seat gets the units for no charge.',
  giftTitle: 'Give “{course}”',
  giftIntro: 'You pay. The person gets an email with a code that opens the units for no charge.',
  course: 'Course',
  courseHint: 'For another course, open it in the catalogue and choose “Buy seats for your hub”.',
  chooseCourse: 'Choose a course',
  noCourse: 'Choose a course to see its units and its price.',
  seats: 'Number of seats',
  seatsHint: 'One for each member who should learn. Seats do not expire.',
  inSeat: 'What a seat opens',
  inGift: 'What you give',
  person: 'Who gets it',
  name: 'Name',
  email: 'Email address',
  emailHint: 'The code goes to this address once you have paid.',
  message: 'Message',
  messageHint: 'Shown in the email. At most 500 characters.',
  order: 'Your order',
  whole: 'The whole course',
  unitsChosen: { one: '{count} unit', other: '{count} units' },
  each: { one: '{count} seat at {price}', other: '{count} seats at {price} each' },
  total: 'Total',
  updating: 'Updating…',
  nothing: 'Choose at least one unit',
  noSeats: 'Enter the number of seats',
  free: 'The units that you chose cost nothing, so nobody has to pay for them.',
  submit: 'Go to payment',
  busy: 'Preparing the payment…',
  said: 'Total {total}.',
});

/** Delay after a change before the total is announced (ms). */
const SAY_AFTER = 700;

interface CommonProps extends CourseLinks {
  state: LoadState;
  /** Undefined while none is chosen. Its units as for a learner who has none of them. */
  course?: CourseDetail;
  /** Ids of the chosen units. */
  chosen: string[];
  onChosenChange: (chosen: string[]) => void;
  /** The server's price of all that is chosen, in whole shillings; null until it has responded. */
  total: number | null;
  /** The server calculates: the last total is shown, marked as updating. */
  updating?: boolean;
  /** Why it cannot be bought. */
  notice?: string | null;
  back: { label: string; href: string };
  /** Places the order. Fields of a gift: `recipientName`, `recipientEmail`, `message`. */
  onSubmit: (values: Record<string, string>) => Promise<FormOutcome>;
}

export interface BuySeatsProps extends CommonProps {
  kind: 'seats';
  hubName: string;
  /** The courses that can be chosen. */
  courses: readonly Course[];
  courseId: string;
  onCourseChange: (id: string) => void;
  /** Null while the field holds no number. */
  seats: number | null;
  onSeatsChange: (seats: number | null) => void;
  /** Whole shillings. */
  perSeat?: number;
}

export interface BuyGiftProps extends CommonProps {
  kind: 'gift';
}

export type BuyForOthersScreenProps = BuySeatsProps | BuyGiftProps;

/** The page on which a hub's seats or a gift are put together (spec 11.38). */
export function BuyForOthersScreen(props: BuyForOthersScreenProps) {
  const { state, kind, course, back } = props;
  const t = useMessages(buyForOthersScreenMessages);
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading') return <LoadingScreen message={t('loading')} />;
  return (
    <div data-slot="buy-for-others-screen" className="mx-auto flex w-full max-w-content flex-col gap-4">
      <TextLink
        href={back.href}
        className="inline-flex min-h-target-primary items-center gap-2 self-start font-bold"
      >
        <Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        <span>{back.label}</span>
      </TextLink>
      <PageHeader
        title={
          kind === 'seats'
            ? t('seatsTitle', { hub: props.hubName })
            : t('giftTitle', { course: course?.title ?? '' })
        }
        intro={t(kind === 'seats' ? 'seatsIntro' : 'giftIntro')}
      />
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <OrderForm {...props} />
        <Summary {...props} className="max-lg:hidden lg:sticky lg:top-6" />
      </div>
    </div>
  );
}

function OrderForm(props: BuyForOthersScreenProps) {
  const { kind, course, chosen, onChosenChange, total, notice, updating, onSubmit } = props;
  const t = useMessages(buyForOthersScreenMessages);
  const locale = useLocale();
  const id = useId();
  const ids = {
    courseId: `${id}-course`,
    seats: `${id}-seats`,
    choice: `${id}-units`,
    recipientName: `${id}-name`,
    recipientEmail: `${id}-email`,
    message: `${id}-message`,
  };
  useSpokenChange(
    updating || total === null ? undefined : t('said', { total: formatPrice(total, locale) }),
    SAY_AFTER,
  );
  const submit = async (values: Record<string, string>): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (!course) errors.courseId = t('chooseCourse');
    else if (chosen.length === 0) errors.choice = t('nothing');
    if (kind === 'seats' && props.seats === null) errors.seats = t('noSeats');
    const [message] = Object.values(errors);
    if (message !== undefined) return { ok: false, message, errors };
    if (total === 0) return { ok: false, message: t('free') };
    return onSubmit(values);
  };
  return (
    <Form onSubmit={submit} fieldIds={ids} submitLabel={t('submit')} busyLabel={t('busy')} wide>
      {({ errors }) => (
        <>
          {kind === 'seats' && <SeatFields {...props} ids={ids} errors={errors} />}
          {course ? (
            <Section id={ids.choice} title={t(kind === 'seats' ? 'inSeat' : 'inGift')}>
              {errors.choice && <Callout tone="danger">{errors.choice}</Callout>}
              <UnitPicker
                units={course.units}
                unitHrefOf={props.unitHrefOf}
                lessonHrefOf={props.lessonHrefOf}
                chosen={chosen}
                onChosenChange={onChosenChange}
                restPrice={course.price}
              />
            </Section>
          ) : (
            <p className="text-ink-muted">{t('noCourse')}</p>
          )}
          {kind === 'gift' && (
            <Section title={t('person')}>
              <div className="flex max-w-form flex-col gap-5">
                <TextInput
                  id={ids.recipientName}
                  name="recipientName"
                  label={t('name')}
                  maxLength={LIMITS.nameMax}
                  error={errors.recipientName}
                />
                <TextInput
                  id={ids.recipientEmail}
                  name="recipientEmail"
                  type="email"
                  inputMode="email"
                  label={t('email')}
                  hint={t('emailHint')}
                  error={errors.recipientEmail}
                />
                <TextArea
                  id={ids.message}
                  name="message"
                  required={false}
                  rows={3}
                  maxLength={LIMITS.giftMessageMax}
                  label={t('message')}
                  hint={t('messageHint')}
                  error={errors.message}
                />
              </div>
            </Section>
          )}
          {notice && <Callout tone="info">{notice}</Callout>}
          <Summary {...props} className="lg:hidden" />
        </>
      )}
    </Form>
  );
}

type SeatFieldsProps = BuySeatsProps & {
  ids: { courseId: string; seats: string };
  errors: Record<string, string>;
};

function SeatFields({
  courses,
  courseId,
  onCourseChange,
  seats,
  onSeatsChange,
  ids,
  errors,
}: SeatFieldsProps) {
  const t = useMessages(buyForOthersScreenMessages);
  return (
    <div className="flex max-w-form flex-col gap-5">
      <Select
        id={ids.courseId}
        label={t('course')}
        hint={t('courseHint')}
        error={errors.courseId}
        value={courseId}
        onChange={(event) => onCourseChange(event.target.value)}
        options={[
          ...(courseId === '' ? [{ value: '', label: t('chooseCourse') }] : []),
          ...courses.map(({ _id, title }) => ({ value: _id, label: title })),
        ]}
      />
      <NumberInput
        id={ids.seats}
        name="seats"
        label={t('seats')}
        hint={t('seatsHint')}
        error={errors.seats}
        min={1}
        max={SEATS_MAX}
        value={seats}
        onValueChange={onSeatsChange}
      />
    </div>
  );
}

function Summary(props: BuyForOthersScreenProps & { className: string }) {
  const { kind, course, chosen, total, updating, className } = props;
  const t = useMessages(buyForOthersScreenMessages);
  const locale = useLocale();
  const heading = useId();
  if (!course) return null;
  const facts: ReactNode[] = [
    chosen.length === sellable(course.units).length ? t('whole') : t('unitsChosen', { count: chosen.length }),
  ];
  if (kind === 'seats' && props.seats !== null && props.perSeat !== undefined)
    facts.push(t('each', { count: props.seats, price: formatPrice(props.perSeat, locale) }));
  return (
    <section
      aria-labelledby={heading}
      data-slot="order-summary"
      className={`flex flex-col gap-4 rounded-xl border bg-raised p-5 forced-colors:border-2 ${className}`}
    >
      <div className="flex items-center gap-4">
        <div className="w-22 shrink-0">
          <CourseCover title={course.title} image={course.image ?? undefined} />
        </div>
        <div className="min-w-0">
          <h2 id={heading} className="text-sm text-ink-muted">
            {t('order')}
          </h2>
          <p className="font-bold wrap-anywhere">{course.title}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-1 text-ink-muted">
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-4">
        <span>{t('total')}</span>
        <span className="text-2xl font-heavy">
          {total === null || updating ? (
            <span className="text-base font-normal text-ink-muted">{t('updating')}</span>
          ) : (
            <Price amount={total} />
          )}
        </span>
      </p>
    </section>
  );
}
