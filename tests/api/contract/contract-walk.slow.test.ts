import { beforeAll, describe, expect, it } from 'vitest'
import type { Access } from '#contract/base.ts'
import { join, Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { BODIES, type ContractCall, contractCalls, fillPath } from '../../support/contract/contract-calls.ts'
import { groundOf } from '../../support/journeys/room-ground.ts'
import { picture } from '../../support/outside/images.ts'

const procedures = contractCalls()
const ofAccess = (access: Access) => procedures.filter((procedure) => procedure.access === access)

/** One for all procedures: the same id answers with the payer who exists. */
const PAYER = '0198c0de-0000-7000-8000-00000000ba1e'

const MESSAGE = '0198c0de-0000-7000-8000-000000000e55'

/** An import, the same for all procedures: a person has few at once. */
const IMPORT = '0198c0de-0000-7000-8000-0000000111ff'
const IMPORT_FILE = '0198c0de-0000-7000-8000-0000000111fe'

describe('who may call what', () => {
  const { app, cast } = useCast()
  let visitor: Person
  let former: Person

  beforeAll(async () => {
    visitor = new Person(app, 'Nadie', 'couple')
    former = await signedUp(app, 'Álvaro Gutiérrez', 'couple')
    await join(cast.lucia, cast.weddingId, former)
    await former.delete(`/api/weddings/${cast.weddingId}/members/me`)
  })

  const calling = (person: Person, { name, method, path }: ContractCall, weddingId: string) =>
    person.call(
      method,
      `/api${fillPath(path, weddingId)}`,
      method === 'GET' ? undefined : (BODIES[name] ?? {}),
    )

  it('every procedure says who may call it, and every wedding path belongs to its members', () => {
    expect(procedures.length).toBeGreaterThan(15)
    for (const { name, access, path } of procedures) {
      expect(['public', 'signedIn', 'planner', 'member', 'agency', 'operator'], name).toContain(access)
      expect(path.startsWith('/weddings/{weddingId}'), name).toBe(access === 'member')
      expect(path.includes('{agencyId}'), name).toBe(access === 'agency')
    }
  })

  it.each(procedures.filter(({ access }) => access !== 'public'))(
    '$name answers 401 without a session',
    async (procedure) => {
      expect((await calling(visitor, procedure, cast.weddingId)).status).toBe(401)
    },
  )

  it.each(procedures.filter(({ isFresh }) => isFresh))(
    '$name asks for a sign-in of the last ten minutes',
    async (procedure) => {
      const person = procedure.access === 'member' ? cast.lucia : await signedUp(app, 'Rocío Vega', 'planner')
      app.setClock(new Date(Date.now() + 11 * 60_000))
      const asking = procedure.access === 'member' ? cast.lucia : person
      const answer = await calling(asking, procedure, cast.weddingId)
      app.setClock(null)
      expect(answer).toMatchObject({ status: 403, body: { code: 'SESSION_NOT_FRESH' } })
    },
  )

  describe.each(ofAccess('member'))('$name', (procedure) => {
    it.each(['noelia', 'raul'] as const)('does not exist for an outsider (%s)', async (who) => {
      const answer = await calling(cast[who], procedure, cast.weddingId)
      expect(answer).toMatchObject({ status: 404, body: { code: 'WEDDING_NOT_FOUND' } })
    })

    it('does not exist for a former member', async () => {
      expect((await calling(former, procedure, cast.weddingId)).status).toBe(404)
    })

    it('does not exist for an unknown wedding, nor for an id that is none', async () => {
      expect((await calling(cast.lucia, procedure, '0198c0de-0000-7000-8000-000000000000')).status).toBe(404)
      expect((await calling(cast.lucia, procedure, 'x')).status).toBe(404)
    })

    it('tells an outsider nothing about the validity of what they sent', async () => {
      const path = `/api${fillPath(procedure.path, cast.weddingId)}`
      const body = procedure.method === 'GET' ? undefined : { name: 7, fullName: '', role: 'x' }
      expect((await cast.noelia.call(procedure.method, path, body)).status).toBe(404)
    })
  })

  // Requests that arrive together share one statement at the gate.
  it('each person gets their own answer when many ask at once', async () => {
    const path = `/api/weddings/${cast.weddingId}`
    const expected = [
      [cast.lucia, path, 200],
      [visitor, path, 401],
      [cast.noelia, path, 404],
      [cast.lucia, '/api/weddings/x', 404],
      [former, path, 404],
      [cast.noelia, `/api/weddings/${cast.otherWeddingId}`, 200],
      [cast.lucia, `/api/weddings/${cast.otherWeddingId}`, 404],
      [cast.lucia, '/api/profile', 200],
    ] as const
    const asked = Array.from({ length: 12 }, () => expected).flat()
    const answers = await Promise.all(asked.map(([person, at]) => person.call('GET', at)))
    expect(answers.map(({ status }) => status)).toEqual(asked.map(([, , status]) => status))
    for (const [index, [person, at]] of asked.entries()) {
      if (at === '/api/profile') expect(answers[index]!.body).toMatchObject({ fullName: person.name })
    }
  })

  it.each(ofAccess('planner'))('$name answers 403 to a couple', async (procedure) => {
    expect((await calling(cast.lucia, procedure, cast.weddingId)).status).toBe(403)
  })

  it.each(ofAccess('operator'))(
    '$name is not there for a couple, a planner or a member',
    async (procedure) => {
      const nowhere = await cast.lucia.get('/api/nowhere')
      for (const person of [cast.lucia, cast.elena]) {
        const answer = await calling(person, procedure, cast.weddingId)
        expect(answer).toMatchObject({ status: 404, body: nowhere.body })
      }
    },
  )

  const withRowId = ofAccess('member').filter(({ path }) => /\{(?!weddingId)\w+\}/.test(path))
  it.each(withRowId)('$name does not find a row of another wedding', async (procedure) => {
    const vendorId = await cast.noelia.addVendor(cast.otherWeddingId)
    const vendor = { weddingId: cast.otherWeddingId, vendorId }
    const componentsPath = `/api/weddings/${vendor.weddingId}/components`
    const agendaPath = `/api/weddings/${vendor.weddingId}/agenda`
    // One day for all procedures: the same id answers with the day that exists.
    const dayId = '0198c0de-0000-7000-8000-00000000da1a'
    await cast.noelia.post(`${agendaPath}/days`, { id: dayId, name: 'Boda', date: '2027-06-05' })
    const item = { dayId, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' }
    const foldersPath = `/api/weddings/${vendor.weddingId}/inspiration/folders`
    const folderId = '0198c0de-0000-7000-8000-0000000f01de'
    await cast.noelia.post(foldersPath, { id: folderId, name: 'Mesas y flores' })
    const image = await picture().png().toBuffer()
    const guestId = await cast.noelia.addGuest(cast.otherWeddingId, 'Teo Lasa')
    const at = `/api/weddings/${vendor.weddingId}`
    const eventId = '0198c0de-0000-7000-8000-00000000e7e7'
    await cast.noelia.post(`${at}/events`, { id: eventId, name: 'Preboda' })
    const hotelId = eventId
    await cast.noelia.post(`${at}/lodging/hotels`, { id: hotelId, name: 'Parador de Carmona' })
    const tripId = '0198c0de-0000-7000-8000-000000000b05'
    await cast.noelia.post(`${at}/transport/trips`, {
      id: tripId,
      ...(BODIES['transport.addTrip'] as object),
    })
    await cast.noelia.post(`${at}/imports`, { id: IMPORT })
    await cast.noelia.post(`${at}/imports/${IMPORT}/files`, {
      files: [{ id: IMPORT_FILE, name: 'lista.csv', bytes: 1 }],
    })
    const foreign = {
      ...(await messageOf(cast.noelia, at, guestId)),
      eventId,
      versionId: (await cast.noelia.post(`${at}/catering/versions`)).body.versions[0].id,
      dayId,
      lineId: (await activityOf(cast.noelia, cast.otherWeddingId).last()).id,
      itemId: (await cast.noelia.post(`${agendaPath}/items`, item)).body.id,
      linkId: (await cast.noelia.post(`${agendaPath}/links`, { vendorId })).body.id,
      webhookId: await webhookOf(cast.noelia, at),
      templateId: '0198c0de-0000-7000-8000-00000000dead',
      taskId: (await cast.noelia.post(`/api/weddings/${vendor.weddingId}/tasks`, { title: 'Reservar' })).body
        .id,
      tableId: (await cast.noelia.post(`${at}/seating/tables`, {})).body.id,
      roomId: (await cast.noelia.post(`${at}/seating/rooms`, { width: 1200, depth: 900 })).body.id,
      shapeId: (await cast.noelia.post(`${at}/seating/shapes`, BODIES['seating.shapes.add'] as object)).body
        .id,
      groundId: await groundOf(cast.noelia, at),
      importId: IMPORT,
      exportId: (await cast.noelia.post(`${at}/exports`)).body.id,
      hotelId,
      blockId: (
        await cast.noelia.post(`${at}/lodging/blocks`, { id: eventId, hotelId, name: 'Doble', rooms: 9 })
      ).body.id,
      tripId,
      ruleId: (
        await cast.noelia.post(`${at}/seating/rules`, {
          kind: 'apart',
          isFirm: true,
          guestId,
          otherGuestId: await cast.noelia.addGuest(cast.otherWeddingId, 'Eva Lasa'),
        })
      ).body.id,
      paymentId: (
        await cast.noelia.post(`${at}/payments`, {
          vendorId,
          paidOn: '2026-11-10',
          shares: [{ payerId: null, cents: 100 }],
        })
      ).body.id,
      payerId: (await cast.noelia.post(`${at}/payers`, { id: PAYER, name: 'Padres' })).body.id,
      vendorId,
      key: (await cast.noelia.post(componentsPath, { name: 'Farolillos de papel' })).body.key,
      guestId,
      folderId,
      imageId: (await cast.noelia.sendBytes(`${foldersPath}/${folderId}/images?name=a.png`, image)).body.id,
      code: await cast.noelia.invite(cast.otherWeddingId, 'couple'),
      userId: cast.noelia.userId,
    }
    const filled = (path: string, rows: Record<string, string>) =>
      Object.entries(rows).reduce((before, [key, value]) => before.replace(`{${key}}`, value), path)
    const target = await targetOf(procedure, foreign)
    const path = filled(procedure.path, { weddingId: cast.weddingId, ...foreign, ...target })
    expect(path).not.toContain('{')
    const body = procedure.method === 'GET' ? undefined : (BODIES[procedure.name] ?? {})
    const person = procedure.isAlongside ? cast.elena : cast.lucia
    const answer = await person.call(procedure.method, `/api${path}`, body)
    expect(answer.status).toBe(404)
  })

  /** A household with a message, the same for all procedures: a wedding sends so many a day. */
  async function messageOf(noelia: Person, at: string, guestId: string) {
    const householdId = (await noelia.post(`${at}/households`, { guestIds: [guestId] })).body.id
    await noelia.patch(`${at}/guests/${guestId}/details`, { side: 'Noelia' })
    const sent = await noelia.post(`${at}/guest-messages`, {
      ...{ id: MESSAGE, group: { kind: 'side', of: 'Noelia' }, subject: 'El autobús' },
      ...{ text: 'Sale a las 11.', shown: { mail: [], chat: [householdId] } },
    })
    return { householdId, messageId: sent.body.id as string }
  }

  /** The item that a procedure names as its target, in the other wedding, and a comment and a file that are on it. */
  async function targetOf(
    { path }: ContractCall,
    rows: Record<string, string>,
  ): Promise<Record<string, string>> {
    const [items] = path.split('/{targetId}')
    if (items === path) return path.includes('/imports/') ? { fileId: IMPORT_FILE } : {}
    const targets: Record<string, string | undefined> = {
      vendors: rows['vendorId'],
      guests: rows['guestId'],
      items: rows['itemId'],
      images: rows['imageId'],
      tasks: rows['taskId'],
    }
    // A category is in every wedding: the comment on it is not.
    const targetId =
      targets[items!.split('/').at(-1)!] ?? (path.includes('{commentId}') ? 'Ceremonia' : 'Ninguna')
    const at = `/api${items!.replace('{weddingId}', cast.otherWeddingId)}/${targetId}`
    const comment = await cast.noelia.post(`${at}/comments`, { text: 'Hola' })
    if (!path.includes('/files')) return { targetId, commentId: comment.body.id ?? '' }
    const file = await cast.noelia.sendBytes(`${at}/files?name=a.pdf&overwrite=true`, Buffer.from('x'))
    return { targetId, fileId: file.body.id }
  }

  it('the outsiders of the walk are members elsewhere: their 404 is not for want of a session', async () => {
    expect((await cast.noelia.get(`/api/weddings/${cast.otherWeddingId}`)).status).toBe(200)
    expect((await cast.raul.get(`/api/weddings/${cast.otherWeddingId}`)).status).toBe(200)
  })
})

/** A webhook of a wedding; the same for every procedure. */
async function webhookOf(person: Person, at: string): Promise<string> {
  const wish = BODIES['webhooks.create'] as { id: string }
  await person.post(`${at}/webhooks`, wish)
  return wish.id
}
