import { downloadAgreement } from '#server/areas/agreements/agreement-papers.commands.ts'
import { downloadTable } from '#server/areas/archive/download-table.ts'
import { downloadWedding } from '#server/areas/archive/download-wedding.ts'
import { downloadReceipt, downloadStatement } from '#server/areas/books/book-papers.ts'
import { householdCode } from '#server/areas/households/cards/household-code.ts'
import { invitationCards } from '#server/areas/households/cards/invitation-cards.ts'
import { previewGuestPage } from '#server/areas/households/rsvp/preview-guest-page.ts'
import { previewSaveDate } from '#server/areas/households/save-date/preview-save-date.ts'
import { archiveFolder } from '#server/areas/inspiration/archive-folder.ts'
import { photoCards } from '#server/areas/inspiration/photo-cards.ts'
import { downloadFacturae, downloadFacturaeOfPeriod } from '#server/areas/invoicing/download-facturae.ts'
import { downloadRecords } from '#server/areas/invoicing/download-records.ts'
import { downloadInvoice } from '#server/areas/invoicing/invoice-papers.ts'
import { seatingPaper } from '#server/areas/seating/papers/seating-papers.ts'
import type { DownloadHandlers } from '#server/core/http/download-handler.ts'

/** Every download of the contract; a missing one is a type error. */
export const downloadRouter: DownloadHandlers = {
  wedding: downloadWedding,
  tableCsv: downloadTable('csv'),
  tableXlsx: downloadTable('xlsx'),
  inspirationFolder: archiveFolder,
  invitationCards,
  photoCards,
  seatingPaper,
  householdCodeSvg: householdCode('svg'),
  householdCodePng: householdCode('png'),
  guestPagePreview: previewGuestPage,
  saveDatePreview: previewSaveDate,
  bookStatement: downloadStatement,
  bookReceipt: downloadReceipt,
  agreementPaper: downloadAgreement,
  invoice: downloadInvoice,
  invoiceRecords: downloadRecords,
  facturae: downloadFacturae,
  facturaeOfPeriod: downloadFacturaeOfPeriod,
}
