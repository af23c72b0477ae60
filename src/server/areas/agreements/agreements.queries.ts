import { and, eq } from 'drizzle-orm'
import type { Agreement } from '#contract/agreement-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agreements } from '#db/schema/agreements.ts'
import { readDocument } from '#domain/agreements/agreement-document.ts'
import { type AgreedQuote, agreedQuote } from '#domain/agreements/agreement-facts.ts'
import { agreementState } from '#domain/agreements/agreement-state.ts'
import { agreementNumber, isSameAgreement } from '#domain/agreements/agreements.ts'
import { SIGNING_STEP } from '#domain/agreements/signing.ts'
import { quoteState } from '#domain/quotes/quote-state.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { findQuote, listEvents, listVersions, type QuoteKey } from '#server/areas/quotes/quotes.queries.ts'
import { findRequest } from '#server/areas/requests/requests.queries.ts'
import type { BookOwnerId, BusinessReader } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isoOf, listAgreementVersions } from './agreement-versions.queries.ts'
import { beginAgreement } from './begin-agreement.queries.ts'

/** The key of an agreement: that of its request and quote. One begins with templates that its reader sees. */
export type AgreementKey = QuoteKey & { plannerId: BookOwnerId; reader?: BusinessReader }

type Reader = Database | Transaction

export const isAgreement = ({ plannerId, requestId }: QuoteKey) =>
  and(eq(agreements.plannerId, plannerId), eq(agreements.requestId, requestId))

const numberOf = ({ year, serial }: Pick<typeof agreements.$inferSelect, 'year' | 'serial'>) =>
  year === null || serial === null ? null : agreementNumber(year, serial)

/** The agreement of a request as its planner sees it; null where there is no such request. */
export async function findAgreement(db: Reader, clock: Clock, key: AgreementKey): Promise<Agreement | null> {
  const request = await findRequest(db, key.plannerId, key.requestId)
  if (!request) return null
  const [row] = await db.select().from(agreements).where(isAgreement(key))
  const versions = await listAgreementVersions(db, key)
  const newest = versions.at(-1) ?? null
  const brand = await readPlannerBrand(db, key.plannerId)
  const quote = await findQuote(db, clock, key)
  const templateId = quote?.draft.agreementTemplateId ?? null
  const begun = { representative: brand.fullName, templateId, reader: key.reader }
  const draft = row?.draft ?? (await beginAgreement(db, key.plannerId, request, begun))
  return {
    requestId: key.requestId,
    number: row ? numberOf(row) : null,
    state: agreementState(newest, dayInMadrid(clock.now())),
    draft,
    savedAt: row ? isoOf(row.savedAt) : null,
    isChanged: newest !== null && !isSameAgreement(newest.content, draft),
    quote: await acceptedQuote(db, clock, key),
    email: brand.email,
    deposit:
      newest?.signedAt && row
        ? { ...depositOf(row, newest.document), taskTemplateId: quote?.draft.taskTemplateId ?? null }
        : null,
    path: newest && quote?.path ? `${quote.path}/${SIGNING_STEP}` : null,
    versions: versions.map(({ version, sentAt, validUntil, signedAt, hash, ...row }) => ({
      ...{ version, sentAt, validUntil, signedAt, hash },
      stamp: row.stampedAt ? { at: row.stampedAt, authority: row.stampAuthority! } : null,
      paper: paperIn(row.document),
      signatures: row.signatures.map(shownSignature),
    })),
  }
}

function depositOf(row: typeof agreements.$inferSelect, document: string) {
  const { amount, concept } = readDocument(document).deposit
  const { toldAt, bookedAt } = row
  return { amount, concept, toldAt: toldAt && isoOf(toldAt), bookedAt: bookedAt && isoOf(bookedAt) }
}

function paperIn(document: string) {
  const { paper } = readDocument(document)
  return paper ? { signedOn: paper.signedOn, hash: paper.fileHash } : null
}

/** The days on which the deposit of an agreement was told and booked. */
export async function findDepositDays(db: Reader, key: QuoteKey) {
  const { toldAt, bookedAt } = agreements
  const [row] = await db.select({ toldAt, bookedAt }).from(agreements).where(isAgreement(key))
  return {
    toldAt: row?.toldAt ? new Date(row.toldAt) : null,
    bookedAt: row?.bookedAt ? new Date(row.bookedAt) : null,
  }
}

type StoredSignature = Awaited<ReturnType<typeof listAgreementVersions>>[number]['signatures'][number]

const shownSignature = ({ position, role, name, typedName, email, nif, signedAt }: StoredSignature) => ({
  ...{ position, role, name, email, signedAt },
  // The couple may change them until they sign.
  ...(signedAt ? { typedName, nif } : { typedName: null, nif: null }),
})

/** The newest version of a quote, if the couple has accepted it. */
export async function acceptedQuote(db: Reader, clock: Clock, key: QuoteKey): Promise<AgreedQuote | null> {
  const quote = await findQuote(db, clock, key)
  const newest = (await listVersions(db, key)).at(-1)
  if (!quote?.number || !newest) return null
  const events = await listEvents(db, key)
  const state = quoteState({ newest, events, hasLink: true, today: dayInMadrid(clock.now()) })
  if (state !== 'accepted') return null
  const { version, content } = newest
  const acceptance = events.find((event) => event.kind === 'accepted' && event.version === version)
  return agreedQuote({ number: quote.number, version, content, extras: acceptance?.extras ?? [] })
}
