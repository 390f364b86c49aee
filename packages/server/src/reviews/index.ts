export { reviewRoutes } from './routes';
export { ownReview, reviewsOf } from './service';
export { learnerReviews } from './tables';
export { reviewPersonalData } from './personal-data';
