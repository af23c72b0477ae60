import { receiptNumber } from '#domain/books/receipts.ts'
import { safeFileName } from '#domain/files/files.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { findReceiptOnPaper, findStatement } from './paper.queries.ts'
import { drawReceipt } from './receipt-paper.ts'
import { drawStatement } from './statement-paper.ts'

type Reading = Pick<Platform, 'db' | 'clock'>

/** A statement as PDF; null when the owner has no such account. */
export async function statementPaper({ db, clock }: Reading, ownerId: BookOwnerId, accountId: string) {
  const statement = await findStatement(db, clock, ownerId, accountId)
  if (!statement) return null
  const name = safeFileName(`Liquidación ${statement.account.weddingName}.pdf`)
  return { name, contents: drawStatement(statement, await readPlannerBrand(db, ownerId)) }
}

/** A receipt as PDF; null when the owner has no such receipt. */
export async function receiptPaper({ db }: Reading, ownerId: BookOwnerId, receiptId: string) {
  const found = await findReceiptOnPaper(db, ownerId, receiptId)
  if (!found) return null
  const { year, number } = found.receipt
  const name = safeFileName(`Justificante ${receiptNumber(year, number)}.pdf`)
  return { name, contents: drawReceipt(found, await readPlannerBrand(db, ownerId)) }
}

export const downloadStatement: DownloadHandler<'bookStatement'> = ({ platform, ownerId, params }) =>
  statementPaper(platform, ownerId, params['accountId']!)

export const downloadReceipt: DownloadHandler<'bookReceipt'> = ({ platform, ownerId, params }) =>
  receiptPaper(platform, ownerId, params['receiptId']!)
