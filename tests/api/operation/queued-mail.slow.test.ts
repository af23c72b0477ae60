import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maintainQueue } from '#server/core/jobs/maintain-queue.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { startServer } from '#server/entry/start-server.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { query } from '../../support/database/owner-process.ts'
import { freePort } from '../../support/outside/real-server.ts'
import { runWaitingJobs } from '../../support/outside/run-waiting-jobs.ts'
import { startSmtpServer } from '../../support/outside/smtp-server.ts'
import { useTestApp } from '../../support/test-app.ts'

const POLL = { timeout: 30_000, interval: 50 }

describe('a mail that cannot be sent', () => {
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const waitingMails = () =>
    query(
      database.connectionString,
      `select attempts, last_error from graphile_worker.jobs where task_identifier = 'send-mail'`,
    )

  async function start(smtpUrl: string) {
    const port = await freePort()
    const env = {
      PORT: String(port),
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      LOG_FORMAT: 'lines',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Azahar <hola@azahar.example>',
    }
    const server = await startServer(env, pino({ level: 'silent' }), { withoutBuiltApp: true })
    const post = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    return { server, post }
  }

  it('is sent when the mail server is back, also by another process, and leaves no trace', {
    timeout: 60_000,
  }, async () => {
    const away = await startSmtpServer()
    await away.stop()
    const first = await start(away.url)
    const person = { name: 'Lucía Herrera', email: 'lucia@correo.example', password: 'azahar-en-flor' }
    expect((await first.post('/api/auth/sign-up/email', { ...person, role: 'couple' })).status).toBe(200)
    await expect.poll(waitingMails, POLL).toMatchObject([{ last_error: 'Error ESOCKET' }])
    await first.server.stop()

    const back = await startSmtpServer(away.port)
    const second = await start(back.url)
    await expect.poll(() => back.messages.length, POLL).toBe(1)
    expect(back.messages[0]).toContain('To: lucia@correo.example')
    expect(back.messages[0]).toMatch(/^Message-ID: <[\w-]{36}@azahar\.example>$/m)
    await expect.poll(waitingMails, POLL).toEqual([])
    await second.server.stop()
    await back.stop()
  })
})

describe('a waiting mail', () => {
  const app = useTestApp()
  const mail = {
    to: 'lucia@correo.example',
    subject: 'Elige una contraseña nueva',
    text: 'https://azahar.example/reset-password-new?token=do-not-log',
  }
  const away = { send: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')) }
  const refusing = (command: string) => ({
    send: () =>
      Promise.reject(
        Object.assign(new Error('550 lucia@correo.example?'), {
          code: 'EENVELOPE',
          command,
          responseCode: 550,
        }),
      ),
  })
  const waiting = async () =>
    (await app.db.execute(sql`select attempts from graphile_worker.jobs where task_identifier = 'send-mail'`))
      .rows

  it('is not sent when the change that asked for it is taken back', async () => {
    const work = app.db.transaction(async (tx) => {
      await sendMail(tx, mail)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await app.runJobs()
    expect(app.mails).toEqual([])
  })

  it('shows neither its link nor its recipient in the log, nor in the error of its job', async () => {
    await sendMail(app.db, mail)
    await runWaitingJobs({ ...app.platform, mail: away })
    expect(await waiting()).toEqual([{ attempts: 1 }])
    const { rows } = await app.db.execute(sql`select last_error from graphile_worker.jobs`)
    expect(app.logLines.join('')).toContain('job failed, it is tried again')
    expect(app.logLines.join('') + JSON.stringify(rows)).not.toMatch(/do-not-log|lucia@/)
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await app.runJobs()
    expect(app.mails).toMatchObject([mail])
    expect(await waiting()).toEqual([])
  })

  it('is given up when its link has expired', async () => {
    app.mails.length = 0
    await sendMail(app.db, { ...mail, expiresAt: new Date(Date.now() - 1000) })
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('is given up when the mail server refuses its recipient, and waits when it refuses us', async () => {
    await sendMail(app.db, mail)
    await runWaitingJobs({ ...app.platform, mail: refusing('RCPT TO') })
    expect(await waiting()).toEqual([])
    await sendMail(app.db, mail)
    await runWaitingJobs({ ...app.platform, mail: refusing('MAIL FROM') })
    expect(await waiting()).toEqual([{ attempts: 1 }])
    expect(app.logLines.join('')).not.toMatch(/do-not-log/)
  })

  it('is counted by /readyz as what waits, and keeps no process from being ready', async () => {
    await app.db.execute(sql`update graphile_worker._private_jobs set created_at = now() - interval '1 hour'`)
    const { status, jobs } = (await (await app.fetch('/readyz')).json()) as Record<string, unknown>
    expect([status, jobs]).toEqual(['ok', { oldestWaitingSeconds: 3600 }])
    await app.db.execute(sql`truncate graphile_worker._private_jobs`)
    expect(await (await app.fetch('/readyz')).json()).toMatchObject({ jobs: { oldestWaitingSeconds: null } })
  })

  it('outlives a mail server that is away for a day, and is then sent once', {
    timeout: 120_000,
  }, async () => {
    app.mails.length = 0
    const subjects = ['Una', 'Otra', 'La tercera']
    for (const subject of subjects) await sendMail(app.db, { ...mail, subject })
    // Attempts are at most five minutes apart: a server that is back is used soon.
    let [seconds, rounds] = [0, 0]
    for (; seconds < 24 * 3600; rounds += 1) {
      await runWaitingJobs({ ...app.platform, mail: away })
      await maintainQueue(app.platform)
      seconds += await untilNextAttempt()
    }
    expect(rounds).toBeGreaterThan(24 * 12)
    expect(await waiting()).toHaveLength(subjects.length)
    await app.runJobs()
    await app.runJobs()
    expect(app.mails.map(({ subject }) => subject).sort()).toEqual(subjects.sort())
    expect(await waiting()).toEqual([])
    expect(app.logLines.join('')).not.toContain('job given up')
  })

  /** Lets the pause before the next attempt pass at once; gives its seconds. */
  async function untilNextAttempt(): Promise<number> {
    const { rows } = await app.db.execute<{ seconds: number }>(sql`
      with pause as (
        select max(run_at) as until from graphile_worker._private_jobs
      ), passed as (
        update graphile_worker._private_jobs set run_at = now()
      )
      select ceil(extract(epoch from until - now()))::int as seconds from pause`)
    return Math.max(1, rows[0]!.seconds)
  }
})
