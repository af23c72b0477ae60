import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobName } from '#domain/operator/job-names.ts'
import { JOB_PAYLOADS } from '#server/core/jobs/job-payloads.ts'
import { OPERATOR_EMAIL, operatorInSitting } from '../../support/accounts/operator.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('the first page of the operator', () => {
  const app = useTestApp({ operatorEmails: [OPERATOR_EMAIL] })
  let carmen: Person
  let lucia: Person
  let weddingId: string
  beforeAll(async () => {
    carmen = (await operatorInSitting(app)).carmen
    lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    weddingId = await lucia.createWedding('Boda que no se lee', '2027-04-10')
    await app.runJobs()
  })

  /** A job that has failed three times. */
  const failed = async (name: string, payload: object, error: string): Promise<string> => {
    const { rows } = await app.db.execute<{ id: string }>(sql`
      select id::text from graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
        run_at => now() + interval '4 minutes')`)
    const { id } = rows[0]!
    await app.db.execute(
      sql`update graphile_worker._private_jobs set attempts = 3, last_error = ${error} where id = ${id}::bigint`,
    )
    return id
  }
  const overview = async () => (await carmen.get('/api/operator')).body

  it('counts accounts, weddings, files and the database', async () => {
    const vendorId = await lucia.addVendor(weddingId)
    const before = (await overview()).numbers
    await lucia.upload({ weddingId, vendorId }, 'contrato.pdf', 'x'.repeat(1000))
    const { numbers } = await overview()
    expect(numbers).toMatchObject({ accounts: 2, planners: 0, weddings: 1, files: before.files + 1 })
    expect(numbers.fileBytes - before.fileBytes).toBe(1000)
    expect(numbers.databaseBytes).toBeGreaterThan(1_000_000)
    expect(numbers.connections).toBeLessThanOrEqual(numbers.connectionsMax)
  })

  it('shows failed jobs and mails with their reason, and nothing of a wedding or a whole address', async () => {
    const secret = { to: lucia.email, subject: 'Boda que no se lee', text: 'Un secreto' }
    const mail = await failed('send-mail', secret, `550 <${lucia.email}>: buzón lleno\n at secreto.js`)
    const job = await failed(
      'process-image',
      { weddingId, imageId: weddingId },
      'vips: HEIC sin decodificador',
    )
    const page = await overview()
    expect(page.mails.find(({ id }: { id: string }) => id === mail)).toMatchObject({
      to: expect.stringMatching(/^.•••@correo\.example$/),
      error: expect.stringMatching(/^550 <.•••@correo\.example>: buzón lleno$/),
      attempts: 3,
      runAt: expect.any(String),
    })
    expect(page.jobs.find(({ id }: { id: string }) => id === job)).toMatchObject({
      job: 'process-image',
      about: `b_${weddingId.slice(-4)}`,
      error: 'vips: HEIC sin decodificador',
      to: null,
    })
    expect(page.numbers).toMatchObject({ failedJobs: 1, failedMails: 1 })
    expect(JSON.stringify(page)).not.toMatch(new RegExp(`secreto|no se lee|Lucía|${lucia.email}`))
  })

  it('lets what failed run at once, and says so to the person concerned', async () => {
    const id = await failed(
      'send-mail',
      { id: weddingId, to: lucia.email, subject: 'A', text: 'Llega' },
      '421',
    )
    const ids = [id, '999999999']
    expect((await carmen.post('/api/operator/jobs/retry', { ids })).body).toEqual({ retried: 1 })
    await app.runJobs()
    expect(app.mails.at(-1)).toMatchObject({ to: lucia.email, text: expect.stringContaining('Llega') })
    const { body } = await lucia.get('/api/access/activity')
    expect(body[0]).toMatchObject({ kind: 'operatorActed', subject: 'reintentó «Correo»' })
    expect((await carmen.post('/api/operator/jobs/retry', { ids })).body).toEqual({ retried: 0 })
  })

  it.each([[[]], [['0']], [['1; drop table guests']], [['9'.repeat(30)]]])(
    'refuses %j as jobs',
    async (ids) => {
      expect((await carmen.post('/api/operator/jobs/retry', { ids })).status).toBe(400)
    },
  )

  it.each(Object.keys(JOB_PAYLOADS))('calls the job %s by a Spanish name', (job) => {
    expect(jobName(job)).not.toBe(job)
  })
})
