import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { agreementFiles } from '#db/schema/agreement-files.ts'
import { agreementPapers } from '#db/schema/agreement-papers.ts'
import { readDocument } from '#domain/agreements/agreement-document.ts'
import type { QuoteKey } from '#server/areas/quotes/quotes.queries.ts'
import { listAgreementVersions } from './agreement-versions.queries.ts'

type Reader = Database | Transaction
type OfVersion = typeof agreementFiles | typeof agreementPapers

const isOf = (table: OfVersion, { plannerId, requestId }: QuoteKey, version: number) =>
  and(eq(table.plannerId, plannerId), eq(table.requestId, requestId), eq(table.version, version))

/** The row of the file that is kept of a version; none before all have signed. */
export async function findKeptPaper(db: Reader, key: QuoteKey, version: number) {
  const [row] = await db
    .select()
    .from(agreementFiles)
    .where(isOf(agreementFiles, key, version))
  return row ?? null
}

/** The bytes of a paper that an earlier release kept. */
export async function findFormerPaper(db: Reader, key: QuoteKey, version: number): Promise<Buffer | null> {
  const { pdf } = agreementPapers
  const [row] = await db
    .select({ pdf })
    .from(agreementPapers)
    .where(isOf(agreementPapers, key, version))
  return row?.pdf ?? null
}

/** A version with its document; the newest where none is named, null where there is none. */
export async function findAgreementVersion(db: Reader, key: QuoteKey, version?: number) {
  const versions = await listAgreementVersions(db, key)
  const found = version === undefined ? versions.at(-1) : versions.find((one) => one.version === version)
  return found ? { key, version: found, document: readDocument(found.document) } : null
}
