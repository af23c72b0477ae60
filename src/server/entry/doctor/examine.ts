import { createHash } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { askTimeStamp } from '#server/areas/agreements/ask-time-stamp.ts'
import { describeKeptApart } from '#server/platform/backup/kept-apart.ts'
import { type Config, ConfigError, readConfig } from '#server/platform/config.ts'
import { type Check, type Found, ok, runChecks, skipped, wrong } from '#server/platform/doctor/finding.ts'
import { lookAtCertificate } from '#server/platform/doctor/look-at-certificate.ts'
import { lookAtDatabase } from '#server/platform/doctor/look-at-database.ts'
import { lookAtDisk } from '#server/platform/doctor/look-at-disk.ts'
import { lookAtMail } from '#server/platform/doctor/look-at-mail.ts'
import { type Dns, lookAtMailDomain } from '#server/platform/doctor/look-at-mail-domain.ts'
import { lookAtPublicAddress } from '#server/platform/doctor/look-at-public-address.ts'
import { lookAtSecret } from '#server/platform/doctor/look-at-secret.ts'
import { lookAtServer } from '#server/platform/doctor/look-at-server.ts'
import { lookAtStore } from '#server/platform/doctor/look-at-store.ts'
import { describeMissingOperator, describeUnsaidOperator } from '#server/platform/missing-operator.ts'
import { isLoopback } from '#server/platform/outbound/loopback.ts'
import { versionsOf } from '#server/platform/postgres/migrate.ts'
import { checkPrice, openPayments } from '#server/platform/stripe/payments.ts'
import { describeUnknownVariables } from '#server/platform/unknown-variables.ts'
import { migrationsFolder } from '../project-root.ts'

type Variables = Record<string, string | undefined>

/** Looks at everything that an installation stands on; nothing is changed but for probes that are removed again. */
export async function examine(env: Variables, dns: Dns = new Resolver()): Promise<Found[]> {
  let config: Config
  try {
    config = readConfig(env, { makesSecrets: false })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const refused = wrong('a value is not right', error.message)
    return [
      { check: 'configuration', ...refused },
      { check: 'the rest', ...skipped('is looked at once the configuration is right') },
    ]
  }
  return runChecks([
    { name: 'configuration', look: () => lookAtConfiguration(config, env) },
    { name: 'server', look: (signal) => lookAtServer(config, signal) },
    ...checksOfDatabase(config),
    { name: 'disk', look: () => lookAtDisk(config.dataDir) },
    { name: 'secrets', look: () => [ok(describeKeptApart(env, config))] },
    checkOfSecret(config),
    ...checksOfMail(config, dns),
    ...checksOfStore(config),
    ...checksOfAddress(config),
    ...checksOfPayments(config),
    { name: 'tax agency', look: () => [describeTaxAgency(config)] },
    checkOfTimeStamps(config),
  ])
}

function lookAtConfiguration(config: Config, env: Variables) {
  const missing = describeMissingOperator(config)
  const unsaid = describeUnsaidOperator(config)
  const found = describeUnknownVariables(env).map((line) => wrong(line, 'Correct its name, or take it out.'))
  if (missing) found.push(wrong('the operator is not named', missing))
  return [...(found.length > 0 ? found : [ok('the values are right')]), ...(unsaid ? [skipped(unsaid)] : [])]
}

function checksOfDatabase({ database }: Config): Check[] {
  const name = 'database'
  if (database.kind === 'embedded') return [notSet(name, 'the embedded PostgreSQL runs with the server')]
  return [{ name, look: () => lookAtDatabase(database.url, versionsOf(migrationsFolder())) }]
}

function checkOfSecret({ database, authSecret, secretPlace }: Config): Check {
  const name = 'secret'
  if (database.kind === 'external') return { name, look: () => lookAtSecret(database.url, authSecret) }
  return notSet(name, `the start compares ${secretPlace} with the embedded PostgreSQL`)
}

function checksOfMail({ mail, vapid }: Config, dns: Dns): Check[] {
  const push = { name: 'push', look: () => [ok(`notifications are signed for ${vapid.subject}`)] }
  if (mail.kind === 'capture') {
    return [notSet('mail', 'no SMTP_URL: mails are captured and go nowhere'), push]
  }
  const domain = /@([^\s<>@]+)/.exec(mail.from)![1]!
  return [
    { name: 'mail', look: () => lookAtMail(mail.url) },
    { name: 'mail domain', look: () => lookAtMailDomain(domain, dns) },
    push,
  ]
}

function checksOfStore({ files }: Config): Check[] {
  if (files.kind === 'disk') return [notSet('bucket', 'no S3_*: files are kept on the disk')]
  return [{ name: 'bucket', look: (signal) => lookAtStore(files, signal) }]
}

function checksOfAddress({ publicUrl, authSecret }: Config): Check[] {
  const url = new URL(publicUrl)
  const name = 'public address'
  if (isLoopback(url.hostname)) return [notSet(name, `${publicUrl} is this machine alone`)]
  return [
    {
      name: 'certificate',
      look: async (signal) =>
        url.protocol === 'https:'
          ? [await lookAtCertificate(url, new Date(), signal)]
          : [
              wrong(
                'PUBLIC_URL has no https',
                'Terminate TLS in front: browsers send passwords in the clear.',
              ),
            ],
    },
    { name, look: (signal) => lookAtPublicAddress(publicUrl, authSecret, signal) },
  ]
}

function checksOfPayments({ stripe }: Config): Check[] {
  if (!stripe) return [notSet('payments', 'no STRIPE_*: nobody pays')]
  const look = async () => {
    const refused = await checkPrice(await openPayments(stripe))
    return refused
      ? [wrong('Stripe does not offer the plan', refused)]
      : [ok('Stripe offers the plan at the price that the pages name')]
  }
  return [{ name: 'payments', look }]
}

function describeTaxAgency({ taxAgency: { environment, service } }: Config) {
  return environment === 'production'
    ? ok(`records of invoices go to ${service.host}, and count`)
    : skipped(`records of invoices go to ${service.host}, and do not count: VERIFACTU_ENVIRONMENT is test`)
}

/** A stamp over nothing in particular shows that the authority answers. */
function checkOfTimeStamps({ timeStampAuthority: authority }: Config): Check {
  const name = 'time stamps'
  if (!authority) return notSet(name, 'no TSA_URL: signed contracts go without a time stamp')
  const look = async () => {
    const { at } = await askTimeStamp(createHash('sha256').update('doctor').digest('hex'), authority)
    return [ok(`${authority.host} gave one of ${at.toISOString()}`)]
  }
  return { name, look }
}

const notSet = (name: string, said: string): Check => ({ name, look: () => [skipped(said)] })
