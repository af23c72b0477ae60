export { CopyRoom } from './copy-room.tsx'
export { EventSwitch } from './event-switch.tsx'
