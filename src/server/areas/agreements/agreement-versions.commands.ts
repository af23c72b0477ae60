import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agreementSignatures, agreements, agreementVersions } from '#db/schema/agreements.ts'
import { user } from '#db/schema/auth.ts'
import { type AgreementDocument, documentText } from '#domain/agreements/agreement-document.ts'
import type { AgreementContent } from '#domain/agreements/agreements.ts'
import { ACCEPTANCE } from '#domain/agreements/signing.ts'
import type { AgreementKey } from './agreements.queries.ts'

type Kept = {
  document: AgreementDocument
  content: AgreementContent
  at: string
  /** As the planner has typed it; null where they signed on paper. */
  name: string | null
  ipAddress: string | null
}

/** Keeps a document byte by byte under its hash, with the people who sign it. The planner has signed, here or on paper. */
export async function keepVersion(
  tx: Transaction,
  key: AgreementKey,
  { document, content, at, name, ipAddress }: Kept,
): Promise<void> {
  const { version, validUntil, company, quote } = document
  const text = documentText(document)
  const [account] = await tx.select({ email: user.email }).from(user).where(eq(user.id, key.plannerId))
  const ofVersion = { plannerId: key.plannerId, requestId: key.requestId, version }
  await tx.insert(agreementVersions).values({
    ...{ ...ofVersion, content, validUntil, sentAt: at, quoteVersion: quote.version },
    ...{ document: text, hash: createHash('sha256').update(text).digest('hex') },
  })
  const isHere = name !== null
  await tx.insert(agreementSignatures).values([
    {
      ...{ ...ofVersion, position: 0, role: 'planner', name: company.representative, typedName: name },
      ...{ email: account!.email, nif: company.nif, ipAddress },
      ...(isHere && { accepted: ACCEPTANCE, acceptedAt: at, signedAt: at }),
    },
    ...document.signers.map(({ name, email, nif }, index) => ({
      ...{ ...ofVersion, position: index + 1, role: 'couple' as const, name, email },
      ...(!isHere && { nif }),
    })),
  ])
}

/** The number of an agreement: the lock on the planner's profile keeps two from the same one. */
export async function numberFor(tx: Transaction, row: typeof agreements.$inferSelect, year: number) {
  if (row.year !== null && row.serial !== null) return { year: row.year, serial: row.serial }
  await tx.execute(sql`select from profiles where id = ${row.plannerId} for no key update`)
  const [last] = await tx
    .select({ serial: sql<number>`coalesce(max(${agreements.serial}), 0)::int` })
    .from(agreements)
    .where(sql`${agreements.plannerId} = ${row.plannerId} and ${agreements.year} = ${year}`)
  return { year, serial: last!.serial + 1 }
}
