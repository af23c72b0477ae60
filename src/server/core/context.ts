import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Database } from '#db/client.ts'
import type { Limits } from '#domain/operation/limits.ts'
import type { Operator } from '#domain/operation/operator.ts'
import type { JsonBody } from '#server/core/lists/json-body.ts'
import type { KeptLists } from '#server/core/lists/kept-lists.ts'
import type { Live } from '#server/core/live/live.ts'
import type { Caller } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Mailbox } from '#server/platform/config.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { IdentityProvider } from '#server/platform/identity-providers.ts'
import type { ImageRenderer } from '#server/platform/images/image-renderer.ts'
import type { Mailer } from '#server/platform/mail.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { Outbound } from '#server/platform/outbound/outbound.ts'
import type { WeddingQueues } from '#server/platform/postgres/wedding-queues.ts'
import type { RateLimiter } from '#server/platform/rate-limit.ts'
import type { FileReader } from '#server/platform/reading/file-reader.ts'
import type { Payments } from '#server/platform/stripe/payments.ts'
import type { TaxAgency } from '#server/platform/tax-agency.ts'
import type { Traces } from '#server/platform/traces/traces.ts'
import type { Vapid } from '#server/platform/vapid.ts'
import type { ComingTexts } from '#site/legal/legal-texts.ts'

/** The ports to the outside that commands and queries may use, and the settings of the installation. */
export type Platform = {
  /** The database of a request or a job: in requests the published rows, unless their member sees drafts. */
  db: Database
  databases: Databases
  clock: Clock
  mail: Mailer
  files: Files
  rateLimiter: RateLimiter
  live: Live
  images: ImageRenderer
  /** Reads files of any kind that are dropped to be imported. */
  reader: FileReader
  /** The part of the network that may be reached at addresses that people give. */
  outbound: Outbound
  queues: WeddingQueues
  lists: KeptLists
  log: Logger
  metrics: Metrics
  traces: Traces
  /** With whom planners pay for the plan; `null` where the installation is free for everybody. */
  payments: Payments | null
  settings: Settings
}

type Databases = {
  /** Connections that find all rows. */
  withDrafts: Database
  /** Connections that find no draft, nor anything that hangs on one (decision 044). */
  published: Database
}

/** Read when the server starts, and the same for as long as it runs. */
export type Settings = {
  publicUrl: string
  authSecret: string
  /** How much there may be of everything: `LIMITS`, except where tests fill it. */
  limits: Limits
  operator: Operator
  /** The addresses of those who may enter the operator's area, in lower case. */
  operatorEmails: readonly string[]
  /** Messages to the operator go to this address by mail. */
  contactEmail: string
  /** Within how many working hours a planner with a plan is answered. */
  supportHours: number
  /** The texts of law that the release carries for later. */
  comingTexts: ComingTexts
  /** The key by which the push services of browsers know us. */
  vapid: Vapid
  /** The service that the records of planners' invoices go to. */
  taxAgency: TaxAgency
  /** The authority that stamps signed contracts with the time; `null` where they go without. */
  timeStampAuthority: URL | null
  /** The mailbox to which planners forward what couples write; `null` where there is none. */
  requestsMailbox: Mailbox | null
  /** The providers people may sign in with beside their password. */
  identityProviders: readonly IdentityProvider[]
  /** Whether Ethereum wallets open accounts that their people have linked them with. */
  walletSignIn: boolean
  /** Tests check our own answers against the contract; production does not pay for it twice. */
  validateOutputs: boolean
}

/** Some of the settings, for functions that use no others: `Pick<Platform, 'db'> & Configured<'publicUrl'>`. */
export type Configured<Key extends keyof Settings> = { settings: Pick<Settings, Key> }

/**
 * A procedure leaves things here that it wants to say beside its value: filled in while handling, read by the HTTP
 * layer.
 */
export type Reply = {
  headers: Record<string, string>
  /** JSON made inside PostgreSQL, sent as it is instead of the procedure's value. */
  json?: JsonBody
  notModified?: boolean
}

export type RequestContext = {
  platform: Platform
  headers: IncomingHttpHeaders
  reply: Reply
  /** The caller that the gate let in. */
  caller: Caller
  /** The address that a request came from over the network, for what proves a signature. */
  ipAddress?: string
}
