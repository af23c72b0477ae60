import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { connect, type Database, disconnect, type Timeouts } from '#db/client.ts'
import { LIMITS, type Limits } from '#domain/operation/limits.ts'
import type { Operator } from '#domain/operation/operator.ts'
import { joinInstallation } from '#server/areas/files/join-installation.ts'
import { readSessionAccess } from '#server/core/auth/sessions.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { RequestRateLimit } from '#server/core/http/request-rate-limit.ts'
import { createKeptLists } from '#server/core/lists/kept-lists.ts'
import { Live } from '#server/core/live/live.ts'
import { createApp } from '#server/entry/http/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { readReadiness } from '#server/platform/health/readiness.ts'
import type { IdentityProvider } from '#server/platform/identity-providers.ts'
import { createImageRenderer, RENDER_LIMITS } from '#server/platform/images/image-renderer.ts'
import { createLog } from '#server/platform/log.ts'
import type { Mail } from '#server/platform/mail.ts'
import { signingMailer } from '#server/platform/mail-signature.ts'
import { NO_METRICS } from '#server/platform/metrics/metrics.ts'
import { openPrometheus } from '#server/platform/metrics/prometheus.ts'
import { PUBLIC_INTERNET } from '#server/platform/outbound/outbound.ts'
import { DatabaseProbe } from '#server/platform/postgres/database-probe.ts'
import { schemaVersionOf } from '#server/platform/postgres/migrate.ts'
import { createWeddingQueues } from '#server/platform/postgres/wedding-queues.ts'
import { createRateLimiter } from '#server/platform/rate-limit.ts'
import { createFileReader } from '#server/platform/reading/file-reader.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { openPayments, type StripeConfig } from '#server/platform/stripe/payments.ts'
import { readTaxAgency, type TaxAgency } from '#server/platform/tax-agency.ts'
import { NO_TRACES } from '#server/platform/traces/traces.ts'
import { newVapidKey, vapidOf } from '#server/platform/vapid.ts'
import type { ComingTexts } from '#site/legal/legal-texts.ts'
import { isListed } from './contract/listed-storage.ts'
import { createTestDatabase, MIGRATIONS, type TestDatabase } from './database/database.ts'
import { recorder, saveRecording } from './database/recorded-statements.ts'
import { ORIGIN } from './origin.ts'
import { NO_OPERATOR } from './outside/operator.ts'
import { runWaitingJobs } from './outside/run-waiting-jobs.ts'

export { ORIGIN }

export type TestApp = {
  db: Database
  platform: Platform
  /** The app keeps its files here. */
  dataDir: string
  /** The port it listens on at 127.0.0.1. */
  port: number
  /** Sends a request to the app over the network; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Mails the app has sent, oldest first; those of a change once its jobs have run. */
  mails: Mail[]
  /** Runs the jobs that are waiting, one after another, as a process in the background does. */
  runJobs(): Promise<void>
  /** The lines of its log as JSON, oldest first. */
  logLines: string[]
  /** The lines of its requests, oldest first. */
  requestLines: string[]
  /** Its metrics as `/metrics` shows them, where the test asked for them. */
  readMetrics(): Promise<string>
  /** Lets the clock stand at an instant until the next call; `null` lets it run again. */
  setClock(instant: Date | null): void
  /** Starts another server process on the same database; it ends with the app. */
  anotherProcess(): Promise<TestApp>
}

/** The streams of tests beat when the test says so. */
const NEVER = 2 ** 31 - 1

export type TestAppOptions = {
  /** The origin that the site is served under; its own on loopback where it is missing. */
  publicUrl?: string
  /** The operator of the installation; nothing is known of them otherwise. */
  operator?: Operator
  /** The texts of law that the release carries for later. */
  comingTexts?: ComingTexts
  /** The addresses that may enter the operator's area; nobody otherwise. */
  operatorEmails?: readonly string[]
  /** Draws the first screen of the app on the server, as the built server does. */
  drawsScreens?: boolean
  limits?: Limits
  /** Asked when the app starts: the servers of tests have their addresses by then. */
  identityProviders?: () => IdentityProvider[]
  /** Of one person; as many as they like otherwise. */
  requestsPerMinute?: number
  requireEmailVerification?: boolean
  /** Takes returned mails. */
  bounces?: { address: string; secret: string }
  requestsMailbox?: { address: string; secret: string }
  walletSignIn?: boolean
  /** Whether assistants may ask at `/mcp`, as they may where nothing is said. */
  mcp?: boolean
  /** Asked when the app starts: with it planners pay for the plan. */
  stripe?: () => StripeConfig
  /** Asked when the app starts: the service that takes the records of invoices. */
  taxAgency?: () => Partial<TaxAgency>
  /** Asked when the app starts: the authority that stamps signed contracts. */
  timeStampAuthority?: () => URL
  trustProxy?: boolean
  /** A database on a server of the test's own; the one of the whole run otherwise. */
  database?: () => Promise<Omit<TestDatabase, 'copy'>>
  timeouts?: Timeouts
  /** Counts what happens. */
  metrics?: boolean
  /** How long a logo may take to draw, in milliseconds; as long as in production where it is missing. */
  logoMs?: number
}

/** Stands for the built page of the app, which these tests do not run. */
const EMPTY_PAGE =
  '<!doctype html><html><head><title>Azahar</title></head><body><div id="root"></div></body></html>'

/** Keeps nothing between images, so files share it: starting its process takes longer than most of their images. */
const SHARED_IMAGES = createImageRenderer()
const SHARED_READER = createFileReader()

/** One couple tells many stories, each with a wedding of its own. */
const ROOMY: Limits = { ...LIMITS, person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } } }

/** The real app on a real database of this test file's own, for the whole file. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  const app = {} as TestApp
  const releases: (() => unknown)[] = []

  beforeAll(async () => {
    const database = await (options.database ?? createTestDatabase)()
    releases.push(() => database.drop())
    Object.assign(app, await startApp(database.connectionString, ownFolder(releases), options, releases))
  })
  afterAll(async () => {
    for (const release of releases.reverse()) await release()
  })
  return app
}

/** The real app on a database for as long as `story` takes; nothing is connected to it afterwards. */
export async function withTestApp<T>(
  connectionString: string,
  story: (app: TestApp) => Promise<T>,
): Promise<T> {
  const releases: (() => unknown)[] = []
  try {
    return await story(await startApp(connectionString, ownFolder(releases), {}, releases))
  } finally {
    for (const release of releases.reverse()) await release()
  }
}

function ownFolder(releases: (() => unknown)[]): string {
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  releases.push(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function startApp(
  connectionString: string,
  dataDir: string,
  options: TestAppOptions,
  releases: (() => unknown)[],
): Promise<TestApp> {
  const db = connect({ connectionString }, options.timeouts, { onStatement: recorder('all') })
  const published = connect({ connectionString }, options.timeouts, {
    sight: 'published',
    onStatement: recorder('published'),
  })
  // The database is dropped while the last connections say goodbye.
  for (const each of [db, published]) each.$client.on('error', () => {})
  const mails: Mail[] = []
  const logLines: string[] = []
  const requestLines: string[] = []
  const exposition = options.metrics ? await openPrometheus() : null
  const log = createLog('json', { write: (line) => void logLines.push(line) })
  const authSecret = 'a-secret-for-tests-of-at-least-32-characters'
  let fixed: Date | null = null
  const clock = { now: () => fixed ?? systemClock.now() }
  const ownImages =
    options.logoMs === undefined ? null : createImageRenderer({ ...RENDER_LIMITS, logo: options.logoMs })
  const images = ownImages ?? SHARED_IMAGES
  const live = new Live({ db, clock, log, connectionString, readAccess: readSessionAccess, beatMs: NEVER })
  const probe = new DatabaseProbe(connectionString, {
    schemaVersion: schemaVersionOf(MIGRATIONS),
    secretMark: markOfSecret(authSecret),
  })
  releases.push(
    () => disconnect(db),
    () => disconnect(published),
    () => probe.close(),
    () => live.close(),
    () => ownImages?.close(),
    saveRecording,
  )
  const platform: Platform = {
    db,
    databases: { withDrafts: db, published },
    clock,
    mail: signingMailer(options.operator ?? NO_OPERATOR, { send: async (mail) => void mails.push(mail) }),
    files: await openFiles({ files: { kind: 'disk' }, dataDir, authSecret }, clock),
    rateLimiter: createRateLimiter(db, clock),
    live,
    images,
    reader: SHARED_READER,
    outbound: { ...PUBLIC_INTERNET },
    queues: createWeddingQueues(db.$client.options.max),
    lists: createKeptLists(),
    log,
    metrics: exposition?.metrics ?? NO_METRICS,
    traces: NO_TRACES,
    payments: options.stripe ? await openPayments(options.stripe()) : null,
    settings: {
      publicUrl: options.publicUrl ?? ORIGIN,
      authSecret,
      limits: options.limits ?? ROOMY,
      operator: options.operator ?? NO_OPERATOR,
      operatorEmails: options.operatorEmails ?? [],
      contactEmail: 'contacto@azahar.example',
      supportHours: 8,
      comingTexts: options.comingTexts ?? {},
      vapid: vapidOf(newVapidKey(), 'contacto@azahar.example'),
      taxAgency: {
        ...readTaxAgency({ VERIFACTU_ENVIRONMENT: 'test' }),
        version: '0.1.0',
        ...options.taxAgency?.(),
      },
      timeStampAuthority: options.timeStampAuthority?.() ?? null,
      requestsMailbox: options.requestsMailbox ?? null,
      identityProviders: options.identityProviders?.() ?? [],
      walletSignIn: options.walletSignIn ?? false,
      validateOutputs: true,
    },
  }
  await joinInstallation(platform, null)
  const listener = createApp(platform, {
    requireEmailVerification: options.requireEmailVerification ?? false,
    trustProxy: options.trustProxy ?? false,
    requestRateLimit: new RequestRateLimit({
      perMinute: options.requestsPerMinute ?? 0,
      trustProxy: options.trustProxy ?? false,
      now: () => clock.now().getTime(),
    }),
    mailFolder: null,
    requestLog: pino({ base: null }, { write: (line: string) => void requestLines.push(line) }),
    builtApp: { folder: dataDir, html: EMPTY_PAGE, scripts: new Map(), firstFiles: [] },
    ...(options.drawsScreens && (await import('#app/render-screen.tsx'))),
    readiness: () => readReadiness(probe, platform.files),
    contactEmail: 'contacto@azahar.example',
    bounces: options.bounces ?? null,
    mcp: (options.mcp ?? true) ? { version: '0.0.0' } : null,
    siteFolder: null,
  })
  // Longer than the pause of any test: a kept connection that the server closes resets the next request.
  const server = createServer({ keepAliveTimeout: 75_000 }, listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  releases.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    db,
    platform,
    dataDir,
    mails,
    runJobs: () => runWaitingJobs(platform),
    logLines,
    requestLines,
    readMetrics: async () => exposition?.render() ?? '',
    port,
    fetch: async (path, init) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
      expectListedCookies(response)
      return response
    },
    setClock(instant) {
      fixed = instant
    },
    anotherProcess: () => startApp(connectionString, dataDir, options, releases),
  }
}

/** The privacy policy lists every cookie (LSSI 22); one that a library of ours sets is not seen in our code. */
function expectListedCookies({ headers }: Response): void {
  for (const cookie of headers.getSetCookie()) {
    if (/; Max-Age=0/i.test(cookie)) continue
    const name = cookie.split('=')[0]!
    if (!isListed('Cookie', name))
      throw new Error(`a cookie that domain/operation/browser-storage.ts does not list: ${name}`)
  }
}
