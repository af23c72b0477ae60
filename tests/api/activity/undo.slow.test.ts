import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanFiles } from '#server/areas/files/clean-files.job.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { forgetRemoved } from '#server/areas/inspiration/removed-inspiration.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { settleInvitations } from '../../support/journeys/invitation.ts'
import { picture } from '../../support/outside/images.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let lucia: ReturnType<typeof activityOf>

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  await cast.lucia.letIn(weddingId, cast.martin, 'couple')
  at = `/api/weddings/${weddingId}`
  lucia = activityOf(cast.lucia, weddingId)
})

// biome-ignore lint/suspicious/noExplicitAny: rows of every shape
const list = async (path: string): Promise<any[]> => (await cast.lucia.get(`${at}${path}`)).body
const undoLast = async () => (await lucia.undo((await lucia.last()).id)).body
const named = async () => (await list('/guests')).map(({ fullName }) => fullName)

describe('undoing a line', () => {
  it('gives each changed field its former value, is a line itself, and can be undone', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.martin.patch(`${at}/guests/${id}`, { fullName: 'Carmen A.', rsvp: true })
    const line = await lucia.last()
    expect((await lucia.undo(line.id)).body).toMatchObject({ undone: 1, conflicts: [] })
    expect((await list('/guests'))[0]).toMatchObject({ fullName: 'Carmen Aguirre', rsvp: null })
    const [undoing, undone] = await lucia.lines()
    expect(undoing).toMatchObject({ action: 'activity.undo', undoes: line.id, undo: 'ready' })
    expect(undone).toMatchObject({ id: line.id, undo: 'undone' })
    expect((await lucia.undo(line.id)).body.code).toBe('ACTIVITY_UNDONE')
    await lucia.undo(undoing!.id)
    expect((await list('/guests'))[0]).toMatchObject({ fullName: 'Carmen A.', rsvp: true })
  })

  it('leaves a field that was changed since as it is, and says which', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.lucia.patch(`${at}/guests/${id}`, { notes: 'Sin sal', email: 'c@correo.example' })
    const line = await lucia.last()
    await cast.martin.patch(`${at}/guests/${id}`, { notes: 'Con sal' })
    const { body } = await lucia.undo(line.id)
    expect(body.conflicts).toEqual([
      { entity: 'guests', key: id, label: 'Carmen Aguirre', fields: ['notes'], reason: 'changed' },
    ])
    expect((await list('/guests'))[0]).toMatchObject({ notes: 'Con sal', email: null })
    expect((await lucia.last()).conflicts).toHaveLength(1)
  })

  it('writes nothing when everything is in the way, and can be tried again', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.lucia.patch(`${at}/guests/${id}`, { notes: 'Sin sal' })
    const line = await lucia.last()
    await cast.martin.patch(`${at}/guests/${id}`, { notes: 'Con sal' })
    const before = (await lucia.lines()).length
    expect((await lucia.undo(line.id)).body).toMatchObject({ lineId: null, undone: 0 })
    expect(await lucia.lines()).toHaveLength(before)
    await cast.martin.patch(`${at}/guests/${id}`, { notes: 'Sin sal' })
    expect((await lucia.undo(line.id)).body.undone).toBe(1)
  })

  it.each([
    ['a cost', async (id: string) => cast.lucia.patch(`${at}/vendors/${id}`, { cost: 900 })],
    ['a confirmation', async (id: string) => cast.lucia.post(`${at}/vendors/${id}/confirm`)],
  ])('takes back %s of a vendor', async (_, change) => {
    const vendorId = await cast.lucia.addVendor(weddingId)
    const before = await list('/vendors')
    await change(vendorId)
    expect(await list('/vendors')).not.toEqual(before)
    await undoLast()
    expect(await list('/vendors')).toEqual(before)
  })

  it('takes back a total budget, the name of a wedding and a family', async () => {
    await cast.lucia.patch(`${at}/budget`, { totalBudget: 30_000 })
    await cast.lucia.patch(`${at}/budget`, { totalBudget: 40_000 })
    await undoLast()
    expect((await cast.lucia.get(`${at}/budget`)).body.totalBudget).toBe(30_000)
    await cast.lucia.patch(at, { name: 'Otra' })
    await undoLast()
    expect((await cast.lucia.get(at)).body.name).toBe('Lucía & Martín')
    const ids = await Promise.all(
      ['Teo Lasa', 'Ane Lasa'].map((name) => cast.lucia.addGuest(weddingId, name)),
    )
    await cast.lucia.post(`${at}/households`, { guestIds: ids })
    expect((await undoLast()).conflicts).toEqual([])
    const line = await lucia.last()
    expect(line.counts.map(({ entity }) => entity).sort()).toEqual(['guests', 'households'])
  })

  it('does not take away what others have built on since', async () => {
    const day = await cast.lucia.post(`${at}/agenda/days`, { name: 'Boda', date: '2027-04-10' })
    const line = await lucia.last()
    const time = { startsAt: 750, endsAt: null }
    await cast.martin.post(`${at}/agenda/items`, { dayId: day.body.id, time, title: 'Ceremonia' })
    const { body } = await lucia.undo(line.id)
    expect(body).toMatchObject({ undone: 0, conflicts: [{ entity: 'agenda_days', reason: 'changed' }] })
    expect(await list('/agenda/items')).toHaveLength(1)
  })

  it('does not change who is a member, nor take back a code', async () => {
    await cast.lucia.invite(weddingId, 'planner')
    const line = await lucia.last()
    expect(line.undo).toBe('final')
    expect((await lucia.undo(line.id)).body.code).toBe('ACTIVITY_FINAL')
  })
})

describe('undoing an import', () => {
  const imported = (mode: string, names: string[]) =>
    cast.lucia.post(`${at}/guests/import`, { mode, guests: names.map((fullName) => ({ fullName })) })

  it('takes the added guests away again', async () => {
    await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await imported('append', ['Teo Lasa', 'Ane Ruiz'])
    expect(await undoLast()).toMatchObject({ undone: 2, conflicts: [] })
    expect(await named()).toEqual(['Carmen Aguirre'])
  })

  it('brings an overwritten list back as it was, and keeps the answers that came in meanwhile', async () => {
    await settleInvitations(app.db, weddingId)
    await imported('append', ['Carmen Aguirre', 'Teo Lasa', 'Ane Ruiz'])
    const carmen = (await list('/guests'))[0]
    await cast.lucia.patch(`${at}/guests/${carmen.id}`, { notes: 'Mesa de la familia' })
    await imported('overwrite', ['Carmen Aguirre', 'Rocío Vela', 'Iván Paz'])
    const line = await lucia.last()
    const [anew, rocio] = await list('/guests')
    await cast.lucia.post(`${at}/households/invitations`, { guestIds: [anew.id, rocio.id] })
    const { rows: links } = await app.db.execute<{ guestId: string; token: string }>(sql`
      select g.id as "guestId", h.token from guests g
      join households h on (h.wedding_id, h.id) = (g.wedding_id, g.household_id)
      where g.wedding_id = ${weddingId}`)
    for (const { guestId, token } of links)
      await answerInvitation(app.platform, token, () => ({ people: [{ guestId, rsvp: true }] as never }))
    const { body } = await lucia.undo(line.id)
    expect(body.conflicts.map(({ label, reason }: Record<string, string>) => [label, reason]).sort()).toEqual(
      [
        ['Carmen Aguirre', 'answered'],
        ['Rocío Vela', 'answered'],
      ],
    )
    expect((await named()).sort()).toEqual(['Ane Ruiz', 'Carmen Aguirre', 'Rocío Vela', 'Teo Lasa'])
    const kept = (await list('/guests')).filter(({ rsvp }) => rsvp === true)
    expect(kept.map(({ fullName }) => fullName).sort()).toEqual(['Carmen Aguirre', 'Rocío Vela'])
    expect(kept.find(({ fullName }) => fullName === 'Carmen Aguirre').notes).toBe('Mesa de la familia')
    expect((await lucia.last()).conflicts).toHaveLength(2)
  })

  it('brings five thousand guests back', async () => {
    const names = Array.from({ length: 5000 }, (_, place) => `Persona ${place}`)
    await imported('append', names)
    await imported('overwrite', ['Carmen Aguirre'])
    expect((await undoLast()).undone).toBe(5001)
    expect(await named()).toEqual(names)
  })
})

describe('the trash', () => {
  it('brings a guest back with all that was known of them', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.lucia.patch(`${at}/guests/${id}`, { notes: 'Sin sal', rsvp: true, email: 'c@correo.example' })
    const before = await list('/guests')
    await cast.martin.delete(`${at}/guests/${id}`)
    const [removed] = await lucia.trash()
    expect(removed).toMatchObject({
      entity: 'guests',
      rows: [{ label: 'Carmen Aguirre' }],
      actorName: 'Martín Aguirre',
    })
    await lucia.undo(removed!.lineId)
    expect(await list('/guests')).toEqual(before)
    expect(await lucia.trash()).toEqual([])
  })

  it('holds an overwritten list as one, until it is back', async () => {
    const names = ['Carmen Aguirre', 'Teo Lasa']
    for (const name of names) await cast.lucia.addGuest(weddingId, name)
    await cast.lucia.post(`${at}/guests/import`, { mode: 'overwrite', guests: [{ fullName: 'Rocío Vela' }] })
    const trash = await lucia.trash()
    expect(trash).toHaveLength(1)
    expect(trash[0]).toMatchObject({ action: 'guests.import', entity: 'guests', count: 2 })
    await lucia.undo(trash[0]!.lineId)
    expect(await named()).toEqual(names)
  })

  it('brings a vendor back with files and comments, for thirty days', async () => {
    const vendorId = await cast.lucia.addVendor(weddingId)
    await cast.lucia.upload({ weddingId, vendorId }, 'contrato.pdf', '%PDF-1.4')
    await cast.lucia.post(`${at}/vendors/${vendorId}/comments`, { text: 'Hola' })
    await cast.lucia.delete(`${at}/vendors/${vendorId}`)
    const [removed] = await lucia.trash()
    expect(removed).toMatchObject({ entity: 'vendors', canRestore: true })
    app.setClock(new Date(Date.now() + 29 * 86_400_000))
    await cleanFiles(app.platform)
    app.setClock(null)
    expect((await lucia.undo(removed!.lineId)).body.undone).toBe(1)
    expect(await list(`/vendors/${vendorId}/files`)).toHaveLength(1)
    expect(await list(`/vendors/${vendorId}/comments`)).toHaveLength(1)
    await cast.lucia.delete(`${at}/vendors/${vendorId}`)
    app.setClock(new Date(Date.now() + 31 * 86_400_000))
    await cleanFiles(app.platform)
    app.setClock(null)
    expect(await lucia.trash()).toEqual([])
    const { body } = await lucia.undo((await lucia.last()).id)
    expect(body).toMatchObject({ undone: 0, conflicts: [{ reason: 'gone' }] })
  })

  it('brings a folder back with its images', async () => {
    const folder = (await cast.lucia.post(`${at}/inspiration/folders`, { name: 'Flores' })).body
    const bytes = await picture().png().toBuffer()
    await cast.lucia.sendBytes(`${at}/inspiration/folders/${folder.id}/images?name=a.png`, bytes)
    await app.runJobs()
    await cast.lucia.delete(`${at}/inspiration/folders/${folder.id}`)
    await forgetRemoved(app.platform)
    await app.runJobs()
    const [removed] = await lucia.trash()
    expect(removed).toMatchObject({ entity: 'inspiration_folders', rows: [{ label: 'Flores' }] })
    await lucia.undo(removed!.lineId)
    const [image] = await list(`/inspiration/folders/${folder.id}/images`)
    expect(image.status).toBe('ready')
  })

  it('brings a day of the agenda back with its items, and an item to its day', async () => {
    const day = (await cast.lucia.post(`${at}/agenda/days`, { name: 'Boda', date: '2027-04-10' })).body
    const time = { startsAt: 750, endsAt: null }
    const item = (
      await cast.lucia.post(`${at}/agenda/items`, {
        dayId: day.id,
        time,
        title: 'Ceremonia',
        place: 'Ermita',
      })
    ).body
    const before = await list('/agenda/items')
    await cast.lucia.delete(`${at}/agenda/items/${item.id}`)
    const ofItem = (await lucia.trash())[0]!
    expect(ofItem).toMatchObject({ entity: 'agenda_items', rows: [{ label: 'Ceremonia' }] })
    await lucia.undo(ofItem.lineId)
    expect(await list('/agenda/items')).toEqual(before)
    await cast.lucia.delete(`${at}/agenda/days/${day.id}`)
    const ofDay = (await lucia.trash())[0]!
    expect(ofDay).toMatchObject({
      entity: 'agenda_days',
      rows: [{ label: 'Boda' }],
      rest: [{ entity: 'agenda_items', count: 1 }],
    })
    await lucia.undo(ofDay.lineId)
    expect(await list('/agenda/items')).toEqual(before)
  })
})
