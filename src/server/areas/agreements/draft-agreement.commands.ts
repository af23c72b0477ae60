import type { Agreement } from '#contract/agreement-rows.ts'
import type { Transaction } from '#db/client.ts'
import { agreements } from '#db/schema/agreements.ts'
import { type AgreementContent, type AgreementPart, mergeAgreement } from '#domain/agreements/agreements.ts'
import type { QuoteKey } from '#server/areas/quotes/quotes.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { type AgreementKey, findAgreement, isAgreement } from './agreements.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export type AgreementConflicts = { conflicts: AgreementPart[]; agreement: Agreement }

/**
 * Saves what a page has changed of an agreement since it was shown `was`; the first page that saves begins it. Where
 * another page has changed the same, nothing is written.
 */
export function saveAgreement(
  { db, clock }: Deps,
  key: AgreementKey,
  { was, content }: { was: AgreementContent; content: AgreementContent },
): Promise<Agreement | AgreementConflicts | 'notFound'> {
  return db.transaction(async (tx) => {
    if (!(await findAgreement(tx, clock, key))) return 'notFound'
    const savedAt = clock.now().toISOString()
    const begun = await tx
      .insert(agreements)
      .values({ ...key, draft: content, savedAt })
      .onConflictDoNothing()
      .returning({ id: agreements.requestId })
    if (begun.length === 0) {
      const stored = (await lockAgreement(tx, key))!
      const merged = mergeAgreement(stored.draft, was, content)
      if (merged.conflicts.length > 0)
        return { conflicts: merged.conflicts, agreement: (await findAgreement(tx, clock, key))! }
      await tx.update(agreements).set({ draft: merged.content, savedAt }).where(isAgreement(key))
    }
    return (await findAgreement(tx, clock, key))!
  })
}

/** Holds an agreement until the transaction ends: sending, saving and signing come one after the other. */
export async function lockAgreement(tx: Transaction, key: QuoteKey) {
  const [row] = await tx.select().from(agreements).where(isAgreement(key)).for('update')
  return row
}
