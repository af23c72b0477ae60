import * as z from 'zod'
import { ARCHIVE_PARTS } from '#domain/archive/archive-parts.ts'
import { CARD_FORMATS, CARDS_MAX } from '#domain/households/invitation-cards.ts'
import { PHOTO_CARDS_MAX, TABLE_NUMBER_MAX } from '#domain/inspiration/photo-cards.ts'
import { SEATING_PAPERS } from '#domain/seating/seating-papers.ts'
import { id } from './base.ts'
import { invoiceDownloads, PLANNER_REFUSALS } from './invoice-downloads.ts'
import {
  AGREEMENT_NOT_FOUND,
  FOLDER_NOT_FOUND,
  GUEST_NOT_FOUND,
  HOUSEHOLD_NOT_FOUND,
  SECTION_CLOSED,
  SESSION_NOT_FRESH,
  TOO_MANY_REQUESTS,
  UNAUTHENTICATED,
  WEDDING_NOT_FOUND,
} from './shared-errors.ts'

const REFUSALS = { UNAUTHENTICATED, WEDDING_NOT_FOUND, SECTION_CLOSED, TOO_MANY_REQUESTS } as const

/** A paper of the books is drawn at each request. */
const PAPER_COST = 4

/** A file of a thousand cards takes as much as an import. */
const CARDS_COST = 20

/** A wedding is read as a whole. */
const ARCHIVE_COST = 60

const TABLE = z.object({ table: z.enum(ARCHIVE_PARTS) })

/**
 * Downloads stand beside the procedures: the answer is a stream of bytes under a name of its own. Errors look like
 * those of the procedures: `{ code, message }`. `missing` is the error when there is no such thing.
 */
export const downloads = {
  /** The wedding as the member sees it, as a ZIP of folders that can be brought in again. Asks for a new sign-in. */
  wedding: {
    access: 'member',
    guard: { section: 'wedding', need: 'view' },
    isFresh: true,
    method: 'GET',
    area: 'weddings',
    path: '/weddings/{weddingId}/archive',
    summary: 'Download the wedding',
    contentType: 'application/zip',
    cost: ARCHIVE_COST,
    missing: 'WEDDING_NOT_FOUND',
    errors: { ...REFUSALS, SESSION_NOT_FRESH },
  },

  /** A part of the wedding as a table: the file that its ZIP has of it. The part's own section is asked for. */
  tableCsv: {
    access: 'member',
    guard: { section: 'wedding', need: 'view' },
    method: 'POST',
    area: 'exports',
    path: '/weddings/{weddingId}/tables/csv',
    summary: 'Download a part of the wedding as CSV',
    contentType: 'text/csv; charset=utf-8',
    input: TABLE,
    cost: CARDS_COST,
    missing: 'SECTION_CLOSED',
    errors: REFUSALS,
  },

  /** The same as an Excel file, with all of its sheets. */
  tableXlsx: {
    access: 'member',
    guard: { section: 'wedding', need: 'view' },
    method: 'POST',
    area: 'exports',
    path: '/weddings/{weddingId}/tables/xlsx',
    summary: 'Download a part of the wedding as an Excel file',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    input: TABLE,
    cost: CARDS_COST,
    missing: 'SECTION_CLOSED',
    errors: REFUSALS,
  },

  /** The upright originals of a folder, without metadata, as a ZIP. */
  inspirationFolder: {
    access: 'member',
    guard: { section: 'inspiration', need: 'view' },
    method: 'GET',
    area: 'inspiration',
    path: '/weddings/{weddingId}/inspiration/folders/{folderId}/archive',
    summary: 'Download the images of a folder',
    contentType: 'application/zip',
    missing: 'FOLDER_NOT_FOUND',
    errors: { ...REFUSALS, FOLDER_NOT_FOUND },
  },

  /**
   * Cards with the QR code of a folder's link, four A6 on a sheet of A4: one for each table by its number, or a sheet of
   * equal ones. 404 while the link takes no photographs. A code is the address of the link, so that editors alone get it.
   */
  photoCards: {
    access: 'member',
    guard: { section: 'inspiration', need: 'edit' },
    method: 'POST',
    area: 'inspiration',
    path: '/weddings/{weddingId}/inspiration/folders/{folderId}/cards',
    summary: 'Download cards for the tables that lead to the page for photographs',
    contentType: 'application/pdf',
    input: z.object({
      tables: z.array(z.int().min(1).max(TABLE_NUMBER_MAX)).max(PHOTO_CARDS_MAX).default([]),
    }),
    cost: CARDS_COST,
    missing: 'FOLDER_NOT_FOUND',
    errors: { ...REFUSALS, FOLDER_NOT_FOUND },
  },

  /**
   * Cards or stickers with a QR code for households that have a link; cards, eight on a sheet of A4, unless asked. A
   * code is the address of an invitation, so that editors alone get it.
   */
  invitationCards: {
    access: 'member',
    guard: { section: 'guests', need: 'edit' },
    method: 'POST',
    area: 'households',
    path: '/weddings/{weddingId}/invitation-cards',
    summary: 'Download cards of invitations to print',
    contentType: 'application/pdf',
    input: z.object({
      householdIds: z.array(id).min(1).max(CARDS_MAX),
      format: z.enum(CARD_FORMATS).default('cards'),
    }),
    cost: CARDS_COST,
    missing: 'HOUSEHOLD_NOT_FOUND',
    errors: { ...REFUSALS, HOUSEHOLD_NOT_FOUND },
  },

  /** A board, cards for tables or places, or the room in true scale, in the wedding's style; the event is null for the wedding itself. */
  seatingPaper: {
    access: 'member',
    guard: { section: 'seating', need: 'view' },
    method: 'POST',
    area: 'seating',
    path: '/weddings/{weddingId}/seating/papers',
    summary: 'Download the plan of the tables to print',
    contentType: 'application/pdf',
    input: z.object({ eventId: id.nullable().default(null), paper: z.enum(SEATING_PAPERS) }),
    cost: CARDS_COST,
    missing: 'NOBODY_SEATED',
    errors: { ...REFUSALS, NOBODY_SEATED: { status: 404, message: 'Nobody has a seat at this event' } },
  },

  /** The QR code of a household's link; 404 while it has none. */
  householdCodeSvg: {
    access: 'member',
    guard: { section: 'guests', need: 'edit' },
    method: 'GET',
    area: 'households',
    path: '/weddings/{weddingId}/households/{householdId}/code.svg',
    summary: 'Download the QR code of a household as SVG',
    contentType: 'image/svg+xml',
    missing: 'HOUSEHOLD_NOT_FOUND',
    errors: { ...REFUSALS, HOUSEHOLD_NOT_FOUND },
  },

  /** The same for programs that take no SVG. */
  householdCodePng: {
    access: 'member',
    guard: { section: 'guests', need: 'edit' },
    method: 'GET',
    area: 'households',
    path: '/weddings/{weddingId}/households/{householdId}/code.png',
    summary: 'Download the QR code of a household as PNG',
    contentType: 'image/png',
    missing: 'HOUSEHOLD_NOT_FOUND',
    errors: { ...REFUSALS, HOUSEHOLD_NOT_FOUND },
  },

  /**
   * The page of the wedding as a household will find it once the draft is published, to be looked at in the browser.
   * Who may see it could open the household's own link as well.
   */
  guestPagePreview: {
    access: 'member',
    guard: { section: 'guests', need: 'edit' },
    method: 'GET',
    area: 'households',
    path: '/weddings/{weddingId}/households/{householdId}/guest-page',
    summary: 'See the draft of the page as a household will',
    contentType: 'text/html; charset=utf-8',
    cost: PAPER_COST,
    missing: 'HOUSEHOLD_NOT_FOUND',
    errors: { ...REFUSALS, HOUSEHOLD_NOT_FOUND },
  },

  /** The save-the-date as the family of a guest will find it at its link, before it is switched on (decision 160). */
  saveDatePreview: {
    access: 'member',
    guard: { section: 'guests', need: 'edit' },
    method: 'GET',
    area: 'households',
    path: '/weddings/{weddingId}/guests/{guestId}/save-the-date',
    summary: 'See the save-the-date as the family of a guest will',
    contentType: 'text/html; charset=utf-8',
    cost: PAPER_COST,
    missing: 'GUEST_NOT_FOUND',
    errors: { ...REFUSALS, GUEST_NOT_FOUND },
  },

  /** The statement of a wedding: the agreed fee, the payments and the rest, in the planner's brand: their own books alone. */
  bookStatement: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'GET',
    area: 'books',
    path: '/planner/books/accounts/{accountId}/statement',
    summary: 'Download the statement of a wedding',
    contentType: 'application/pdf',
    cost: PAPER_COST,
    missing: 'ACCOUNT_NOT_FOUND',
    errors: {
      ...PLANNER_REFUSALS,
      ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no such wedding in your books' },
    },
  },

  /** A receipt in the planner's brand, as it was made. */
  bookReceipt: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'GET',
    area: 'books',
    path: '/planner/books/receipts/{receiptId}/pdf',
    summary: 'Download a receipt',
    contentType: 'application/pdf',
    cost: PAPER_COST,
    missing: 'RECEIPT_NOT_FOUND',
    errors: {
      ...PLANNER_REFUSALS,
      RECEIPT_NOT_FOUND: { status: 404, message: 'There is no such receipt in your books' },
    },
  },

  /**
   * The newest version of an agreement that was sent: as it was kept once all have signed, which is a picture where a
   * photograph of what was signed on paper was kept.
   */
  agreementPaper: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'GET',
    area: 'agreements',
    path: '/planner/requests/{requestId}/agreement/paper',
    summary: 'Download an agreement',
    contentType: 'application/pdf',
    cost: PAPER_COST,
    missing: 'AGREEMENT_NOT_FOUND',
    errors: { ...PLANNER_REFUSALS, AGREEMENT_NOT_FOUND },
  },

  ...invoiceDownloads,
} as const

export type DownloadName = keyof typeof downloads

/** The input of a download beside its path; nothing for most. */
export type DownloadInput<Name extends DownloadName> = (typeof downloads)[Name] extends {
  input: infer Schema extends z.ZodType
}
  ? z.infer<Schema>
  : undefined
