export { deviceName } from '../platform/http/device-name';
