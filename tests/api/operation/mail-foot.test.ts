import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailNotificationsJob } from '#server/areas/notifications/mail-notifications.job.ts'
import { useCast } from '../../support/cast.ts'
import { OPERATOR } from '../../support/outside/operator.ts'

const { app, cast } = useCast({ operator: OPERATOR })

const FOOT = 'Bodas Claras S. L. · NIF B00000000 · Calle Mayor 1, 41001 Sevilla · legal@azahar.example'

/** Runs the mails of notifications that wait for more lines of theirs. */
async function sendNotifications() {
  const { rows } = await app.db.execute<{ payload: { userId: string; mailId: string; mode: 'now' } }>(sql`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail-notifications'`)
  const { signal } = new AbortController()
  for (const { payload } of rows) await mailNotificationsJob.run(payload, app.platform, signal)
}

it('every kind of mail says at its foot who runs the installation, as text and as HTML', async () => {
  const at = `/api/weddings/${cast.weddingId}`
  await app.runJobs()
  const kinds: Record<string, number> = { account: app.mails.length }
  const count = (kind: string) => {
    kinds[kind] = app.mails.length - Object.values(kinds).reduce((sum, one) => sum + one, 0)
  }
  await cast.elena.call('PUT', '/api/planner/branding', { brandName: 'Casa Jara' })
  await cast.lucia.post(`${at}/invitations/mail`, { role: 'couple', to: 'ana@correo.example' })
  await app.runJobs()
  count('a member with the brand of the planner')

  await cast.lucia.post(`${at}/guests`, { fullName: 'Carmen Soto', email: 'carmen@correo.example' })
  for (const kind of ['invite', 'remind'] as const) {
    await cast.lucia.post(`${at}/households/mails`, { kind })
    await app.runJobs()
    count(`a guest: ${kind}`)
  }

  const vendorId = await cast.lucia.addVendor(cast.weddingId)
  const mention = { text: '¿Lo ves?', mentions: [cast.martin.userId] }
  await cast.lucia.post(`${at}/vendors/${vendorId}/comments`, mention)
  await sendNotifications()
  count('a notification')

  for (const [kind, sent] of Object.entries(kinds)) expect(sent, kind).toBeGreaterThan(0)
  for (const { subject, text, html } of app.mails) {
    expect(text.endsWith(`\n-- \n${FOOT}\n`), subject).toBe(true)
    if (html !== undefined) expect(html, subject).toContain(`${FOOT}</p></body>`)
  }
})
