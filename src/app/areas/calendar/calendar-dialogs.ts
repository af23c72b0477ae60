export { ClosuresDialog } from './closures-dialog.tsx'
export { SubscriptionDialog } from './subscription-dialog.tsx'
export { AppointmentDialog } from './week/appointment-dialog.tsx'
export { WeekendDialog } from './weekend-dialog.tsx'
