import type { ArchivePart } from '#domain/archive/archive-parts.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { TableFormat } from '#ui/opening/export-items.tsx'
import { messageFor } from '../error-messages.ts'
import { fetchFile } from '../files/fetch-file.ts'
import { CSV_TYPE } from './csv.ts'
import { downloadFile } from './download-file.ts'
import { XLSX_TYPE } from './xlsx.ts'

const TYPES: Record<TableFormat, string> = { csv: CSV_TYPE, xlsx: XLSX_TYPE }

/** Hands the person a part of a wedding as its ZIP has it, or says that it could not be made and offers another try. */
export async function offerTable(weddingId: string, part: ArchivePart, format: TableFormat): Promise<void> {
  try {
    const file = await fetchFile(`/api/weddings/${weddingId}/tables/${format}`, { table: part })
    downloadFile(`${part}.${format}`, file, TYPES[format])
  } catch (error) {
    showToast(messageFor(error), {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: () => void offerTable(weddingId, part, format) },
    })
  }
}
