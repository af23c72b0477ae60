import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { toldTogether } from '#db/measure-statements.ts'
import { joinInstallation } from '#server/areas/files/join-installation.ts'
import type { Platform } from '#server/core/context.ts'
import { openRequestLog } from '#server/core/http/request-log.ts'
import { RequestRateLimit } from '#server/core/http/request-rate-limit.ts'
import { startJobs } from '#server/core/jobs/start-jobs.ts'
import { readBuiltApp } from '#server/platform/built-app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { readReadiness } from '#server/platform/health/readiness.ts'
import type { Log } from '#server/platform/log.ts'
import { checkSmtp } from '#server/platform/mail.ts'
import { describeMissingOperator, describeUnsaidOperator } from '#server/platform/missing-operator.ts'
import { isLoopback } from '#server/platform/outbound/loopback.ts'
import { checkDatabase } from '#server/platform/postgres/check-database.ts'
import { DatabaseProbe } from '#server/platform/postgres/database-probe.ts'
import { migrateDatabase, schemaVersionOf } from '#server/platform/postgres/migrate.ts'
import { slowStatements } from '#server/platform/postgres/statements/slow-statements.ts'
import { startPostgres } from '#server/platform/postgres/supervisor.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { StopSteps } from '#server/platform/stop-steps.ts'
import { checkPrice, openPayments } from '#server/platform/stripe/payments.ts'
import { openTraces } from '#server/platform/traces/open-traces.ts'
import { describeUnknownVariables } from '#server/platform/unknown-variables.ts'
import { DEMO_PASSWORD } from './demo/demo-browser.ts'
import { DEMO_PEOPLE, seedDemo } from './demo/seed-demo.ts'
import { type AppOptions, createApp } from './http/app.ts'
import { openMetrics } from './http/metrics/open-metrics.ts'
import { watchInstallation } from './http/metrics/watch-installation.ts'
import { openPort } from './http/open-port.ts'
import { JOBS } from './jobs/registry.ts'
import { mailFolderOf, openPlatform } from './open-platform.ts'
import { migrationsFolder, projectRoot, releaseVersion } from './project-root.ts'
import { settleSecret } from './secret/settle-secret.commands.ts'

export type RunningServer = { url: string; config: Config; stop(): Promise<void> }

type StartOptions = {
  demo?: boolean
  /** The built app is left out: in development Vite serves it. */
  withoutBuiltApp?: boolean
  /** Stopped by another while the start is under way, it ends with an error and leaves nothing running. */
  stops?: StopSteps
}

/**
 * Starts everything in order, saying one short line a step: configuration, database, migrations, HTTP. Throws
 * `StartError` with one clear line when something stands in the way; what had been started by then is stopped again.
 */
export async function startServer(
  env: Record<string, string | undefined>,
  steps: Log,
  options: StartOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env)
  for (const line of describeUnknownVariables(env)) steps.warn(line)
  const unnamed = describeMissingOperator(config)
  if (unnamed) steps.warn(unnamed)
  const unsaid = describeUnsaidOperator(config)
  if (unsaid) steps.info(unsaid)
  const { stops = new StopSteps() } = options
  try {
    // Before the port is open, to be found only where requests can be served. The embedded database waits
    // until the port is ours.
    if (config.database.kind === 'external') await checkDatabase(config.database.url)
    const files = await openFiles(config, systemClock)
    const payments = config.stripe && (await openPayments(config.stripe))
    const port = await openPort(config)
    stops.add(port.close)
    const { metrics, metricsPage } = await openMetrics(config, releaseVersion(), stops)
    const { traces, close: closeTraces } = await openTraces(config.traces, releaseVersion())
    stops.add(closeTraces)

    const connectionString = await openDatabase(config, steps, stops)
    await migrateDatabase(connectionString, migrationsFolder(), steps)
    const platform = openPlatform(config, { connectionString, files, payments, metrics, traces }, stops)
    steps.info('Database ready')

    await joinInstallation(platform, config.adoptStore)
    await settleSecret(platform, config, steps)
    // In development the browser draws: what the server runs is not what Vite hands out.
    const screens = options.withoutBuiltApp ? {} : await import('#app/render-screen.tsx')
    const listener = openApp(config, platform, connectionString, stops, {
      ...options,
      ...screens,
      metricsPage,
    })
    const onStatement = toldTogether(slowStatements(platform.log, config.slowStatementMs), traces.onStatement)
    const jobs = await startJobs({ ...platform, jobs: JOBS, connectionString, onStatement })
    // In the order of stopping, last first: streams end and requests finish, and only then what they stand on.
    stops.add(() => Promise.all([port.close(), platform.live.close(), jobs.stop()]))
    if (config.stopDelayMs > 0) stops.add(() => port.announceStop(config.stopDelayMs))
    port.serve(listener)
    if (options.demo) await addDemo(port.address(), platform, steps)
    // Not waited for: everything but mail works without it.
    if (config.mail.kind === 'smtp') void checkSmtp(config.mail.url).then((line) => line && steps.warn(line))
    if (payments) void checkPrice(payments).then((line) => line && steps.warn(line))
    steps.info(`Azahar is ready at ${config.publicUrl}`)
    return { url: config.publicUrl, config, stop: stops.stop }
  } catch (error) {
    await stops.stop().catch(() => {})
    throw error
  }
}

async function openDatabase(config: Config, steps: Log, stops: StopSteps): Promise<string> {
  if (config.database.kind === 'external') return config.database.url
  const onLost = (error: Error) => {
    steps.fatal(error.message)
    process.exit(1)
  }
  const postgres = await startPostgres({ dataDir: config.dataDir, onLost }, steps)
  stops.add(() => postgres.stop())
  return postgres.connectionString
}

/** The app answers requests: the pages, the API and the built app. */
function openApp(
  config: Config,
  platform: Platform,
  connectionString: string,
  stops: StopSteps,
  options: StartOptions & Pick<AppOptions, 'metricsPage'> & Partial<Pick<AppOptions, 'renderScreen'>>,
): RequestListener {
  const probe = new DatabaseProbe(connectionString, {
    schemaVersion: schemaVersionOf(migrationsFolder()),
    secretMark: markOfSecret(config.authSecret),
  })
  stops.add(async () => probe.close())
  watchInstallation(platform, probe, JOBS)
  // A person at a console reads what happens, not every request.
  const requests = config.logFormat === 'json' ? openRequestLog() : null
  stops.add(async () => requests?.close())
  const { trustProxy, requestsPerMinute } = config
  return createApp(platform, {
    requireEmailVerification: config.requireEmailVerification,
    trustProxy,
    requestRateLimit: new RequestRateLimit({ perMinute: requestsPerMinute, trustProxy }),
    mailFolder: config.mail.kind === 'capture' && isLoopback(config.host) ? mailFolderOf(config) : null,
    requestLog: requests?.logger ?? pino({ level: 'silent' }),
    contactEmail: config.contactEmail,
    bounces: config.bounces,
    mcp: config.mcpServer ? { version: releaseVersion() } : null,
    siteFolder: options.withoutBuiltApp ? null : fileURLToPath(new URL('.', import.meta.url)),
    builtApp: options.withoutBuiltApp ? null : readBuiltApp(builtAppFolder()),
    ...(options.renderScreen && { renderScreen: options.renderScreen }),
    metricsPage: options.metricsPage ?? null,
    readiness: () => readReadiness(probe, platform.files),
  })
}

async function addDemo(address: string, platform: Platform, steps: Log) {
  await seedDemo(address, platform, join(projectRoot(), 'src/ui/art/images/prints'))
  const emails = Object.values(DEMO_PEOPLE).map(({ email }) => email)
  steps.info(`Demo ready: ${emails.join(', ')}; password ${DEMO_PASSWORD}`)
}

/** The single-page app lies beside the server's bundle. */
const builtAppFolder = () => fileURLToPath(new URL('../app', import.meta.url))
