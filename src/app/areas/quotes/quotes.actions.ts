import type { Quote } from '#contract/quote-rows.ts'
import type { QuoteContent, QuotePackage } from '#domain/quotes/quotes.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { requestsQuery } from '../requests/requests.queries.ts'
import { packagesQuery, quoteQuery } from './quotes.queries.ts'
import '../../shared/template-sharing/template-sharing.sentences.ts'

/** Shows a quote as the server has it. */
export function showQuote(quote: Quote): Quote {
  queryClient.setQueryData(quoteQuery(quote.requestId).queryKey, quote)
  return quote
}

/** Saves what the page has changed since it was shown `was`. */
export const saveQuote = async (
  requestId: string,
  was: QuoteContent,
  content: QuoteContent,
): Promise<Quote> => showQuote(await client.quotes.save({ requestId, was, content }))

/** Sends the draft as it is shown, as the version after the last one; the date may be held until it expires. */
export async function sendQuote({ requestId, draft, versions }: Quote, holdsDate: boolean): Promise<void> {
  const version = versions.length + 1
  showQuote(await client.quotes.send({ requestId, version, content: draft, holdsDate }))
  void queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey })
}

export const closeQuote = async (requestId: string): Promise<Quote> =>
  showQuote(await client.quotes.close({ requestId }))

/** Keeps a package in the place of `was`, which the page shows. */
export async function savePackage(
  { id: packageId, ...content }: QuotePackage & { isPrivate?: boolean },
  was: Omit<QuotePackage, 'id'> | null,
): Promise<void> {
  const saved = await client.quotes.savePackage({ packageId, ...content, was })
  queryClient.setQueryData(packagesQuery.queryKey, (packages) => [
    ...(packages ?? []).filter(({ id }) => id !== saved.id),
    saved,
  ])
}

/** Shares a package with the team, or keeps it for oneself. */
export async function sharePackage(templateId: string, isPrivate: boolean): Promise<void> {
  await client.quotes.sharePackage({ templateId, isPrivate })
  await queryClient.invalidateQueries({ queryKey: packagesQuery.queryKey })
}

export async function removePackage(id: string): Promise<void> {
  await client.quotes.removePackage({ packageId: id })
  queryClient.setQueryData(packagesQuery.queryKey, (packages) => packages?.filter((one) => one.id !== id))
}
