import * as z from 'zod'
import { QUOTE_FIELDS } from '#domain/quotes/merge-quote.ts'
import { QUOTE_VERSIONS_MAX } from '#domain/quotes/quotes.ts'
import { businessRoute, full, id } from './base.ts'
import { quote, quoteContent, quotePackage } from './quote-rows.ts'
import { isPrivate, sharingOf, templateSharing } from './template-sharing.ts'
import { versionsOf } from './template-versions.ts'

const ofRequest = z.object({ requestId: id })

const QUOTE_NOT_FOUND = { status: 404, message: 'There is no such quote to you' } as const
const QUOTE_CONFLICTS = {
  status: 409,
  message: 'Another page has changed the same meanwhile',
  data: z.object({ conflicts: z.array(z.enum(QUOTE_FIELDS)), quote }),
} as const

const route = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/planner${path}` as const, tags: ['quotes'], summary }) as const

const packageContent = quotePackage.omit({ id: true })
export const keptPackage = quotePackage.extend({ sharing: templateSharing })

export type KeptPackage = z.infer<typeof keptPackage>

const kind = { path: '/planner/quote-packages', tag: 'quotes' } as const

const versions = versionsOf(businessRoute('requests'), { ...kind, content: packageContent })

/** A full package and how it was shown. */
const PACKAGE_MAX_BYTES = 192 * 1024

/** The quotes of a planner: drafts, versions that were sent, and answers of couples (decision 184). */
export const quotesContract = {
  /** The quote of a request; null while it has none. */
  get: businessRoute('requests')
    .route(route('GET', '/requests/{requestId}/quote', 'The quote of a request'))
    .input(ofRequest)
    .output(quote.nullable())
    .errors({ QUOTE_NOT_FOUND }),

  /** Saves what a page has changed since `was`; other fields stay as they are. `was` is null for the first time. */
  save: businessRoute('requests')
    .route(route('PUT', '/requests/{requestId}/quote', 'Save the draft of a quote'))
    .input(ofRequest.extend({ was: quoteContent.nullable(), content: quoteContent }))
    .output(quote)
    .errors({ QUOTE_NOT_FOUND, QUOTE_CONFLICTS }),

  /**
   * Sends the draft by mail as a new version, as the page shows it. A repeated request sends nothing again. With
   * `holdsDate` the date of the request is held until the quote expires, where it can be.
   */
  send: businessRoute('requests')
    .meta({ access: 'planner', cost: 20 })
    .route(route('POST', '/requests/{requestId}/quote/versions', 'Send a quote'))
    .input(
      ofRequest.extend({
        version: z.int().min(1).max(QUOTE_VERSIONS_MAX),
        content: quoteContent,
        holdsDate: z.boolean().default(false),
      }),
    )
    .output(quote)
    .errors({
      QUOTE_NOT_FOUND,
      QUOTE_CONFLICTS,
      QUOTE_INCOMPLETE: { status: 422, message: 'The quote cannot be sent as it is' },
      TOO_MANY_QUOTES: {
        status: 429,
        message: 'Too many quotes in an hour',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  /** Closes the page of a quote for good; the next one that is sent has another address. */
  close: businessRoute('requests')
    .route(route('DELETE', '/requests/{requestId}/quote/link', 'Close the link of a quote'))
    .input(ofRequest)
    .output(quote)
    .errors({ QUOTE_NOT_FOUND }),

  /** The packages that fill in a quote, in the order in which they were made. */
  packages: businessRoute('requests')
    .route(route('GET', '/quote-packages', 'The packages of a planner'))
    .output(z.array(keptPackage)),

  /**
   * Keeps a package under its id, which may be one that was removed. `was` is the one that the page showed, null for none:
   * when another page has changed it since, nothing changes. Without `was` it is kept in any case.
   */
  savePackage: businessRoute('requests')
    .meta({ access: 'planner', business: 'requests', maxBody: PACKAGE_MAX_BYTES })
    .route(route('PUT', '/quote-packages/{packageId}', 'Keep a package'))
    .input(packageContent.extend({ packageId: id, was: packageContent.nullable().optional(), isPrivate }))
    .output(keptPackage)
    .errors({
      TOO_MANY_PACKAGES: full('There are as many packages as there can be'),
      PACKAGE_CHANGED: {
        status: 409,
        message: 'Another page has changed the package meanwhile',
        data: z.object({ stored: keptPackage.nullable() }),
      },
    }),

  removePackage: businessRoute('requests')
    .route(route('DELETE', '/quote-packages/{packageId}', 'Remove a package'))
    .input(z.object({ packageId: id }))
    .output(z.object({ packageId: id })),

  packageVersions: versions.list,

  packageVersion: versions.get,

  sharePackage: sharingOf(businessRoute('requests'), kind),
}
