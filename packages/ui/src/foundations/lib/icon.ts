export { Icon } from '../icon/icon';
