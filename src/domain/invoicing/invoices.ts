import type { IsoDate } from '../time/dates.ts'

/**
 * Kinds of invoices by the agency's keys: complete, simplified, one that takes the place of simplified ones, and those
 * that correct another: by law (art. 80.1, 80.2 and 80.6 of Ley 37/1992), insolvency (80.3), unpaid debts (80.4), any
 * other reason, and of simplified invoices (Orden HAC/1177/2024, list L2).
 */
export const INVOICE_TYPES = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

export const isCorrection = (type: InvoiceType): boolean => type.startsWith('R')

/** Simplified invoices have no recipient. */
export const isSimplified = (type: InvoiceType): boolean => type === 'F2' || type === 'R5'

/** A correction says the difference, or the whole invoice anew (list L3). */
export type CorrectionMethod = 'difference' | 'substitution'

/** Reasons for which IVA is not charged, of the articles 20 to 25 of Ley 37/1992 and others (list L10). */
export const EXEMPTIONS = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const
export type Exemption = (typeof EXEMPTIONS)[number]

/** The exemption of article 20, which is that of nearly all exempt work. */
export const USUAL_EXEMPTION: Exemption = 'E1'

/** Characters that a record holds at most (SuministroInformacion.xsd). */
export const INVOICE_NUMBER_MAX = 60
export const PARTY_NAME_MAX = 120
export const DESCRIPTION_MAX = 500

/** Identifies an invoice: the NIF of who issues it, series with number, and day. */
export type InvoiceId = { issuer: string; number: string; issuedOn: IsoDate }

/** A person or company on an invoice has a Spanish NIF or a number of another country. */
export type Party = { name: string } & ({ nif: string } | { foreign: ForeignId })

/** Kinds of foreign numbers: of the EU for IVA, passport, of the country, of residence, another (list L7). */
export const FOREIGN_ID_KINDS = ['02', '03', '04', '05', '06'] as const
export type ForeignId = { country: string; kind: (typeof FOREIGN_ID_KINDS)[number]; id: string }

/** The part of an invoice at one rate, in cents. Without IVA it says why. */
export type Breakdown = { vatRate: number; base: number; vat: number; exemption: Exemption | null }
