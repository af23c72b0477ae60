import { join } from 'node:path'
import { connect, disconnect } from '#db/client.ts'
import { toldTogether } from '#db/measure-statements.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { readSessionAccess } from '#server/core/auth/sessions.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { createKeptLists } from '#server/core/lists/kept-lists.ts'
import { Live } from '#server/core/live/live.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { createImageRenderer } from '#server/platform/images/image-renderer.ts'
import { createLog } from '#server/platform/log.ts'
import { capturingMailer, smtpMailer } from '#server/platform/mail.ts'
import { signingMailer } from '#server/platform/mail-signature.ts'
import { measuredFiles } from '#server/platform/metrics/measured-files.ts'
import { measuredMailer } from '#server/platform/metrics/measured-mailer.ts'
import { watchPool } from '#server/platform/metrics/watch-pool.ts'
import { PUBLIC_INTERNET } from '#server/platform/outbound/outbound.ts'
import { slowStatements } from '#server/platform/postgres/statements/slow-statements.ts'
import { createWeddingQueues } from '#server/platform/postgres/wedding-queues.ts'
import { createRateLimiter } from '#server/platform/rate-limit.ts'
import { createFileReader } from '#server/platform/reading/file-reader.ts'
import type { StopSteps } from '#server/platform/stop-steps.ts'
import { COMING_TEXTS } from '#site/legal/legal-texts.ts'
import { releaseVersion } from './project-root.ts'

/** Planners of weddings and jobs work with these; all other requests with those that see what is published. */
const DRAFT_CONNECTIONS = 8

/** Mails that are captured instead of sent are kept in this folder. */
export const mailFolderOf = ({ dataDir }: Config) => join(dataDir, 'mail')

/** The ports that are opened before the database is. */
type Ports = Pick<Platform, 'files' | 'payments' | 'metrics' | 'traces'>

/** Connects to the migrated database, and gives all that procedures and jobs work with. */
export function openPlatform(
  config: Config,
  { connectionString, files, payments, metrics, traces }: { connectionString: string } & Ports,
  stops: StopSteps,
): Platform {
  const log = createLog(config.logFormat)
  const { published, withDrafts } = openDatabases(connectionString, { log, metrics, traces, config }, stops)
  const images = createImageRenderer()
  stops.add(() => images.close())
  const reader = createFileReader()
  stops.add(() => reader.close())
  const { publicUrl, operator, authSecret } = config
  return {
    db: withDrafts,
    databases: { withDrafts, published },
    clock: systemClock,
    mail: openMailer(config, metrics),
    files: measuredFiles(files, metrics),
    metrics,
    traces,
    rateLimiter: createRateLimiter(published, systemClock),
    live: new Live({
      db: published,
      clock: systemClock,
      log,
      connectionString,
      readAccess: readSessionAccess,
    }),
    images,
    reader,
    outbound: { ...PUBLIC_INTERNET, allowsLoopbackWebhooks: config.webhooksToLoopback },
    queues: createWeddingQueues(published.$client.options.max),
    lists: createKeptLists(),
    log,
    payments,
    settings: {
      publicUrl,
      authSecret,
      limits: LIMITS,
      operator,
      operatorEmails: config.operatorEmails,
      contactEmail: config.contactEmail,
      supportHours: config.supportHours,
      comingTexts: COMING_TEXTS,
      vapid: config.vapid,
      taxAgency: { ...config.taxAgency, version: releaseVersion() },
      timeStampAuthority: config.timeStampAuthority,
      requestsMailbox: config.requestsMailbox,
      identityProviders: config.identityProviders,
      walletSignIn: config.walletSignIn,
      validateOutputs: false,
    },
  }
}

function openDatabases(
  connectionString: string,
  { log, metrics, traces, config }: Pick<Platform, 'log' | 'metrics' | 'traces'> & { config: Config },
  stops: StopSteps,
): Platform['databases'] {
  const onStatement = toldTogether(slowStatements(log, config.slowStatementMs), traces.onStatement)
  const onWait = (pool: string) => (seconds: number) => metrics.connectionWait(pool, seconds)
  const published = connect({ connectionString }, undefined, {
    sight: 'published',
    onWait: onWait('published'),
    onStatement,
  })
  const withDrafts = connect({ connectionString, max: DRAFT_CONNECTIONS }, undefined, {
    onWait: onWait('drafts'),
    onStatement,
  })
  watchPool(metrics, 'published', published.$client)
  watchPool(metrics, 'drafts', withDrafts.$client)
  for (const db of [published, withDrafts]) {
    db.$client.on('error', (error) => log.error({ err: error }, 'database connection lost'))
    stops.add(() => disconnect(db))
  }
  return { published, withDrafts }
}

/** Mails carry the operator at their foot, and are counted. */
function openMailer(config: Config, metrics: Platform['metrics']): Platform['mail'] {
  const { mail, bounces, operator } = config
  const mailer =
    mail.kind === 'smtp'
      ? smtpMailer(mail.url, mail.from, bounces?.address)
      : capturingMailer(mailFolderOf(config))
  return measuredMailer(signingMailer(operator, mailer), metrics)
}
