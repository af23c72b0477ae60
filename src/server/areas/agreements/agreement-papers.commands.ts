import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { agreementPapers } from '#db/schema/agreement-papers.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { drawAgreement } from './agreement-paper.ts'
import type { OpenedAgreement } from './opened-agreement.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/**
 * The paper of an agreement. Once all have signed it is drawn a single time and kept: its bytes are those that are
 * verified later, although the brand of the planner may have changed.
 */
export async function paperOf(
  { db, clock, settings: { publicUrl } }: Deps,
  opened: OpenedAgreement,
): Promise<Buffer> {
  const { key, version } = opened
  const ofVersion = { plannerId: key.plannerId, requestId: key.requestId, version: version.version }
  const kept = () =>
    db
      .select({ pdf: agreementPapers.pdf })
      .from(agreementPapers)
      .where(
        and(
          eq(agreementPapers.plannerId, ofVersion.plannerId),
          eq(agreementPapers.requestId, ofVersion.requestId),
          eq(agreementPapers.version, ofVersion.version),
        ),
      )
  const [before] = version.signedAt ? await kept() : []
  if (before) return before.pdf
  const brand = await readPlannerBrand(db, key.plannerId)
  const pdf = await buffer(drawAgreement(opened, brand, publicUrl))
  if (!version.signedAt) return pdf
  const pdfHash = createHash('sha256').update(pdf).digest('hex')
  await db
    .insert(agreementPapers)
    .values({ ...ofVersion, pdf, pdfHash, madeAt: clock.now().toISOString() })
    .onConflictDoNothing()
  return (await kept())[0]!.pdf
}
