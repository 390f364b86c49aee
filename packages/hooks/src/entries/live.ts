export { useLiveActions } from '../actions/use-live-actions';
export { useAllLiveClasses, useHubLiveClasses, useLiveClasses } from '../data/use-live-class-lists';
export { useLiveAttendance, useLiveClass, useLiveRecordings } from '../data/use-live-classes';
export type { LiveState, LiveStatus } from '../live/room-session';
export {
  type Device,
  type Devices,
  type DeviceKind,
  playNotes,
  useDevices,
  useLevel,
} from '../live/use-devices';
export { type LiveRoomHandle, useLiveRoom } from '../live/use-live-room';
