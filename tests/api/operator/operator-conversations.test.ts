import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_EMAIL, operatorInSitting } from '../../support/accounts/operator.ts'
import { onAnotherDevice, type Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const NOTHING = '0198c0de-0000-7000-8000-00000000dead'

describe('conversations with the operator', () => {
  const app = useTestApp({ operatorEmails: [OPERATOR_EMAIL] })
  let carmen: Person
  beforeAll(async () => {
    carmen = (await operatorInSitting(app)).carmen
  })
  afterEach(() => app.setClock(null))

  const written = async (text = 'La hoja sale sin viajes.\nCon «comillas» y 🌿') => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const { body } = await lucia.post('/api/support', { text })
    return { lucia, id: body.id as string }
  }
  const open = async (id: string) => (await carmen.post(`/api/operator/conversations/${id}/open`)).body
  const answer = (id: string, lastSeenId: string, more = {}) =>
    carmen.post(`/api/operator/conversations/${id}/messages`, { lastSeenId, text: 'Ya sale.', ...more })
  const waiting = async () => (await carmen.get('/api/operator')).body.conversations

  it('wait in the area, named by no name and no whole address, those with the least time left first', async () => {
    const friday = new Date('2026-11-20T10:00:00Z')
    app.setClock(friday)
    const late = await written('La segunda')
    app.setClock(new Date('2026-11-19T10:00:00Z'))
    const soon = await written('La primera')
    app.setClock(null)
    const list = await waiting()
    const ids = list.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(soon.id)).toBeLessThan(ids.indexOf(late.id))
    expect(list.find(({ id }: { id: string }) => id === soon.id)).toMatchObject({
      from: 'Pareja',
      subject: 'La primera',
      isFirst: false,
    })
    expect(JSON.stringify(list)).not.toMatch(/Lucía|@correo/)
  })

  it('tell the operators by mail that one waits, and nothing of it', async () => {
    await written('Un secreto que no viaja')
    await app.runJobs()
    const mail = app.mails.findLast(({ to }) => to === OPERATOR_EMAIL)
    expect(mail?.text).toContain('/app/operator#mensajes')
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/secreto|Lucía/)
  })

  it('are answered in the app, in the bell and by mail, and wait no more', async () => {
    const { lucia, id } = await written()
    const { messages, email, from } = await open(id)
    expect({ email, from }).toEqual({
      email: expect.stringMatching(/^.•••@correo\.example$/),
      from: 'Pareja',
    })
    expect(messages[0].text).toContain('«comillas» y 🌿')
    const answered = await answer(id, messages[0].id)
    expect(answered.body.messages.at(-1)).toMatchObject({ author: 'operator', operatorName: 'Carmen' })
    expect((await waiting()).map((one: { id: string }) => one.id)).not.toContain(id)

    const { body: own } = await lucia.get('/api/support')
    expect(own.conversations[0]).toMatchObject({ id, dueAt: null, isUnread: true })
    const { body: bell } = await lucia.get('/api/notifications?limit=20')
    expect(bell[0] ?? bell.notifications?.[0]).toMatchObject({
      action: 'support.answered',
      actorName: 'Carmen, de Azahar',
      url: `/app/help?conversacion=${id}`,
    })
    await app.runJobs()
    const mails = app.mails.filter(({ to }) => to === lucia.email && true)
    expect(mails.filter(({ text }) => text.includes('Ya sale.'))).toHaveLength(1)
    expect(mails.at(-1)!.text).toContain(`/app/help?conversacion=${id}`)

    const { body: read } = await lucia.get(`/api/support/${id}`)
    expect(read.messages).toHaveLength(2)
    expect((await lucia.get('/api/support')).body.conversations[0].isUnread).toBe(false)
  })

  it('answer once when the answer is sent again', async () => {
    const { id } = await written()
    const { messages } = await open(id)
    const messageId = '0198c0de-0000-7000-8000-00000000a001'
    await answer(id, messages[0].id, { id: messageId })
    const again = await answer(id, messages[0].id, { id: messageId })
    expect(again.status).toBe(200)
    expect(again.body.messages).toHaveLength(2)
  })

  it('take no answer and no end to a message that was not seen', async () => {
    const { lucia, id } = await written()
    const { messages } = await open(id)
    await lucia.post(`/api/support/${id}/messages`, { text: 'Y tampoco la hora.' })
    const refused = { status: 409, body: { code: 'MESSAGE_ARRIVED' } }
    expect(await answer(id, messages[0].id)).toMatchObject(refused)
    const path = `/api/operator/conversations/${id}/close`
    expect(await carmen.post(path, { lastSeenId: messages[0].id })).toMatchObject(refused)
    expect((await lucia.get(`/api/support/${id}`)).body.messages).toHaveLength(2)
    const seen = await open(id)
    expect((await answer(id, seen.messages.at(-1).id)).status).toBe(200)
  })

  it('go on when the person replies, and wait anew', async () => {
    const { lucia, id } = await written()
    await answer(id, (await open(id)).messages[0].id)
    await lucia.post(`/api/support/${id}/messages`, { text: 'Sigue igual.' })
    expect((await waiting()).map((one: { id: string }) => one.id)).toContain(id)
    expect((await open(id)).messages.map((one: { author: string }) => one.author)).toEqual([
      'person',
      'operator',
      'person',
    ])
  })

  it('are closed by either side, and open again when the person writes', async () => {
    const { lucia, id } = await written()
    const { messages } = await open(id)
    const closed = await carmen.post(`/api/operator/conversations/${id}/close`, {
      lastSeenId: messages[0].id,
    })
    expect(closed.body.closedAt).toBeTruthy()
    expect((await lucia.get(`/api/support/${id}`)).body).toMatchObject({ dueAt: null })
    const other = await onAnotherDevice(lucia)
    await other.post(`/api/support/${id}/messages`, { text: 'Aún no.' })
    expect(await open(id)).toMatchObject({ closedAt: null })
    await lucia.post(`/api/support/${id}/close`)
    expect((await open(id)).closedAt).toBeTruthy()
  })

  it('are noted when they are opened, answered and closed, for the person to read', async () => {
    const { lucia, id } = await written('Una duda')
    const { messages } = await open(id)
    await open(id)
    await answer(id, messages[0].id)
    const { body } = await lucia.get('/api/access/activity')
    const acts = body.filter(({ kind }: { kind: string }) => kind === 'operatorActed')
    expect(acts.map(({ subject }: { subject: string }) => subject)).toEqual([
      'contestó a tu mensaje «Una duda»',
      'leyó tu mensaje «Una duda»',
    ])
    const { body: log } = await carmen.get('/api/operator/log')
    expect(log.slice(0, 2).map(({ act }: { act: string }) => act)).toEqual([
      'conversationAnswered',
      'conversationOpened',
    ])
  })

  it('refuse what is no conversation, no text, and too much of it', async () => {
    expect((await carmen.post(`/api/operator/conversations/${NOTHING}/open`)).status).toBe(404)
    expect((await answer(NOTHING, NOTHING)).status).toBe(404)
    const { id } = await written()
    const { messages } = await open(id)
    for (const text of ['', '   ', 'a'.repeat(4001)]) {
      expect((await answer(id, messages[0].id, { text })).status).toBe(400)
    }
  })
})
