export { reviewRoutes } from './routes';
export { ownReview, reviewsOf } from './service';
export { learnerReviews, reviewReports } from './tables';
export { reviewPersonalData } from './personal-data';
