import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { agreementFiles } from '#db/schema/agreement-files.ts'
import { agreementPapers } from '#db/schema/agreement-papers.ts'
import { agreementVersions } from '#db/schema/agreements.ts'
import { readDocument } from '#domain/agreements/agreement-document.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { CheckedAgreement } from '#site/agreements/check-view.ts'
import { isoOf, listAgreementVersions } from './agreement-versions.queries.ts'

/** The contract whose kept paper has this hash, with the names that stand in it; null where there is none. */
export async function findByFile(db: Database, fileHash: string): Promise<CheckedAgreement | null> {
  const row = await findKept(db, fileHash)
  if (!row) return null
  const versions = await listAgreementVersions(db, row)
  const version = versions.find((one) => one.version === row.version)!
  return {
    ...(await aboutIt(db, { ...row, ...version })),
    names: version.signatures.map(({ typedName, name, signedAt }) => ({
      ...{ name: typedName ?? name, at: signedAt ? new Date(signedAt) : null },
    })),
    isCopy: false,
  }
}

async function findKept(db: Database, fileHash: string) {
  const { plannerId, requestId, version, createdAt } = agreementFiles
  const [row] = await db
    .select({ plannerId, requestId, version })
    .from(agreementFiles)
    .where(eq(agreementFiles.fileHash, fileHash))
    .orderBy(desc(createdAt))
    .limit(1)
  if (row) return row
  const [former] = await db.select().from(agreementPapers).where(eq(agreementPapers.pdfHash, fileHash))
  return former
}

/** The contract that a file names which is not the one that was kept: older, or changed. */
export async function findByCopy(db: Database, documentHash: string): Promise<CheckedAgreement | null> {
  const found = await findByHash(db, documentHash)
  return found && { ...found, isCopy: true }
}

/** The contract whose document, or whose paper, has this hash, without a name of the couple. */
export async function findByHash(db: Database, hash: string): Promise<CheckedAgreement | null> {
  const ofPaper = sql`exists (
    select from (select planner_id, request_id, version, file_hash from agreement_files
      union all select planner_id, request_id, version, pdf_hash from agreement_papers) p
      where p.file_hash = ${hash} and p.planner_id = ${agreementVersions.plannerId}
      and p.request_id = ${agreementVersions.requestId} and p.version = ${agreementVersions.version})`
  const [row] = await db
    .select()
    .from(agreementVersions)
    .where(sql`${agreementVersions.hash} = ${hash} or ${ofPaper}`)
    .orderBy(desc(agreementVersions.sentAt))
    .limit(1)
  if (!row) return null
  const at = {
    signedAt: row.signedAt && isoOf(row.signedAt),
    stampedAt: row.stampedAt && isoOf(row.stampedAt),
  }
  return { ...(await aboutIt(db, { ...row, ...at })), names: null, isCopy: false }
}

type Version = Pick<
  typeof agreementVersions.$inferSelect,
  'plannerId' | 'requestId' | 'version' | 'document' | 'hash' | 'signedAt' | 'stampedAt' | 'stampAuthority'
>

async function aboutIt(db: Database, version: Version) {
  const { plannerId, requestId, document, hash, signedAt, stampedAt, stampAuthority } = version
  const { number, paper } = readDocument(document)
  const planner = plannerName(await readPlannerBrand(db, plannerId))
  const newer = sql`${agreementVersions.plannerId} = ${plannerId} and ${agreementVersions.requestId} = ${requestId}
    and ${agreementVersions.version} > ${version.version}`
  return {
    ...{ number, planner, hash, paperOn: paper?.signedOn ?? null },
    signedAt: signedAt ? new Date(signedAt) : null,
    isNewest: (await db.$count(agreementVersions, newer)) === 0,
    stamp: stampedAt ? { at: new Date(stampedAt), authority: stampAuthority! } : null,
  }
}
