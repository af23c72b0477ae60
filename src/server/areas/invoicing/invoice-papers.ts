import { safeFileName } from '#domain/files/files.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { drawInvoice } from './invoice-paper.ts'
import { findInvoice } from './invoicing.queries.ts'

/** An invoice as PDF; null when the planner has no such invoice. */
export const downloadInvoice: DownloadHandler<'invoice'> = async ({ platform, ownerId, params }) => {
  const found = await findInvoice(platform.db, ownerId, params['invoiceId']!)
  if (!found) return null
  const name = safeFileName(`Factura ${found.invoice.number}.pdf`)
  return { name, contents: drawInvoice(found.invoice, await readPlannerBrand(platform.db, ownerId)) }
}
