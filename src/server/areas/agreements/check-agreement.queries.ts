import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { agreementPapers } from '#db/schema/agreement-papers.ts'
import { agreementVersions } from '#db/schema/agreements.ts'
import { readDocument } from '#domain/agreements/agreement-document.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { CheckedAgreement } from '#site/agreements/check-view.ts'
import { isoOf, listAgreementVersions } from './agreement-versions.queries.ts'

/** The contract whose kept paper has this hash, with the names that stand in it; null where there is none. */
export async function findByFile(db: Database, pdfHash: string): Promise<CheckedAgreement | null> {
  const [row] = await db.select().from(agreementPapers).where(eq(agreementPapers.pdfHash, pdfHash))
  if (!row) return null
  const versions = await listAgreementVersions(db, row)
  const version = versions.find((one) => one.version === row.version)!
  return {
    ...(await aboutIt(db, row.plannerId, version)),
    names: version.signatures.map(({ typedName, name, signedAt }) => ({
      ...{ name: typedName ?? name, at: new Date(signedAt!) },
    })),
  }
}

/** The contract whose document, or whose paper, has this hash, without a name of the couple. */
export async function findByHash(db: Database, hash: string): Promise<CheckedAgreement | null> {
  const ofPaper = sql`exists (
    select from agreement_papers p where p.pdf_hash = ${hash} and p.planner_id = ${agreementVersions.plannerId}
      and p.request_id = ${agreementVersions.requestId} and p.version = ${agreementVersions.version})`
  const [row] = await db
    .select()
    .from(agreementVersions)
    .where(sql`${agreementVersions.hash} = ${hash} or ${ofPaper}`)
    .limit(1)
  if (!row) return null
  const signedAt = row.signedAt && isoOf(row.signedAt)
  return { ...(await aboutIt(db, row.plannerId, { ...row, signedAt })), names: null }
}

type Version = { document: string; hash: string; signedAt: string | null }

async function aboutIt(db: Database, plannerId: string, { document, hash, signedAt }: Version) {
  const { number } = readDocument(document)
  const planner = plannerName(await readPlannerBrand(db, plannerId))
  return { number, planner, hash, signedAt: signedAt ? new Date(signedAt) : null }
}
