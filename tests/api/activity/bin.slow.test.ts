import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RemovedThing } from '#contract/activity.ts'
import { emptyBin } from '#server/areas/activity/empty-bin.commands.ts'
import { cleanFiles } from '#server/areas/files/clean-files.job.ts'
import { deleteQueuedFiles } from '#server/areas/files/delete-queued-files.job.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { addFileItems, FILE_PATHS } from '../../support/outside/file-items.ts'

const { app, cast } = useCast()
const DAY = 86_400_000

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
const send = (path: string, name: string, contents = 'x', query = '') =>
  cast.lucia.sendBytes(`${at}${path}?name=${encodeURIComponent(name)}${query}`, Buffer.from(contents))
const restore = async (things: RemovedThing[], person: Person = cast.lucia) =>
  (await person.post(`${at}/trash/restore`, { things: things.map(({ lineId }) => ({ lineId })) })).body
const stored = async () => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list('vendor-files')) paths.push(path)
  return paths.filter((path) => path.startsWith(weddingId))
}

describe.each(['vendor', 'guest', 'item'] as const)('a file of a %s that is deleted alone', (kind) => {
  let files: string

  beforeEach(async () => {
    files = `/${FILE_PATHS[kind]}/${(await addFileItems(cast.lucia, weddingId))[kind]}/files`
  })

  it('waits in the bin with its bytes, and comes back with them', async () => {
    const file = (await send(files, 'contrato.pdf', '%PDF-1.7')).body
    const { url } = (await cast.lucia.get(`${at}${files}/${file.id}/link`)).body
    await cast.lucia.delete(`${at}${files}/${file.id}`)
    await app.runJobs()
    app.setClock(new Date(Date.now() + 29 * DAY))
    await cleanFiles(app.platform)
    await tidyUp(app.platform)
    await deleteQueuedFiles(app.platform)
    app.setClock(null)
    expect(await list(files)).toEqual([])
    expect((await cast.lucia.get(`${at}${files}/${file.id}/link`)).status).toBe(404)
    const [thing] = await lucia.trash()
    expect(thing).toMatchObject({
      entity: `item_files_on_${kind}`,
      count: 1,
      rows: [{ label: 'contrato.pdf', of: expect.any(String) }],
      actorName: 'Lucía Herrera',
      canRestore: true,
    })
    expect(await restore([thing!])).toEqual({ restored: 1, conflicts: [], refused: [] })
    expect(await list(files)).toEqual([file])
    expect(await (await app.fetch(url)).text()).toBe('%PDF-1.7')
    expect(await lucia.trash()).toEqual([])
  })

  it('goes with its bytes after thirty days', async () => {
    const file = (await send(files, 'contrato.pdf')).body
    await cast.lucia.delete(`${at}${files}/${file.id}`)
    expect(await stored()).toHaveLength(1)
    app.setClock(new Date(Date.now() + 31 * DAY))
    await emptyBin(app.platform)
    await deleteQueuedFiles(app.platform)
    app.setClock(null)
    expect(await stored()).toEqual([])
    expect(await lucia.trash()).toEqual([])
  })

  it('that another one has replaced comes back beside it, under a free name', async () => {
    await send(files, 'contrato.pdf', 'uno')
    await send(files, 'contrato.pdf', 'dos', '&overwrite=true')
    const [thing] = await lucia.trash()
    expect(thing!.rows[0]!.label).toBe('contrato.pdf')
    await restore([thing!])
    expect((await list(files)).map(({ name }) => name).sort()).toEqual(['contrato (2).pdf', 'contrato.pdf'])
  })

  it('is deleted for good when that is wanted', async () => {
    const file = (await send(files, 'contrato.pdf')).body
    await cast.lucia.delete(`${at}${files}/${file.id}`)
    const [{ lineId }] = (await lucia.trash()) as [RemovedThing]
    expect((await cast.lucia.post(`${at}/trash/purge`, { things: [{ lineId }] })).body).toEqual({
      purged: 1,
      inUse: 0,
    })
    await app.runJobs()
    expect(await stored()).toEqual([])
    expect(await lucia.trash()).toEqual([])
    expect(await lucia.last()).toMatchObject({ action: 'activity.purge', undo: 'expired' })
  })
})

describe('a comment that its author has removed', () => {
  it('waits in the bin of the author alone, and comes back as it was', async () => {
    const guestId = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    const path = `/guests/${guestId}/comments`
    const comment = (await cast.lucia.post(`${at}${path}`, { text: 'Se sienta lejos de la orquesta' })).body
    await cast.lucia.delete(`${at}${path}/${comment.id}`)
    expect(await list(path)).toEqual([])
    expect(await activityOf(cast.martin, weddingId).trash()).toEqual([])
    const [thing] = await lucia.trash()
    expect(thing).toMatchObject({ rows: [{ label: 'Se sienta lejos de la orquesta', of: 'Carmen Aguirre' }] })
    expect(await restore([thing!], cast.martin)).toMatchObject({
      restored: 0,
      refused: [{ reason: 'CLOSED' }],
    })
    await restore([thing!])
    expect(await list(path)).toEqual([comment])
  })
})

describe('an event that is deleted', () => {
  it('comes back with its answers, and with the price per head that counted them', async () => {
    const guests = await Promise.all(['Ane', 'Teo'].map((name) => cast.lucia.addGuest(weddingId, name)))
    const event = (await cast.lucia.post(`${at}/events`, { name: 'Preboda', invitesAll: true })).body
    await app.db.execute(sql`
      update event_answers set answer = true where wedding_id = ${weddingId} and guest_id = ${guests[0]}`)
    const answers = () =>
      app.db.execute(sql`select * from event_answers where wedding_id = ${weddingId} order by guest_id`)
    const before = (await answers()).rows
    expect(before).toHaveLength(2)
    await cast.lucia.delete(`${at}/events/${event.id}`)
    const [thing] = await lucia.trash()
    expect(thing).toMatchObject({ entity: 'wedding_events', rows: [{ label: 'Preboda' }] })
    expect(await restore([thing!])).toMatchObject({ conflicts: [], refused: [] })
    expect((await answers()).rows).toEqual(before)
  })

  it('has no place while there are ten others', async () => {
    const event = (await cast.lucia.post(`${at}/events`, { name: 'Preboda' })).body
    await cast.lucia.delete(`${at}/events/${event.id}`)
    for (let place = 0; place < 10; place += 1)
      await cast.lucia.post(`${at}/events`, { name: `Cena ${place}` })
    expect(await restore(await lucia.trash())).toMatchObject({ refused: [{ reason: 'NO_ROOM', max: 10 }] })
  })
})

describe('a family that was merged into another', () => {
  const families = async () => {
    const ids: string[] = []
    // One after the other: the bin names them in the order in which they stand in the list.
    for (const name of ['Ane Lasa', 'Teo Lasa', 'Leo Ruiz', 'Eva Ruiz'])
      ids.push(await cast.lucia.addGuest(weddingId, name))
    const [first, second] = await Promise.all(
      [ids.slice(0, 2), ids.slice(2)].map(
        async (guestIds) => (await cast.lucia.post(`${at}/households`, { guestIds })).body.id as string,
      ),
    )
    await cast.lucia.post(`${at}/households/invitations`, { guestIds: [ids[0], ids[2]] })
    await app.db.execute(sql`
      update households set song = 'Paquito', message = 'Allí estaremos', answered_at = now()
      where wedding_id = ${weddingId} and id = ${first}`)
    await app.db.execute(sql`
      update households set song = 'La bamba', message = 'Con ganas' where wedding_id = ${weddingId} and id = ${second}`)
    await app.db.execute(sql`
      insert into household_answers (wedding_id, id, household_id, answered_at, changes)
      values (${weddingId}, gen_random_uuid(), ${second}, now(), '[]')`)
    await app.db.execute(sql`
      insert into guest_mails (wedding_id, id, household_id, kind, occasion, address, domain, status, next_at, created_at)
      values (${weddingId}, gen_random_uuid(), ${second}, 'invitation', 'invitation', 'a@b.example', 'b.example', 'sent', now(), now())`)
    return { ids, first: first!, second: second! }
  }
  const rowsOf = async (householdId: string) =>
    (
      await app.db.execute(sql`
        select to_jsonb(h) as household,
          (select json_agg(a) from household_answers a where a.household_id = h.id) as answers,
          (select json_agg(m) from guest_mails m where m.household_id = h.id) as mails,
          (select json_agg(g.full_name order by g.full_name) from guests g where g.household_id = h.id) as people
        from households h where h.wedding_id = ${weddingId} and h.id = ${householdId}`)
    ).rows[0]

  it('comes back with its link, song, message, mails and answers', async () => {
    const { ids, second } = await families()
    const before = await rowsOf(second)
    await cast.lucia.post(`${at}/households`, { guestIds: ids })
    expect(await rowsOf(second)).toBeUndefined()
    const [thing] = await lucia.trash()
    expect(thing).toMatchObject({ entity: 'households', rows: [{ label: 'Leo Ruiz, Eva Ruiz' }] })
    expect(await restore([thing!])).toMatchObject({ conflicts: [], refused: [] })
    expect(await rowsOf(second)).toEqual(before)
  })

  it('stays away while its people are in a third one, and says so', async () => {
    const { ids, second } = await families()
    await cast.lucia.post(`${at}/households`, { guestIds: ids })
    await cast.lucia.post(`${at}/households/${crypto.randomUUID()}/guests`, { guestIds: ids.slice(2) })
    for (const guestId of ids.slice(2))
      await app.db.execute(sql`
        update guests set household_id = null where wedding_id = ${weddingId} and id = ${guestId}`)
    const things = (await lucia.trash()).filter(({ entity }) => entity === 'households')
    expect(await restore(things)).toMatchObject({ restored: 0, conflicts: [{ reason: 'unpeopled' }, {}, {}] })
    expect(await rowsOf(second)).toBeUndefined()
    expect(await lucia.trash()).toHaveLength(1)
  })
})

describe('many deleted guests', () => {
  const removed = async (count: number) => {
    const names = Array.from({ length: count }, (_, place) => `Persona ${place}`)
    const ids = []
    for (const name of names) ids.push(await cast.lucia.addGuest(weddingId, name))
    await cast.lucia.post(`${at}/guests/removal`, { guestIds: ids })
    return { names, ids }
  }

  it('are told by the line that brings all of them back', async () => {
    const ids = [await cast.lucia.addGuest(weddingId, 'Ane'), await cast.lucia.addGuest(weddingId, 'Teo')]
    const before = await list('/guests')
    const { removed: count, lineId } = (await cast.lucia.post(`${at}/guests/removal`, { guestIds: ids })).body
    expect(count).toBe(2)
    expect((await lucia.undo(lineId)).body).toMatchObject({ undone: expect.any(Number), conflicts: [] })
    expect(await list('/guests')).toEqual(before)
    expect((await cast.lucia.post(`${at}/guests/removal`, { guestIds: [crypto.randomUUID()] })).body).toEqual(
      {
        removed: 0,
        lineId: null,
      },
    )
  })

  it('are one entry, of which each can come back alone', async () => {
    const { ids } = await removed(12)
    const [thing] = await lucia.trash()
    expect(thing).toMatchObject({ entity: 'guests', count: 12 })
    const rows = [{ entity: 'guests', key: ids[3] }]
    await cast.lucia.post(`${at}/trash/restore`, { things: [{ lineId: thing!.lineId, rows }] })
    expect((await list('/guests')).map(({ fullName }) => fullName)).toEqual(['Persona 3'])
    const [left] = await lucia.trash()
    expect(left).toMatchObject({ lineId: thing!.lineId, count: 11 })
    expect(await restore([left!])).toMatchObject({ conflicts: [], refused: [] })
    expect(await list('/guests')).toHaveLength(12)
    expect(await lucia.trash()).toEqual([])
  })

  it('are found by their name, accents ignored, and by their kind', async () => {
    await cast.lucia.addVendor(weddingId)
    const id = await cast.lucia.addGuest(weddingId, 'Íñigo Pérez')
    await cast.lucia.delete(`${at}/guests/${id}`)
    await removed(3)
    expect(await lucia.trash('?search=inigo')).toMatchObject([{ rows: [{ label: 'Íñigo Pérez' }] }])
    expect(await lucia.trash('?search=persona 1')).toMatchObject([
      { count: 1, rows: [{ label: 'Persona 1' }] },
    ])
    expect(await lucia.trash('?kind=vendors')).toEqual([])
    expect(await lucia.trash('?kind=guests')).toHaveLength(2)
  })

  it('come back with what they ate and agreed to, and leave nothing of it once deleted for good', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await app.db.execute(sql`
      update guests set allergens = '{peanuts}', diet_note = 'adrenalina', health_consent_at = now(),
        health_consent_text = 'sí' where wedding_id = ${weddingId} and id = ${id}`)
    const row = async () =>
      (await app.db.execute(sql`select * from guests where wedding_id = ${weddingId} and id = ${id}`)).rows[0]
    const before = await row()
    await cast.lucia.delete(`${at}/guests/${id}`)
    await restore(await lucia.trash())
    expect(await row()).toEqual(before)
    await cast.lucia.delete(`${at}/guests/${id}`)
    const [{ lineId }] = (await lucia.trash()) as [RemovedThing]
    await cast.lucia.post(`${at}/trash/purge`, { things: [{ lineId }] })
    const { rows } = await app.db.execute(sql`
      select before, after, label from activity_changes where wedding_id = ${weddingId}`)
    expect(JSON.stringify(rows)).not.toMatch(/adrenalina|Carmen/)
  })
})

describe('what the bin holds of health', () => {
  const SENT = 'nuez-del-catering'

  /** A guest with what they agreed to, and a version that named it to the caterer. */
  async function sentToCaterer(): Promise<string> {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    const versionId = (await cast.lucia.post(`${at}/catering/versions`)).body.versions[0].id
    await app.db.execute(sql`
      update guests set allergens = '{peanuts}', diet_note = 'adrenalina', health_consent_at = now(),
        health_consent_text = 'sí' where wedding_id = ${weddingId} and id = ${id}`)
    await app.db.execute(sql`
      insert into catering_version_needs (wedding_id, guest_id, version_id, needs)
      values (${weddingId}, ${id}, ${versionId}, ${JSON.stringify({ note: SENT })}::jsonb)
      on conflict (wedding_id, guest_id, version_id) do update set needs = excluded.needs`)
    return id
  }

  const noted = async () => {
    const { rows } = await app.db.execute(sql`
      select before, after from activity_changes where wedding_id = ${weddingId}`)
    return JSON.stringify(rows)
  }

  it('is kept while the wedding is ahead and consent covers it', async () => {
    await cast.lucia.delete(`${at}/guests/${await sentToCaterer()}`)
    await tidyUp(app.platform)
    expect(await noted()).toMatch(/adrenalina/)
    expect(await noted()).toContain(SENT)
  })

  it('goes once the wedding is past, and its guest still comes back', async () => {
    const id = await sentToCaterer()
    await cast.lucia.delete(`${at}/guests/${id}`)
    await app.db.execute(sql`update weddings set event_date = '2001-01-01' where id = ${weddingId}`)
    await tidyUp(app.platform)
    expect(await noted()).not.toMatch(/adrenalina|peanuts/)
    expect(await noted()).not.toContain(SENT)
    expect(await restore(await lucia.trash())).toMatchObject({ refused: [] })
    expect((await list('/guests')).map((guest) => guest.id)).toEqual([id])
  })

  it('goes from what was sent to a caterer when consent had ended before its guest was removed', async () => {
    const id = await sentToCaterer()
    await app.db.execute(sql`
      update guests set allergens = '{}', diet_note = null, health_consent_at = null, health_consent_text = null
      where wedding_id = ${weddingId} and id = ${id}`)
    await cast.lucia.delete(`${at}/guests/${id}`)
    expect(await noted()).toContain(SENT)
    await tidyUp(app.platform)
    expect(await noted()).not.toContain(SENT)
  })
})

describe('a link that was ended', () => {
  it('comes back under another address, so that the one that was ended never works again', async () => {
    const vendorId = await cast.lucia.addVendor(weddingId)
    const link = (await cast.lucia.post(`${at}/agenda/links`, { vendorId })).body
    await cast.lucia.delete(`${at}/agenda/links/${link.id}`)
    const [thing] = await lucia.trash()
    expect(thing).toMatchObject({ entity: 'agenda_links' })
    expect(await restore([thing!])).toMatchObject({ restored: 1 })
    const [back] = await list('/agenda/links')
    expect(back.id).toBe(link.id)
    expect(JSON.stringify(back)).not.toBe(JSON.stringify(link))
    expect(JSON.stringify(await lucia.lines())).not.toContain('token')
  })

  it('stays away while there is another one, and says so', async () => {
    const vendorId = await cast.lucia.addVendor(weddingId)
    const link = (await cast.lucia.post(`${at}/agenda/links`, { vendorId })).body
    await cast.lucia.delete(`${at}/agenda/links/${link.id}`)
    await cast.lucia.post(`${at}/agenda/links`, { vendorId })
    expect(await restore(await lucia.trash())).toMatchObject({
      restored: 0,
      conflicts: [{ reason: 'taken' }],
    })
  })

  it('of a folder in the bin goes on under its address once the folder is back', async () => {
    const folder = (await cast.lucia.post(`${at}/inspiration/folders`, { name: 'Flores' })).body
    const path = `${at}/inspiration/folders/${folder.id}`
    const { share } = (await cast.lucia.call('PUT', `${path}/share`, { lastDay: '2027-01-01' })).body
    await cast.lucia.delete(path)
    await restore(await lucia.trash())
    expect((await list('/inspiration/folders'))[0].share).toEqual(share)
  })
})

describe('who may bring something back', () => {
  it('sees its section to find it, and edits it to bring it back or to end it', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.lucia.delete(`${at}/guests/${id}`)
    const things = await lucia.trash()
    const mother = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    await setLevels(cast.lucia, weddingId, mother, { guests: 'view' })
    expect(await activityOf(mother, weddingId).trash()).toMatchObject([{ canRestore: false }])
    expect(await restore(things, mother)).toMatchObject({ restored: 0, refused: [{ reason: 'CLOSED' }] })
    const purge = { things: [{ lineId: things[0]!.lineId }] }
    expect((await mother.post(`${at}/trash/purge`, purge)).body).toEqual({ purged: 0, inUse: 0 })
    await setLevels(cast.lucia, weddingId, mother, { guests: 'none' })
    expect(await activityOf(mother, weddingId).trash()).toEqual([])
    await setLevels(cast.lucia, weddingId, mother, { guests: 'edit' })
    expect(await restore(things, mother)).toMatchObject({ restored: 1, refused: [] })
  })
})

describe('what the wedding still uses', () => {
  it('is not deleted for good: vendors go on to be called by their component', async () => {
    const { key } = (await cast.lucia.post(`${at}/components`, { name: 'Globos' })).body
    const vendorId = await cast.lucia.addVendor(weddingId, key)
    await cast.lucia.delete(`${at}/vendors/${vendorId}`)
    await cast.lucia.delete(`${at}/components/${key}`)
    const [component, vendor] = await lucia.trash('?kind=vendors')
    await restore([vendor!])
    const before = (await cast.lucia.get(`${at}/vendors`)).body
    const chosen = { things: [{ lineId: component!.lineId }] }
    expect((await cast.lucia.post(`${at}/trash/purge`, chosen)).body).toEqual({ purged: 0, inUse: 1 })
    expect((await cast.lucia.get(`${at}/vendors`)).body).toEqual(before)
    expect(await lucia.trash('?kind=vendors')).toMatchObject([{ rows: [{ label: 'Globos' }] }])
  })
})

describe('several things', () => {
  it('come back together, a folder before the image that was removed from it', async () => {
    const vendorId = await cast.lucia.addVendor(weddingId)
    const file = (await send(`/vendors/${vendorId}/files`, 'contrato.pdf')).body
    await cast.lucia.delete(`${at}/vendors/${vendorId}/files/${file.id}`)
    await cast.lucia.delete(`${at}/vendors/${vendorId}`)
    const things = await lucia.trash()
    expect(things).toHaveLength(2)
    const alone = things.filter(({ entity }) => entity !== 'vendors')
    expect(await restore(alone)).toMatchObject({ restored: 0, conflicts: [{ reason: 'needsParent' }] })
    expect(await restore(things.toReversed())).toEqual({ restored: 2, conflicts: [], refused: [] })
    expect(await list(`/vendors/${vendorId}/files`)).toHaveLength(1)
  })
})
