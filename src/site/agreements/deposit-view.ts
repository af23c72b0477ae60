import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import type { QuotePlanner } from '../quotes/quote-view.ts'

/** The deposit of a signed agreement, as its page shows it to the couple. */
export type DepositView = {
  path: string
  quotePath: string
  document: AgreementDocument
  planner: QuotePlanner
  /** When the last one signed. */
  signedAt: Date
  /** When the couple said that they have paid, and when the planner booked it. */
  toldAt: Date | null
  bookedAt: Date | null
}
