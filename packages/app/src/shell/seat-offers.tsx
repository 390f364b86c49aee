import { useOfferedSeats } from '@digiken/hooks/seats';
import { ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { offerMessages } from '../offer-messages';
import { coursePath } from '../views/paths';

/** The seats that hubs of the learner have paid for, each with the way to its course. */
export function SeatOffers() {
  const t = useMessages(offerMessages);
  const seats = useOfferedSeats().data ?? [];
  if (seats.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4 pb-8">
      {seats.map(({ _id, hub, course }) => (
        <li key={_id}>
          <Callout
            tone="success"
            title={t('seatIn', { hub: hub.name, course: course.name })}
            actions={
              <ButtonLink
                href={coursePath('console', { _id: course._id, title: course.name })}
                variant="secondary"
                aria-label={t('lookAt', { course: course.name })}
              >
                {t('look')}
              </ButtonLink>
            }
          >
            {t('seatInText')}
          </Callout>
        </li>
      ))}
    </ul>
  );
}
