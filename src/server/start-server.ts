import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { connect, disconnect } from '#db/client.ts'
import { LIMITS } from '#domain/limits.ts'
import { MINUTE_MS } from '#domain/time.ts'
import type { Platform } from './context.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, seedDemo } from './demo/seed-demo.ts'
import { joinInstallation } from './files/join-installation.ts'
import { createApp } from './http/app.ts'
import { openRequestLog } from './http/request-log.ts'
import { RequestRateLimit } from './http/request-rate-limit.ts'
import { DATA_POLICY } from './http/security-headers.ts'
import { watchForStop } from './http/stop-serving.ts'
import { PUBLIC_INTERNET } from './images/fetch-image.ts'
import { createImageRenderer } from './images/image-renderer.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { Live } from './live/live.ts'
import { readBuiltApp } from './platform/built-app.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, describeUnknownVariables, readConfig } from './platform/config.ts'
import { openFiles } from './platform/files/files.ts'
import { createLog, type Log } from './platform/log.ts'
import { isLoopback } from './platform/loopback.ts'
import { capturingMailer, checkSmtp, smtpMailer } from './platform/mail.ts'
import { checkDatabase } from './platform/postgres/check-database.ts'
import { DatabaseProbe } from './platform/postgres/database-probe.ts'
import { migrateDatabase } from './platform/postgres/migrate.ts'
import { startPostgres } from './platform/postgres/supervisor.ts'
import { createWeddingQueues } from './platform/postgres/wedding-queues.ts'
import { createRateLimiter } from './platform/rate-limit.ts'
import { readReadiness } from './platform/readiness.ts'
import { StartError } from './platform/start-error.ts'

export type RunningServer = { url: string; config: Config; stop(): Promise<void> }

type StartOptions = {
  demo?: boolean
  /** The built app is left out: in development Vite serves it. */
  withoutBuiltApp?: boolean
}

/** How long a request may take to arrive, in milliseconds: 25 MB on a slow line. */
const REQUEST_TIMEOUT_MS = 20 * MINUTE_MS

/**
 * Longer than proxies keep an idle connection (a minute, mostly): it is they who end it, and no request meets one
 * that we are just closing.
 */
const KEEP_ALIVE_MS = 75_000

/** How long the head of a request may take to arrive, in milliseconds; bodies have limits of their own. */
const HEADERS_TIMEOUT_MS = 20_000

/** How often requests that take too long to arrive are looked for, in milliseconds. */
const TIMEOUT_CHECK_MS = 5000

/**
 * Starts everything in order, saying one short line a step: configuration, database, migrations, HTTP. Throws `StartError` with one
 * clear line when something stands in the way; whatever had been started by then is stopped again.
 */
export async function startServer(
  env: Record<string, string | undefined>,
  steps: Log,
  options: StartOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env)
  for (const line of describeUnknownVariables(env)) steps.warn(line)
  const log = createLog(config.logFormat)
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  let stopping: Promise<void> | undefined
  // Asked twice, by Ctrl-C and by a parent that ends of it, it is the same stop that both wait for.
  const stop = () => {
    stopping ??= stopAll()
    return stopping
  }
  try {
    const server = createServer(
      {
        requestTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: HEADERS_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
      answerStarting,
    )
    const stopServing = watchForStop(server)
    // Before the port is open, to be found only where requests can be served. The embedded database waits
    // until the port is ours.
    if (config.database.kind === 'external') await checkDatabase(config.database.url)
    const files = await openFiles(config, systemClock)
    await listen(server, config)
    stops.push(async () => void (server.listening && (await stopServing())))

    const connectionString = await openDatabase(config, steps, stops)
    await migrateDatabase(connectionString, join(projectRoot(), 'src/db/migrations'), steps)
    const db = connect({ connectionString })
    db.$client.on('error', (error) => log.error({ err: error }, 'database connection lost'))
    stops.push(() => disconnect(db))
    const probe = new DatabaseProbe(connectionString)
    stops.push(async () => probe.close())
    steps.info('Database ready')

    // A person at a console reads what happens, not every request.
    const requests = config.logFormat === 'json' ? openRequestLog() : null
    stops.push(async () => requests?.close())
    const live = new Live({ db, clock: systemClock, log, connectionString })
    const images = createImageRenderer()
    stops.push(() => images.close())
    const mailFolder = join(config.dataDir, 'mail')
    const platform: Platform = {
      db,
      clock: systemClock,
      mail:
        config.mail.kind === 'smtp'
          ? smtpMailer(config.mail.url, config.mail.from)
          : capturingMailer(mailFolder),
      files,
      rateLimiter: createRateLimiter(db, systemClock),
      live,
      images,
      outbound: PUBLIC_INTERNET,
      requestRateLimit: new RequestRateLimit({
        perMinute: config.requestsPerMinute,
        trustProxy: config.trustProxy,
      }),
      limits: LIMITS,
      queues: createWeddingQueues(db.$client.options.max),
      log,
      publicUrl: config.publicUrl,
      authSecret: config.authSecret,
      validateOutputs: false,
    }
    await joinInstallation(platform, config.adoptStore)
    const listener = createApp(platform, {
      requireEmailVerification: config.requireEmailVerification,
      trustProxy: config.trustProxy,
      mailFolder: config.mail.kind === 'capture' && isLoopback(config.host) ? mailFolder : null,
      requestLog: requests?.logger ?? pino({ level: 'silent' }),
      contactEmail: config.contactEmail,
      siteFolder: options.withoutBuiltApp ? null : fileURLToPath(new URL('.', import.meta.url)),
      builtApp: options.withoutBuiltApp ? null : readBuiltApp(builtAppFolder()),
      readiness: () => readReadiness(probe, platform.files),
    })
    const jobs = await startJobs({ ...platform, connectionString })
    // In the order of stopping, last first: streams end and requests finish, and only then what they stand on.
    stops.push(async () => void (await Promise.all([stopServing(), live.close(), jobs.stop()])))
    server.off('request', answerStarting)
    server.on('request', listener)
    if (options.demo) {
      await seedDemo(addressOf(server), platform, join(projectRoot(), 'src/ui/art/images/prints'))
      const emails = Object.values(DEMO_PEOPLE).map(({ email }) => email)
      steps.info(`Demo ready: ${emails.join(', ')}; password ${DEMO_PASSWORD}`)
    }
    // Not waited for: everything but mail works without it.
    if (config.mail.kind === 'smtp') void checkSmtp(config.mail.url).then((line) => line && steps.warn(line))
    steps.info(`Azahar is ready at ${config.publicUrl}`)
    return { url: config.publicUrl, config, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

async function openDatabase(config: Config, steps: Log, stops: (() => Promise<void>)[]): Promise<string> {
  if (config.database.kind === 'external') return config.database.url
  const onLost = (error: Error) => {
    steps.fatal(error.message)
    process.exit(1)
  }
  const postgres = await startPostgres({ dataDir: config.dataDir, onLost }, steps)
  stops.push(() => postgres.stop())
  return postgres.connectionString
}

/**
 * The port is open before the database is, and migrations may have to wait: the process lives, and an
 * earlier request gets 503 with `Retry-After`.
 */
function answerStarting({ url }: IncomingMessage, response: ServerResponse) {
  const status = url === '/healthz' ? 200 : 503
  const headers = {
    'content-type': 'application/json',
    'content-security-policy': DATA_POLICY,
    'retry-after': '1',
  }
  response.writeHead(status, headers).end(JSON.stringify({ status: 'starting' }))
}

/** Takes the port first: a second server on it must not touch the database of the first. */
function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new StartError(`Port ${port} is taken: stop what runs there, or choose another with PORT.`))
      } else if (error.code === 'EACCES') {
        reject(new StartError(`Port ${port} needs more rights than this user has: choose another with PORT.`))
      } else {
        reject(new StartError(`Cannot listen on ${host}:${port} (${error.code ?? error.message}).`))
      }
    })
    server.listen(port, host, resolve)
  })
}

/** Where this process reaches its own server, whatever host it listens on. */
function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}

/** The single-page app lies beside the server's bundle. */
const builtAppFolder = () => fileURLToPath(new URL('../app', import.meta.url))

/** The folder of package.json, wherever this module was bundled to. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}
