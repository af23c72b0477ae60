import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GuestMessageRow, MessageFamilyRow, MessageRecipient } from '#contract/guest-messages.ts'
import { MAILS_A_DAY_PER_WEDDING } from '#domain/households/guest-mails.ts'
import { MESSAGE_FAMILIES_MAX } from '#domain/households/guest-messages.ts'
import { useCast } from '../../support/cast.ts'
import { statementsOf } from '../../support/database/statements-of.ts'

const { app, cast } = useCast()

/** Families without an email. */
const BY_CHAT = 400

/** The largest wedding of a message writes to its guests, who stand alone and have a mailbox at a host of their own each. */
async function weddingOf(families: number): Promise<string> {
  const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')
  await app.db.execute(sql`
    insert into guests (wedding_id, id, full_name, email, created_at)
    select ${weddingId}, gen_random_uuid(), 'Persona ' || n,
      case when n > ${BY_CHAT}::int or ${families}::int < ${BY_CHAT}::int then 'hola@casa' || n || '.example' end,
      now() + n * interval '1 ms'
    from generate_series(1, ${families}::int) n`)
  return `/api/weddings/${weddingId}/guest-messages`
}

async function written(at: string) {
  const families: MessageFamilyRow[] = (await cast.lucia.get(`${at}/families?kind=all`)).body
  const keysBy = (way: MessageFamilyRow['way']) =>
    families.filter((one) => one.way === way).map(({ key }) => key)
  return {
    ...{ id: crypto.randomUUID(), group: { kind: 'all', of: null }, subject: 'El autobús' },
    text: 'Hola, {nombres}: sale a las 11. {enlace}',
    translations: { en: { subject: 'The bus', text: 'Hello {nombres}: it leaves at 11. {enlace}' } },
    shown: { mail: keysBy('mail'), chat: keysBy('chat') },
  }
}

describe('a message to a thousand families', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    app.mails.length = 0
    await app.db.execute(sql`truncate mail_paces, guest_mails, graphile_worker._private_jobs`)
  })

  it('is sent in as many statements as one to ten, each mail in a turn of its own', async () => {
    const ofTen = await weddingOf(10)
    const small = await written(ofTen)
    const few = await statementsOf(app, () => cast.lucia.post(ofTen, small))
    await app.db.execute(sql`truncate guest_mails, graphile_worker._private_jobs`)
    const at = await weddingOf(MESSAGE_FAMILIES_MAX)
    const message = await written(at)
    let answer: { status: number; body: GuestMessageRow } | undefined
    const all = await statementsOf(app, async () => {
      answer = await cast.lucia.post(at, message)
    })
    const byMail = MESSAGE_FAMILIES_MAX - BY_CHAT
    expect(answer).toMatchObject({
      status: 200,
      body: { mails: { waiting: byMail, sent: 0 }, chats: { waiting: BY_CHAT, sent: 0 } },
    })
    // The families without an email take one statement more.
    expect(all).toBeLessThanOrEqual(few + 1)

    await app.runJobs()
    expect(app.mails).toHaveLength(MAILS_A_DAY_PER_WEDDING)
    expect(new Set(app.mails.map(({ to }) => to)).size).toBe(MAILS_A_DAY_PER_WEDDING)
    const [progress] = (await cast.lucia.get(at)).body as GuestMessageRow[]
    expect(progress).toMatchObject({
      mails: { sent: MAILS_A_DAY_PER_WEDDING, waiting: byMail - MAILS_A_DAY_PER_WEDDING, failed: 0 },
    })
    const recipients: MessageRecipient[] = (await cast.lucia.get(`${at}/${message.id}/families`)).body
    expect(recipients).toHaveLength(MESSAGE_FAMILIES_MAX)
    expect(recipients.filter(({ mail }) => mail?.status === 'waiting')).toHaveLength(
      byMail - MAILS_A_DAY_PER_WEDDING,
    )
  })

  it('is refused whole with one family more', async () => {
    const at = await weddingOf(MESSAGE_FAMILIES_MAX + 1)
    const message = await written(at)
    const within = { mail: message.shown.mail, chat: message.shown.chat.slice(1) }
    const refused = await cast.lucia.post(at, { ...message, shown: within })
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      ...[409, 'TOO_MANY_FAMILIES'],
      { max: MESSAGE_FAMILIES_MAX },
    ])
    expect((await cast.lucia.get(at)).body).toEqual([])
    await app.runJobs()
    expect(app.mails).toEqual([])
  })
})
