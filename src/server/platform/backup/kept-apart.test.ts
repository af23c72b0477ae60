import { describe, expect, it } from 'vitest'
import { environment } from '../environment.ts'
import { secretsKeptApart } from './kept-apart.ts'

const external = { database: { kind: 'external' as const, url: '' }, dataDir: '/data' }

describe('the secrets that a backup does not have', () => {
  it('are named, each variable that is one', () => {
    const isSecret = (name: string) => /(?:_SECRET|_TOKEN|_SECRET_KEY|_ACCESS_KEY|_PROVIDERS)$/.test(name)
    const secrets = Object.keys(environment.shape).filter(isSecret)
    const withPasswords = ['DATABASE_URL', 'SMTP_URL', 'TSA_URL', 'OTEL_EXPORTER_OTLP_HEADERS']
    const all = [...secrets, ...withPasswords]
    expect(secrets.length).toBeGreaterThan(7)
    const named = secretsKeptApart(Object.fromEntries(all.map((name) => [name, 'x'])), external)
    expect(all.filter((name) => !named.includes(name))).toEqual([])
  })

  it('are files of the data folder where the installation has made them itself', () => {
    const embedded = { database: { kind: 'embedded' as const }, dataDir: '/data' }
    expect(secretsKeptApart({}, embedded)).toEqual(['/data/auth-secret', '/data/vapid-private-key'])
  })
})
