import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { createApp } from '#server/app.ts'
import type { Platform } from '#server/context.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/files.ts'
import type { Mail } from '#server/platform/mail.ts'
import { createRateLimiter } from '#server/platform/rate-limit.ts'
import { createTestDatabase } from './database.ts'

export type TestApp = {
  db: Database
  platform: Platform
  /** Sends a request to the app in process. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Mails the app has sent, oldest first. */
  mails: Mail[]
  /** Lets the clock stand at an instant until the next call; `null` lets it run again. */
  setClock(instant: Date | null): void
}

export const ORIGIN = 'http://localhost:3000'

/** The real app on a real database of this test file's own, for the whole file. */
export function useTestApp(options: { requireEmailVerification?: boolean } = {}): TestApp {
  const app = { mails: [] as Mail[] } as TestApp
  let release = async () => {}

  beforeAll(async () => {
    const database = await createTestDatabase()
    const db = connect({ connectionString: database.connectionString })
    const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
    const authSecret = 'a-secret-for-tests-of-at-least-32-characters'
    let fixed: Date | null = null
    const clock = { now: () => fixed ?? systemClock.now() }
    const platform: Platform = {
      db,
      clock,
      mail: { send: async (mail) => void app.mails.push(mail) },
      files: await openFiles({ files: { kind: 'disk' }, dataDir, authSecret }, clock),
      rateLimiter: createRateLimiter(db, clock),
      log: pino({ level: 'silent' }),
      publicUrl: ORIGIN,
      authSecret,
      validateOutputs: true,
    }
    const hono = createApp(platform, {
      requireEmailVerification: options.requireEmailVerification ?? false,
      trustProxy: false,
      mailFolder: null,
      requestLog: pino({ level: 'silent' }),
      builtApp: null,
    })
    app.db = db
    app.platform = platform
    app.fetch = async (path, init) => hono.fetch(new Request(ORIGIN + path, init))
    app.setClock = (instant) => {
      fixed = instant
    }
    release = async () => {
      await db.$client.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  afterAll(() => release())
  return app
}
