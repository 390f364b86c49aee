import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts about seats and gifts on the page of a course. */
export const offerMessages = defineMessages('course-offers', {
  seat: '{hub} has paid for a seat for you',
  seatText: 'It opens the units for no charge. {left} seats are left.',
  seatUnits: 'It opens {units} for no charge. {left} seats are left.',
  take: 'Take the seat',
  seatIn: '{hub} has paid for a seat for you in “{course}”',
  seatInText: 'Take it on the page of the course. You pay nothing.',
  look: 'See the course',
  lookAt: 'See the course “{course}”',
  give: 'Give it to somebody',
  buySeats: 'Buy seats for your hub',
});
