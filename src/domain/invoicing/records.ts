import type { Breakdown, CorrectionMethod, InvoiceId, InvoiceType, Party } from './invoices.ts'

/** The record before this one in the chain of its issuer; `null` for the first. */
export type PreviousRecord = (InvoiceId & { hash: string }) | null

/** The program that makes the records, and its maker (RD 1007/2023 art. 13). */
export type InvoicingSystem = {
  maker: string
  makerNif: string
  name: string
  /** Two characters of the maker's choice. */
  id: string
  version: string
  installation: string
  /** One installation keeps the books of several planners. */
  hasManyIssuers: boolean
  /** It can keep records instead of sending them. Records of versions that could not leave it out. */
  canKeep?: true
}

type Chained = {
  issuer: string
  issuerName: string
  number: string
  issuedOn: string
  previous: PreviousRecord
  /** ISO 8601 with the offset of Madrid, to the second. */
  madeAt: string
  system: InvoicingSystem
}

/** A new record for an invoice that the agency has: of one that it took, or refused, or does not know. */
export type Resubmission = 'accepted' | 'rejected' | 'unknown'

/** The correction that an invoice makes, and with `substitution` the amounts that it takes the place of, in cents. */
export type Rectification = {
  method: CorrectionMethod
  invoices: InvoiceId[]
  replaced: { base: number; vat: number } | null
}

/** An invoice as it is recorded. Amounts are cents. */
export type IssueRecord = Chained & {
  kind: 'issue'
  type: InvoiceType
  description: string
  recipients: Party[]
  breakdown: Breakdown[]
  vat: number
  total: number
  rectification: Rectification | null
  resubmission: Resubmission | null
}

/** An invoice that was issued by mistake and is taken back. */
export type CancellationRecord = Chained & {
  kind: 'cancellation'
  /** The agency never had a record of the invoice. */
  isUnknown: boolean
  /** An earlier record of this cancellation was refused. */
  wasRejected: boolean
}

export type InvoiceRecord = IssueRecord | CancellationRecord

/** A record as it is stored, with the hash that it was given. */
export type StoredRecord = { record: InvoiceRecord; hash: string }
