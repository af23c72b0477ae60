import { Readable } from 'node:stream'
import { safeFileName } from '#domain/files/files.ts'
import { recordFile } from '#domain/invoicing/record-file.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import { noteEvent } from './chain.commands.ts'
import { readChain } from './chain.queries.ts'
import { readEventRows } from './event-register.queries.ts'
import { drawInvoice } from './invoice-paper.ts'
import { readRegister } from './register.queries.ts'
import { registerExport } from './register-export.commands.ts'
import { readSignedEvent, readSignedRecord } from './signed-texts.queries.ts'

/** Lines of the register in the file: more than a planner makes in a lifetime. */
const LINES_MAX = 1_000_000

/** Papers in one file; a planner with more of them downloads the others one by one. */
const PAPERS_MAX = 2_000

/**
 * The records of a planner for an inspection: one XML each, the event register, and the invoices as PDF, each drawn when
 * its turn comes. The register says that they were taken once the last byte has gone.
 */
export const downloadRecords: DownloadHandler<'invoiceRecords'> = async ({ platform, ownerId }) => {
  const { db, clock } = platform
  await registerExport(platform, ownerId)
  const rows = await readChain(db, ownerId)
  if (rows.length === 0) return null
  const events = await readEventRows(db, ownerId)
  const brand = await readPlannerBrand(db, ownerId)
  const invoices = rows.filter(({ record }) => record.kind === 'issue').map(({ invoice }) => invoice)
  const papers = [...new Map(invoices.map((invoice) => [invoice.id, invoice])).values()].slice(-PAPERS_MAX)
  const note = () =>
    db.transaction((tx) =>
      noteEvent(tx, { clock }, ownerId, { kind: 'recordsTaken', words: `${rows.length}`, by: ownerId }),
    )
  const register = await readRegister(db, ownerId, LINES_MAX)
  const now = clock.now()
  const file = (name: string, text: string | (() => Promise<string | null>)) => ({
    ...{ name, isCompressed: true },
    open: async () =>
      Readable.from([Buffer.from((typeof text === 'string' ? text : await text()) ?? '', 'utf8')]),
  })
  const entries = [
    ...rows.map(({ record, invoice }) => {
      const seq = String(record.seq).padStart(6, '0')
      const kind = record.kind === 'issue' ? 'alta' : 'anulacion'
      const name = `registros/${seq}-${kind}-${invoice.number}.xml`
      const stored = { record: JSON.parse(record.record), hash: record.hash }
      if (record.signedHash === null) return file(name, recordFile(stored))
      return file(name, () => readSignedRecord(db, ownerId, record.seq))
    }),
    ...events.map(({ seq, type }) =>
      file(`eventos/${String(seq).padStart(6, '0')}-${type}.xml`, () => readSignedEvent(db, ownerId, seq)),
    ),
    file('eventos.json', `${JSON.stringify(register, null, 2)}\n`),
    ...papers.map((invoice) => ({
      ...{ name: `facturas/${safeFileName(invoice.number)}.pdf`, isCompressed: false },
      open: async () => drawInvoice(invoice, brand),
    })),
  ]
  return {
    name: `Registros de facturación ${dayInMadrid(now)}.zip`,
    contents: Readable.from(noted(zipStream(entries), note), { objectMode: false }),
  }
}

/** A reader that goes away before the end has not taken them. */
async function* noted(zip: Readable, note: () => Promise<unknown>) {
  yield* zip
  await note()
}
