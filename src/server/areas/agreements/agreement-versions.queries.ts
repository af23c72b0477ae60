import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { agreementSignatures, agreementVersions } from '#db/schema/agreements.ts'
import type { QuoteKey } from '#server/areas/quotes/quotes.queries.ts'

type Reader = Database | Transaction

export const isVersion = ({ plannerId, requestId }: QuoteKey, version: number) =>
  and(
    eq(agreementVersions.plannerId, plannerId),
    eq(agreementVersions.requestId, requestId),
    eq(agreementVersions.version, version),
  )

export const isoOf = (at: string) => new Date(at).toISOString()

/** The versions of an agreement with their signatures, from the first. */
export async function listAgreementVersions(db: Reader, { plannerId, requestId }: QuoteKey) {
  const rows = await db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.plannerId, plannerId), eq(agreementVersions.requestId, requestId)))
    .orderBy(asc(agreementVersions.version))
  const signatures = await listSignatures(db, { plannerId, requestId })
  return rows.map(({ plannerId: _, requestId: __, sentAt, signedAt, stampedAt, ...row }) => ({
    ...row,
    stampedAt: stampedAt && isoOf(stampedAt),
    sentAt: isoOf(sentAt),
    signedAt: signedAt && isoOf(signedAt),
    signatures: signatures.filter(({ version }) => version === row.version),
  }))
}

async function listSignatures(db: Reader, { plannerId, requestId }: QuoteKey) {
  const rows = await db
    .select()
    .from(agreementSignatures)
    .where(and(eq(agreementSignatures.plannerId, plannerId), eq(agreementSignatures.requestId, requestId)))
    .orderBy(asc(agreementSignatures.version), asc(agreementSignatures.position))
  return rows.map(({ signedAt, ...row }) => ({ ...row, signedAt: signedAt && isoOf(signedAt) }))
}
