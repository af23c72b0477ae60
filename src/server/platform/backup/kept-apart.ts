import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Settings that are secrets of the installation; those of others can be asked for again where they were given. */
const SECRETS = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BOUNCE_SECRET',
  'REQUESTS_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'TSA_URL',
  'OIDC_PROVIDERS',
  'SAML_PROVIDERS',
  'BACKUP_PASSPHRASE',
]

/** The secrets that a restored copy needs and a backup does not have, by their names. */
export function secretsKeptApart(
  env: Record<string, string | undefined>,
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
): string[] {
  const files = [
    ...(env['AUTH_SECRET'] ? [] : ['auth-secret']),
    ...(database.kind === 'embedded' ? ['vapid-private-key'] : []),
  ]
  return [...files.map((name) => join(dataDir, name)), ...SECRETS.filter((name) => env[name])]
}

export const describeKeptApart = (...given: Parameters<typeof secretsKeptApart>): string =>
  `No secrets are in a backup: keep ${secretsKeptApart(...given).join(', ')} somewhere else`
