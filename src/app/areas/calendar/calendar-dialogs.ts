export { ClosuresDialog } from './closures-dialog.tsx'
export { WeekendDialog } from './weekend-dialog.tsx'
