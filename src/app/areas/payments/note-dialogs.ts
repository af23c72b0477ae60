/** The dialogs in which payments, payers and plans are noted, which come together once the tab is at rest. */
export { PayDialog } from './pay-dialog.tsx'
export { PayerDialog } from './payer-dialog.tsx'
export { PlanDialog } from './plan/plan-dialog.tsx'
