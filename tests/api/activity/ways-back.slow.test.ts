import { beforeEach, describe, expect, it } from 'vitest'
import type { RemovableTable } from '#domain/activity/logged-tables.ts'
import type { FileKind } from '#domain/files/files.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { BODIES, contractCalls } from '../../support/contract/contract-calls.ts'
import { addFileItems } from '../../support/outside/file-items.ts'
import { picture } from '../../support/outside/images.ts'

/** A removal by its path under the wedding, with the list it leaves and its name in the bin. */
type Removal = { path: string; list: string; entity: RemovableTable; body?: object }

const { cast } = useCast()

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
})

const add = async (path: string, body: object): Promise<{ id: string }> =>
  (await cast.lucia.post(`${at}${path}`, body)).body
const folder = async () => (await add('/inspiration/folders', { name: 'Flores' })).id
const fileOf = async (item: string) =>
  (await cast.lucia.sendBytes(`${at}${item}/files?name=nota.pdf`, Buffer.from('%PDF-1.7'))).body.id as string

const onFile = (kind: FileKind, folderOfItem: string) => async (): Promise<Removal> => {
  const list = `/${folderOfItem}/${(await addFileItems(cast.lucia, weddingId))[kind]}`
  return {
    path: `${list}/files/${await fileOf(list)}`,
    list: `${list}/files`,
    entity: `item_files_on_${kind}`,
  }
}

const onComment = (entity: RemovableTable, target: () => Promise<string>) => async (): Promise<Removal> => {
  const list = `${await target()}/comments`
  const { id } = await add(list, { text: 'Se sienta lejos de la orquesta' })
  return { path: `${list}/${id}`, list, entity }
}

const image = async () => {
  const folderId = await folder()
  const list = `/inspiration/folders/${folderId}/images`
  const sent = await cast.lucia.sendBytes(`${at}${list}?name=ramo.png`, await picture().png().toBuffer())
  return { id: sent.body.id as string, list }
}

/** Two families of two, and all four as members of the first: what merges them. */
async function families() {
  const guestIds = await Promise.all(
    ['Ane Lasa', 'Jon Lasa', 'Leo Ruiz', 'Eva Ruiz'].map((name) => cast.lucia.addGuest(weddingId, name)),
  )
  const { id: householdId } = await add('/households', { guestIds: guestIds.slice(0, 2) })
  await add('/households', { guestIds: guestIds.slice(2) })
  // A family that nothing was sent to has nothing of its own that merging could take.
  await cast.lucia.post(`${at}/households/invitations`, { guestIds: [guestIds[0], guestIds[2]] })
  return { householdId, guestIds }
}

/** How each is made that can be deleted, and comes back from the bin. */
const IN_BIN: Record<string, () => Promise<Removal>> = {
  'guests.remove': async () => ({
    path: `/guests/${await cast.lucia.addGuest(weddingId, 'Ane Lasa')}`,
    list: '/guests',
    entity: 'guests',
  }),
  'vendors.remove': async () => ({
    path: `/vendors/${await cast.lucia.addVendor(weddingId, 'dj')}`,
    list: '/vendors',
    entity: 'vendors',
  }),
  'catalogue.remove': async () => {
    const { key } = (await cast.lucia.post(`${at}/components`, { name: 'Globos' })).body
    return { path: `/components/${key}`, list: '/components', entity: 'component_catalog' }
  },
  'households.events.remove': async () => ({
    path: `/events/${(await add('/events', { name: 'Preboda' })).id}`,
    list: '/households',
    entity: 'wedding_events',
  }),
  'agenda.days.remove': async () => ({
    path: `/agenda/days/${(await add('/agenda/days', { name: 'Boda', date: '2027-04-10' })).id}`,
    list: '/agenda/days',
    entity: 'agenda_days',
  }),
  'agenda.items.remove': async () => ({
    path: `/agenda/items/${(await addFileItems(cast.lucia, weddingId)).item}`,
    list: '/agenda/items',
    entity: 'agenda_items',
  }),
  'tasks.remove': async () => ({
    path: `/tasks/${(await add('/tasks', { title: 'Reservar la finca' })).id}`,
    list: '/tasks',
    entity: 'tasks',
  }),
  'seating.removeTable': async () => ({
    path: `/seating/tables/${(await add('/seating/tables', {})).id}`,
    list: '/seating/tables',
    entity: 'seating_tables',
  }),
  'lodging.removeHotel': async () => ({
    path: `/lodging/hotels/${(await add('/lodging/hotels', { name: 'Parador de Carmona' })).id}`,
    list: '/lodging/hotels',
    entity: 'hotels',
  }),
  'lodging.removeBlock': async () => {
    const hotelId = (await add('/lodging/hotels', { name: 'Parador de Carmona' })).id
    const { id } = await add('/lodging/blocks', { hotelId, name: 'Doble', rooms: 20 })
    return { path: `/lodging/blocks/${id}`, list: '/lodging/hotels', entity: 'room_blocks' }
  },
  'transport.removeTrip': async () => ({
    path: `/transport/trips/${(await add('/transport/trips', BODIES['transport.addTrip'] as object)).id}`,
    list: '/transport/trips',
    entity: 'bus_trips',
  }),
  'payments.remove': async () => ({
    path: `/payments/${
      (
        await add('/payments', {
          vendorId: await cast.lucia.addVendor(weddingId, 'dj'),
          paidOn: '2026-11-10',
          shares: [{ payerId: null, cents: 100 }],
        })
      ).id
    }`,
    list: '/payments',
    entity: 'payments',
  }),
  'payments.payers.remove': async () => ({
    path: `/payers/${(await add('/payers', { name: 'Padres de Lucía' })).id}`,
    list: '/payments',
    entity: 'payers',
  }),
  'inspiration.folders.remove': async () => ({
    path: `/inspiration/folders/${await folder()}`,
    list: '/inspiration/folders',
    entity: 'inspiration_folders',
  }),
  'inspiration.images.remove': async () => {
    const { id, list } = await image()
    return { path: `/inspiration/images/${id}`, list, entity: 'inspirations' }
  },
  'vendors.files.remove': onFile('vendor', 'vendors'),
  'guests.files.remove': onFile('guest', 'guests'),
  'agenda.files.remove': onFile('item', 'agenda/items'),
  'tasks.files.remove': onFile('task', 'tasks'),
  'vendors.comments.remove': onComment(
    'comments_on_vendor',
    async () => `/vendors/${await cast.lucia.addVendor(weddingId, 'dj')}`,
  ),
  'guests.comments.remove': onComment(
    'comments_on_guest',
    async () => `/guests/${await cast.lucia.addGuest(weddingId, 'Ane Lasa')}`,
  ),
  'agenda.comments.remove': onComment(
    'comments_on_item',
    async () => `/agenda/items/${(await addFileItems(cast.lucia, weddingId)).item}`,
  ),
  'tasks.comments.remove': onComment(
    'comments_on_task',
    async () => `/tasks/${(await addFileItems(cast.lucia, weddingId)).task}`,
  ),
  'inspiration.comments.remove': onComment(
    'comments_on_image',
    async () => `/inspiration/images/${(await image()).id}`,
  ),
  'agenda.links.revoke': async () => {
    const { id } = await add('/agenda/links', { vendorId: await cast.lucia.addVendor(weddingId, 'dj') })
    return { path: `/agenda/links/${id}`, list: '/agenda/links', entity: 'agenda_links' }
  },
  'inspiration.folders.unshare': async () => {
    const path = `/inspiration/folders/${await folder()}/share`
    await cast.lucia.call('PUT', `${at}${path}`, { lastDay: '2027-01-01' })
    return { path, list: '/inspiration/folders', entity: 'inspiration_shares' }
  },
  'guests.removeTogether': async () => ({
    path: '/guests/removal',
    body: { guestIds: [await cast.lucia.addGuest(weddingId, 'Ane Lasa')] },
    list: '/guests',
    entity: 'guests',
  }),
  'inspiration.images.removeMany': async () => {
    const { id, list } = await image()
    return { path: '/inspiration/images/remove', body: { imageIds: [id] }, list, entity: 'inspirations' }
  },
  'households.group': async () => {
    const { guestIds } = await families()
    return { path: '/households', body: { guestIds }, list: '/households', entity: 'households' }
  },
  'households.groupTogether': async () => {
    const body = { groups: [await families()] }
    return { path: '/households/groups', body, list: '/households', entity: 'households' }
  },
  'budget.comments.remove': onComment('comments_on_category', async () => '/budget/categories/Ceremonia'),
}

/** Deletions that have another way back, or end for a reason. */
const ELSEWHERE = {
  'weddings.remove': 'Waits seven days, and its own restoring brings it back.',
  'weddings.removeMember': 'A new code lets them in again.',
  'invitations.remove': 'An address that was ended never works again; there are new ones.',
  'households.takeOut': 'The guest is in a family of their own; grouping takes them back into the other.',
  'exports.remove': 'A copy changes nothing of the wedding, and another one can be asked for.',
  'imports.cancel':
    'Nothing of an import is in the wedding before it is brought in, and undoing it is offered then.',
  'imports.removeFile': 'The file is where it was chosen, from where it can be dropped again.',
  'requestEvents.remove': 'A note is one press, and is noted again with another.',
  'requestEvents.release': 'The date is held again with its button, and the toast offers it.',
  'requestEvents.resume': 'A request that goes on is given up again with its button.',
  'plannerImports.cancel': 'Nothing is written before it is brought in, and undoing it is offered then.',
  'plannerImports.removeFile': 'The file is where it was chosen, from where it can be dropped again.',
  'webhooks.remove': 'A permission that was ended stays so; another one is given anew.',
  'sharedLinks.end': 'An address that was ended never works again; there are new ones.',
  'activity.purge': 'Deletes for good what is in the bin, which is asked first.',
  'households.revokeLink': 'An address that was ended never works again; there are new ones.',
  'transport.sheet.revokeLink': 'An address that was ended never works again; there are new ones.',
  'catering.revokeLink': 'An address that was ended never works again; there are new ones.',
  'publicProfile.portfolio.remove': 'Its own restoring brings it back as long as its notice stands.',
  'taskTemplates.remove': 'Its own restoring brings it back for thirty days.',
  'books.withdrawCharge': 'Its own restoring brings it back, at any time.',
  'profit.removeTime': 'Its notice notes it again under its id.',
  'profit.removeCost': 'Its notice adds it again under its id.',
  'books.links.revoke': 'An address that was ended never works again; there are new ones.',
  'quotes.close': 'An address that was ended never works again; there are new ones.',
  'agencies.absences.remove': 'Its page notes the days off again under the same id.',
  'agencies.absences.removeOwn': 'Its page notes the days off again under the same id.',
  'agencies.removePerson': 'Its own restoring brings the person back for an hour, with what they did.',
  'agencies.revoke': 'A link that was ended never works again; another is mailed.',
  'requestMailbox.close':
    'Its page gives the planner a new address, as one that others know is to end for good.',
  'calendar.appointments.remove': 'Its page adds it again under its id.',
  'calendar.appointments.takeBackDecline': 'It is a way back itself; its page declines again.',
  'calendar.subscription.remove': 'An address that was ended never works again; there are new ones.',
  'calendar.closures.remove': 'Its page closes the days again under the same id.',
  'agendaTemplates.remove': 'Its page keeps it again under its id.',
  'replyTemplates.remove': 'Its page keeps it again under its id.',
  'vendorBook.files.remove': 'Its own restoring brings it back for thirty days.',
  'quotes.removePackage': 'Its page saves it again under its id.',
  'agreements.removePaper': 'Its page uploads it again, which its dialog says before.',
  'agreements.removeTemplate': 'Its page saves it again under its id.',
  'operator.restore': 'Lifts a suspension; the account can be suspended again.',
  'budget.removeScenario': 'It is a change of the budget, which the activity undoes.',
  'seating.removeRule': 'It is a line of the activity, which undoes it.',
  'seating.rooms.remove': 'It is a line of the activity, which undoes it.',
  'seating.grounds.remove': 'It is a line of the activity, which undoes it.',
  'seating.shapes.remove': 'It is a line of the activity, which undoes it.',
  'agenda.ownCalendar.remove': 'An address that was ended never works again; there are new ones.',
  'branding.removeLogo': 'The planner has the file it was made from.',
}

const isOfOneself = ({ name }: { name: string }) => /^(access|notifications|rights)\./.test(name)

/** Procedures that delete by another method than DELETE, because they name several rows. */
const IS_REMOVAL = /\.(?:remove\w+|takeOut|group\w*|end|purge)$/

const removals = contractCalls().filter(
  (call) => (call.method === 'DELETE' || IS_REMOVAL.test(call.name)) && !isOfOneself(call),
)

it('every delete of what is kept of a wedding or a planner comes back from the bin, or says why it does not', () => {
  const names = removals.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...Object.keys(IN_BIN), ...Object.keys(ELSEWHERE)].toSorted())
})

/** Addresses that work without an account come back as others. */
const ADDRESS = /\/(?:agenda|inspiracion)\/[\w-]{22}"/

describe.each(Object.entries(IN_BIN))('%s', (_, make) => {
  it('puts what it deletes into the bin, from which it comes back as it was', async () => {
    const { path, list, entity, body } = await make()
    const read = async () => JSON.stringify((await cast.lucia.get(`${at}${list}`)).body)
    const shown = async () => JSON.parse((await read()).replace(ADDRESS, '"'))
    const address = (await read()).match(ADDRESS)?.[0]
    const before = await shown()
    const answer = body ? cast.lucia.post(`${at}${path}`, body) : cast.lucia.delete(`${at}${path}`)
    expect((await answer).status).toBeLessThan(300)
    expect(await shown()).not.toEqual(before)
    const [thing] = await activityOf(cast.lucia, weddingId).trash()
    expect(thing).toMatchObject({ entity, count: 1, canRestore: true })
    const restored = await cast.lucia.post(`${at}/trash/restore`, { things: [{ lineId: thing!.lineId }] })
    expect(restored.body).toMatchObject({ conflicts: [], refused: [] })
    expect(await shown()).toEqual(before)
    if (address) expect(await read()).not.toContain(address)
  })
})
