import {
  AGENCY_NOT_FOUND,
  BROWSER_SESSION_ONLY,
  BUSINESS_CLOSED,
  INVOICE_NOT_FOUND,
  PLANNERS_ONLY,
  TOO_MANY_REQUESTS,
  UNAUTHENTICATED,
} from './shared-errors.ts'

/** The refusals of what a planner downloads of a business. */
export const PLANNER_REFUSALS = {
  UNAUTHENTICATED,
  PLANNERS_ONLY,
  AGENCY_NOT_FOUND,
  BUSINESS_CLOSED,
  BROWSER_SESSION_ONLY,
  TOO_MANY_REQUESTS,
} as const

const FACTURAE_NOT_POSSIBLE = {
  status: 404,
  message: 'There is no such invoice, or it lacks what Facturae asks for',
} as const

/** An invoice is drawn or signed at each request. */
const PAPER_COST = 4

/** All of a year are read, and signed one by one. */
const ARCHIVE_COST = 60

/** The files of a planner's invoices. */
export const invoiceDownloads = {
  /** An invoice in the planner's brand, with its tax QR code. */
  invoice: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'GET',
    area: 'invoicing',
    path: '/planner/invoicing/invoices/{invoiceId}/pdf',
    summary: 'Download an invoice',
    contentType: 'application/pdf',
    cost: PAPER_COST,
    missing: 'INVOICE_NOT_FOUND',
    errors: { ...PLANNER_REFUSALS, INVOICE_NOT_FOUND },
  },

  /** All records of a planner as XML with the event register, for an inspection. */
  invoiceRecords: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'GET',
    area: 'invoicing',
    path: '/planner/invoicing/records',
    summary: 'Download the records of the own invoices',
    contentType: 'application/zip',
    cost: ARCHIVE_COST,
    missing: 'INVOICE_NOT_FOUND',
    errors: { ...PLANNER_REFUSALS, INVOICE_NOT_FOUND },
  },

  /** An invoice as Facturae 3.2.2: signed, with `.xsig`, where the stored certificate allows it; otherwise `.xml`. */
  facturae: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'GET',
    area: 'invoicing',
    path: '/planner/invoicing/invoices/{invoiceId}/facturae',
    summary: 'Download an invoice as Facturae',
    contentType: 'application/xml',
    cost: PAPER_COST,
    missing: 'FACTURAE_NOT_POSSIBLE',
    errors: { ...PLANNER_REFUSALS, FACTURAE_NOT_POSSIBLE },
  },

  /** Those of a year or a quarter, `2027` or `2027-T1`, in a ZIP that names the ones that are left out. */
  facturaeOfPeriod: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'GET',
    area: 'invoicing',
    path: '/planner/invoicing/facturae/{period}',
    summary: 'Download the invoices of a period as Facturae',
    contentType: 'application/zip',
    cost: ARCHIVE_COST,
    missing: 'FACTURAE_NOT_POSSIBLE',
    errors: { ...PLANNER_REFUSALS, FACTURAE_NOT_POSSIBLE },
  },
} as const
