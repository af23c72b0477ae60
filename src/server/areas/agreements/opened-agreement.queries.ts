import type { Database, Transaction } from '#db/client.ts'
import { readDocument } from '#domain/agreements/agreement-document.ts'
import { agreementState } from '#domain/agreements/agreement-state.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { findOpenedQuote } from '#server/areas/quotes/quotes.queries.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { ShownAgreementState } from '#site/agreements/agreement-view.ts'
import { listAgreementVersions } from './agreement-versions.queries.ts'

/** The newest agreement below the link of a quote; null for a link that is wrong, and where none was sent. */
export async function findOpenedAgreement(db: Database | Transaction, clock: Clock, token: string) {
  const quote = await findOpenedQuote(db, token)
  if (!quote) return null
  const newest = (await listAgreementVersions(db, quote.key)).at(-1)
  if (!newest) return null
  const state = agreementState(newest, dayInMadrid(clock.now()))
  const isReplaced = state === 'sent' && newest.quoteVersion !== quote.newest.version
  const shown = { sent: 'open', draft: 'open', signed: 'signed', expired: 'expired' } as const
  return {
    key: quote.key,
    version: newest,
    document: readDocument(newest.document),
    state: (isReplaced ? 'replaced' : shown[state]) as ShownAgreementState,
  }
}

export type OpenedAgreement = NonNullable<Awaited<ReturnType<typeof findOpenedAgreement>>>
