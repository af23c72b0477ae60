import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RouteMeta } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { uploads } from '#contract/uploads.ts'
import { AS_IT_IS } from '#domain/budget/scenarios.ts'
import { DRAFTS } from '#domain/live/live.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { markOf, proposeBuses } from '#domain/transport/proposal.ts'
import type { VehicleSize } from '#domain/transport/proposed-route.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { COMMENTED, NO_ANSWERS } from '../../support/contract/contract-calls.ts'
import { addressOf, missedLists, readVersionedLists } from '../../support/contract/versioned-lists.ts'
import { picture } from '../../support/outside/images.ts'
import { useTestApp } from '../../support/test-app.ts'

type Change = { name: string; area: string; method: string; path: string }
type Rows = Record<string, string>

/** A body with which each change really changes something; empty where the path says it all. */
const PROPOSED: VehicleSize[] = [{ vehicle: 'minibus', seats: 19 }]

const STOP = { key: 'armas', name: 'Plaza de Armas', place: null, minute: 675, isVenue: false }
const BOX = { x: 500, y: 400, width: 300, depth: 80, rotation: 0 }
const PLACE = { x: 1000, y: 750, width: 2000, rotation: 0 }

const CHANGES: Record<string, (rows: Rows) => object> = {
  'weddings.update': () => ({ name: 'Lucía y Martín' }),
  'weddings.remove': () => ({ name: 'Boda' }),
  'weddings.updateMember': () => ({ permissions: { budget: 'view' } }),
  'invitations.create': () => ({ role: 'planner' }),
  'invitations.update': () => ({ recipient: 'Pilar Vidal' }),
  'invitations.mail': () => ({ role: 'planner', to: 'elena@correo.example' }),
  'guests.add': () => ({ fullName: 'Teo Lasa' }),
  'guests.update': () => ({ notes: 'Sin gluten' }),
  'guests.answerTogether': ({ guestId }) => ({ guestIds: [guestId], rsvp: true }),
  'guests.removeTogether': ({ guestId }) => ({ guestIds: [guestId] }),
  'guests.import': () => ({ mode: 'append', guests: [{ fullName: 'Teo Lasa' }] }),
  'households.group': ({ guestId }) => ({ guestIds: [guestId], name: 'Los Lasa' }),
  'households.groupTogether': ({ guestId }) => ({
    groups: [{ householdId: '0198c0de-0000-7000-8000-00000000beef', guestIds: [guestId!] }],
  }),
  'households.takeOut': ({ guestId }) => ({ guestIds: [guestId] }),
  'households.invite': ({ guestId }) => ({ guestIds: [guestId] }),
  'households.mails.send': ({ guestId }) => ({ kind: 'invite', guestIds: [guestId] }),
  'households.messages.send': ({ householdId }) => messageTo(householdId!),
  'households.messages.markSent': () => ({ isSent: true }),
  'households.update': () => ({ name: 'Familia Lasa' }),
  'households.markSent': ({ householdId }) => ({ householdIds: [householdId], sentBy: 'print' }),
  'households.updateGuests': ({ guestId }) => ({ guestIds: [guestId], side: 'first' }),
  'households.updateGuest': () => ({ menu: 'fish' }),
  'households.noteAnswers': () => ({
    shown: NO_ANSWERS,
    values: { ...NO_ANSWERS, song: 'Suspiros de España' },
  }),
  'households.saveSettings': () => ({ place: 'Carmona' }),
  'households.guestPage.save': () => ({ draft: { parts: [], questions: [] } }),
  'households.publicPage.save': () => ({ slug: 'una-boda-en-la-umbria' }),
  'households.guestPage.publish': () => ({ draft: { parts: [], questions: [] } }),
  'households.events.add': () => ({ name: 'Tornaboda' }),
  'households.events.update': () => ({ name: 'Tornaboda' }),
  'households.events.invite': ({ guestId }) => ({ guestIds: [guestId], isInvited: false }),
  'catering.update': () => ({ staffMeals: 6 }),
  'catering.send': ({ vendorId }) => ({ vendorId }),
  'catalogue.add': () => ({ name: 'Globos' }),
  'catalogue.update': () => ({ name: 'Farolillos de tela' }),
  'vendors.add': () => ({ vendorType: 'dj' }),
  'vendors.update': () => ({ name: 'La Alacena' }),
  ...Object.fromEntries(
    COMMENTED.flatMap((area) => [
      [`${area}.comments.add`, () => ({ text: 'Hola' })],
      [`${area}.comments.update`, () => ({ text: 'Mejor así' })],
    ]),
  ),
  'vendors.publish': ({ vendorId }) => ({ vendorIds: [vendorId] }),
  'vendors.unpublish': ({ vendorId }) => ({ vendorIds: [vendorId] }),
  'budget.update': () => ({ totalBudget: 30_000 }),
  'payments.add': ({ vendorId }) => ({
    vendorId,
    paidOn: '2026-11-20',
    shares: [{ payerId: null, cents: 500 }],
  }),
  'payments.update': () => ({ note: 'En metálico' }),
  'payments.savePlan': () => ({ iban: 'ES91 2100 0418 4502 0005 1332' }),
  'payments.payers.add': () => ({ name: 'Carmen Aguirre' }),
  'payments.payers.update': () => ({ name: 'Carmen' }),
  'budget.distribute': () => ({ change: { Ceremonia: { cents: 50_000, from: null } } }),
  'budget.saveScenario': ({ vendorId }) => ({ scenario: scenarioOf(vendorId!) }),
  'budget.removeScenario': ({ vendorId }) => ({ scenarioId: vendorId }),
  'budget.importSheet': ({ vendorId }) => ({
    added: [],
    changed: [
      {
        ...{ vendorId, status: 'closed', instalments: [], payment: null },
        seen: { cost: 0, status: 'open', details: null, paidCents: 0, instalments: 0 },
      },
    ],
  }),
  'budget.adopt': ({ vendorId }) => ({
    changes: { ...AS_IT_IS, adults: 10, counted: [vendorId] },
    seen: [{ vendorId, cost: 0, adult: 50 }],
  }),
  'agenda.days.add': () => ({ name: 'Preboda', date: '2027-04-09' }),
  'agenda.days.update': () => ({ name: 'El día' }),
  'agenda.days.publish': ({ dayId }) => ({ dayIds: [dayId] }),
  'agenda.days.unpublish': ({ dayId }) => ({ dayIds: [dayId] }),
  'agenda.items.add': ({ dayId }) => ({ dayId, time: { startsAt: 800, endsAt: null }, title: 'Banquete' }),
  'agenda.items.move': ({ itemId }) => ({
    moves: [{ itemId, from: { startsAt: 750, endsAt: null }, to: { startsAt: 765, endsAt: null } }],
  }),
  'seating.addTable': () => ({ seats: 8 }),
  'seating.updateTable': () => ({ name: 'Familia Herrera' }),
  'seating.rooms.add': () => ({ width: 1500, depth: 900 }),
  'seating.rooms.copy': ({ eventId }) => ({ from: null, to: eventId }),
  'seating.release.set': () => ({ shown: 'now' }),
  'seating.release.setEvent': () => ({ shown: 'now' }),
  'seating.rooms.update': () => ({ width: 1800 }),
  'seating.shapes.add': () => ({ kind: 'bar', box: BOX }),
  'seating.grounds.add': ({ pictureId, eventId }) => ({ pictureId, eventId, place: PLACE }),
  'seating.grounds.update': () => ({ opacity: 80 }),
  'seating.shapes.update': () => ({ label: 'Coctelería' }),
  'seating.addRule': ({ guestId, otherGuestId }) => ({ kind: 'apart', isFirm: true, guestId, otherGuestId }),
  'seating.updateRule': () => ({ isFirm: false }),
  'seating.draft.prepare': ({ guestId, tableId }) => ({ moves: [{ guestId, from: null, tableId }] }),
  'seating.draft.publish': ({ guestId, tableId }) => ({ moves: [{ guestId, from: null, tableId }] }),
  'seating.seatTogether': ({ guestId, tableId }) => ({ moves: [{ guestId, from: null, tableId }] }),
  'seating.seat': ({ tableId }) => ({ tableId }),
  'lodging.addHotel': () => ({ name: 'Parador de Carmona' }),
  'lodging.updateHotel': () => ({ code: 'NARANJO27' }),
  'lodging.addBlock': ({ hotelId }) => ({ hotelId, name: 'Doble', rooms: 20 }),
  'lodging.updateBlock': () => ({ rooms: 8 }),
  'lodging.lodge': ({ guestId, blockId }) => ({ guests: [{ guestId }], need: 'booked', blockId }),
  'lodging.ask': ({ householdId }) => ({ householdIds: [householdId] }),
  'transport.addTrip': () => ({ direction: 'back', stops: [{ ...STOP, key: 'prado' }] }),
  'transport.updateTrip': () => ({ seats: 35 }),
  'transport.applyProposal': ({ seen }) => ({ sizes: PROPOSED, seen }),
  'transport.ride': ({ guestId }) => ({ direction: 'out', riders: [{ guestId, from: null }], key: 'armas' }),
  'transport.boarding.tick': () => ({ isAboard: true }),
  'transport.sheet.update': () => ({ contactPhone: '600 00 01 38' }),
  'transport.sheet.send': ({ companyId }) => ({ vendorId: companyId }),
  'tasks.add': () => ({ title: 'Reservar la finca' }),
  'tasks.addMany': () => ({ tasks: [{ title: 'Mirar alianzas' }] }),
  'tasks.update': () => ({ title: 'Reservar el catering' }),
  'tasks.publish': ({ taskId }) => ({ taskIds: [taskId] }),
  'tasks.unpublish': ({ taskId }) => ({ taskIds: [taskId] }),
  'agenda.items.update': () => ({ title: 'Ceremonia civil' }),
  'inspiration.folders.add': () => ({ name: 'Vestido' }),
  'inspiration.folders.update': () => ({ name: 'Ramo' }),
  'inspiration.folders.publish': ({ folderId }) => ({ folderIds: [folderId] }),
  'inspiration.folders.unpublish': ({ folderId }) => ({ folderIds: [folderId] }),
  'inspiration.folders.share': () => ({ lastDay: dayInMadrid(new Date()) }),
  'inspiration.images.update': () => ({ notes: 'Con más hoja' }),
  'inspiration.images.move': ({ imageId }) => ({ imageIds: [imageId] }),
  'inspiration.images.tag': ({ imageId }) => ({ imageIds: [imageId], add: ['ramo'] }),
  'inspiration.images.removeMany': ({ imageId }) => ({ imageIds: [imageId] }),
  'inspiration.images.review': ({ imageId }) => ({ imageIds: [imageId], from: null, to: 'retired' }),
  'inspiration.images.restore': ({ imageId }) => ({ imageIds: [imageId] }),
  'webhooks.create': () => WEBHOOK,
  'webhooks.update': () => ({ name: 'Otra hoja' }),
  'sharedLinks.renew': () => ({ links: [{ kind: 'caterer', id: null }] }),
  'sharedLinks.end': () => ({ links: [{ kind: 'caterer', id: null }] }),
  'style.publish': () => ({ style: 'huerta' }),
}

/** The list that shows what is changed, where it is not that of the procedure: links are of many lists. */
const LIST_OF: Record<string, string> = { sharedLinks: 'catering' }

const WEBHOOK = {
  ...{ id: '0198c0de-0000-7000-8000-00000000800c', name: 'Mi hoja', sections: ['guests'] },
  url: 'https://hoja.example/avisos',
}

const scenarioOf = (id: string) => ({ id, name: '20 menos', changes: { ...AS_IT_IS, adults: -20 } })

type Earlier = (person: Person, rows: Rows, at: string) => Promise<unknown>

/** A message to the only family of a side, which has no email. */
const messageTo = (householdId: string) => ({
  ...{ id: crypto.randomUUID(), group: { kind: 'side', of: 'Lucía' }, subject: 'El autobús' },
  ...{ text: 'Sale a las 11.', shown: { mail: [], chat: [householdId] } },
})

const takeSide: Earlier = (lucia, { guestId }, at) =>
  lucia.patch(`${at}/guests/${guestId}/details`, { side: 'Lucía' })

const openCaterersLink: Earlier = (lucia, _, at) => lucia.post(`${at}/catering/link`)
const openFamilysLink: Earlier = (lucia, { guestId }, at) =>
  lucia.post(`${at}/households/invitations`, { guestIds: [guestId] })

/** These have to have happened before. */
const BEFORE: Record<string, Earlier> = {
  'weddings.remove': (lucia, { userId }, at) => lucia.delete(`${at}/members/${userId}`),
  'households.forgetHealth': async (lucia, { guestId }, at) => {
    await lucia.patch(`${at}/guests/${guestId}/details`, { dietNote: 'Sin nueces' })
    await lucia.patch(at, { eventDate: '2026-05-01' })
  },
  'households.markSent': openFamilysLink,
  'households.revokeLink': openFamilysLink,
  'budget.removeScenario': (lucia, { vendorId }, at) =>
    lucia.post(`${at}/budget/scenarios`, { scenario: scenarioOf(vendorId!) }),
  'budget.adopt': (lucia, { vendorId }, at) =>
    lucia.patch(`${at}/vendors/${vendorId}`, { perHead: { adult: 50, basis: 'confirmed' } }),
  'vendors.reopen': (lucia, { vendorId }, at) => lucia.post(`${at}/vendors/${vendorId}/confirm`),
  'catering.send': (lucia, { vendorId }, at) =>
    lucia.patch(`${at}/vendors/${vendorId}`, { email: 'cocina@fogon.example' }),
  'vendors.publish': (lucia, { vendorId }, at) =>
    lucia.post(`${at}/vendors/unpublish`, { vendorIds: [vendorId] }),
  'agenda.days.publish': (lucia, { dayId }, at) =>
    lucia.post(`${at}/agenda/days/unpublish`, { dayIds: [dayId] }),
  'inspiration.folders.publish': (lucia, { folderId }, at) =>
    lucia.post(`${at}/inspiration/folders/unpublish`, { folderIds: [folderId] }),
  'seating.seatTogether': (lucia, { guestId }, at) => lucia.patch(`${at}/guests/${guestId}`, { rsvp: true }),
  'seating.draft.prepare': (lucia, { guestId }, at) => lucia.patch(`${at}/guests/${guestId}`, { rsvp: true }),
  'seating.draft.publish': async (lucia, { guestId, tableId }, at) => {
    await lucia.patch(`${at}/guests/${guestId}`, { rsvp: true })
    await lucia.post(`${at}/seating/draft`, { moves: [{ guestId, from: null, tableId }] })
  },
  'transport.applyProposal': async (lucia, rows, at) => {
    const { guestId, otherGuestId, tripId } = rows
    for (const id of [guestId, otherGuestId]) await lucia.patch(`${at}/guests/${id}`, { rsvp: true })
    await lucia.patch(`${at}/transport/trips/${tripId}`, { seats: 1 })
    await lucia.post(`${at}/transport/rides`, {
      ...{ direction: 'out', key: STOP.key, mayWait: true },
      riders: [guestId, otherGuestId].map((id) => ({ guestId: id, from: null })),
    })
    const trips = (await lucia.get(`${at}/transport/trips`)).body
    const people = (await lucia.get(`${at}/transport/people`)).body
    rows['seen'] = markOf(proposeBuses(trips, people, PROPOSED))
  },
  'transport.ride': (lucia, { guestId }, at) => lucia.patch(`${at}/guests/${guestId}`, { rsvp: true }),
  'seating.seat': (lucia, { guestId }, at) => lucia.patch(`${at}/guests/${guestId}`, { rsvp: true }),
  'tasks.publish': (lucia, { taskId }, at) => lucia.post(`${at}/tasks/unpublish`, { taskIds: [taskId] }),
  'transport.sheet.send': (lucia, { companyId }, at) =>
    lucia.patch(`${at}/vendors/${companyId}`, { email: 'flota@transvia.example' }),
  'transport.sheet.revokeLink': (lucia, _, at) => lucia.post(`${at}/transport/sheet/link`),
  'catering.revokeLink': openCaterersLink,
  'sharedLinks.renew': openCaterersLink,
  'sharedLinks.end': openCaterersLink,
  'households.messages.send': takeSide,
  'households.messages.markSent': async (lucia, rows, at) => {
    await takeSide(lucia, rows, at)
    const sent = await lucia.post(`${at}/guest-messages`, messageTo(rows['householdId']!))
    rows['messageId'] = sent.body.id
  },
  'households.mails.send': (lucia, { householdId }, at) =>
    lucia.patch(`${at}/households/${householdId}`, { email: 'carmen@correo.example' }),
  'agenda.links.create': (lucia, { linkId }, at) => lucia.delete(`${at}/agenda/links/${linkId}`),
  'inspiration.folders.unshare': (lucia, { folderId }, at) =>
    lucia.call('PUT', `${at}/inspiration/folders/${folderId}/share`, { lastDay: dayInMadrid(new Date()) }),
  'inspiration.images.move': async (lucia, rows, at) => {
    rows['folderId'] = (await lucia.post(`${at}/inspiration/folders`, { name: 'Tarta' })).body.id
  },
  'inspiration.images.restore': (lucia, { imageId }, at) =>
    lucia.delete(`${at}/inspiration/images/${imageId}`),
}

/** Changes that leave no line of activity, and why. */
const UNRECORDED: Record<string, string> = {
  ...Object.fromEntries(
    ['create', 'update', 'rotate', 'remove'].map((act) => [
      `webhooks.${act}`,
      'a permission, of which its own list says who gave it and when',
    ]),
  ),
  'agenda.links.create': 'links are secrets',
  'inspiration.folders.share': 'links are secrets',
  venuePlan: 'it is seen once the page is saved with it, which leaves a line',
  roomPicture: 'it is seen once it is put below a room, which leaves a line',
  'seating.draft.prepare': 'a draft says itself who prepared it, and what is published of it leaves a line',
  'transport.boarding.tick': 'a tick says itself who made it and when, and hundreds are made in an hour',
  weddingCover: 'it is shown once the style is published, which leaves a line',
}

/** Changes whose success depends on a server of another site or on a template or the book of a planner, or that are of the areas of what they undo. */
const ELSEWHERE = [
  'inspiration.images.addFromLink',
  'activity.undo',
  'activity.purge',
  'tasks.templates.apply',
  'vendors.filesFromBook',
]

describe('a change by a member', () => {
  const app = useTestApp()
  let lucia: Person
  let martin: Person

  beforeAll(async () => {
    lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    martin = await signedUp(app, 'Martín Aguirre', 'couple')
  })

  /** As if the planner of the wedding had left. */
  const seeDrafts = (weddingId: string) =>
    app.db.execute(sql`update wedding_members set sees_drafts = true where wedding_id = ${weddingId}`)

  const versionOf = async (weddingId: string, area: string) => {
    const { rows } = await app.db.execute<{ version: number }>(sql`
      select coalesce(sum(version), 0)::int as version from wedding_versions
      where wedding_id = ${weddingId} and area in (${area}, ${area + DRAFTS})`)
    return rows[0]!.version
  }

  /** Whether the newest line of a wedding is that member's, of that procedure, and says what changed. */
  const isRecorded = async (weddingId: string, action: string) => {
    const { rows } = await app.db.execute<{ action: string; actorId: string; changes: number }>(sql`
      select action, actor_id as "actorId", (
        select count(*)::int from activity_changes c where (c.wedding_id, c.line_id) = (l.wedding_id, l.id)
      ) as changes
      from activity_lines l where wedding_id = ${weddingId} order by at desc limit 1`)
    const [line] = rows
    return line?.action === action && line.actorId === lucia.userId && line.changes > 0
  }

  it.each([...walk(contract)].filter(({ name }) => !ELSEWHERE.includes(name)))(
    'raises the version of its area, so that lists that others hold are read again, and is recorded: $name',
    async ({ name, area, method, path }) => {
      const rows = await rowsFor(path.includes('{targetId}') ? area : undefined)
      if (/publish$|prepare$/.test(name)) await seeDrafts(rows['weddingId']!)
      await BEFORE[name]?.(lucia, rows, `/api/weddings/${rows['weddingId']}`)
      const lists = await readVersionedLists(lucia, rows)
      const before = await versionOf(rows['weddingId']!, area)
      const answer = await lucia.call(method, addressOf(path, rows), CHANGES[name]?.(rows) ?? {})
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      expect(await versionOf(rows['weddingId']!, area)).toBeGreaterThan(before)
      expect(await isRecorded(rows['weddingId']!, name), 'a line of activity').toBe(!(name in UNRECORDED))
      expect(await missedLists(app.db, lucia, rows, lists), 'other lists with the same ETag').toEqual([])
    },
  )

  it.each(
    Object.entries(uploads).filter(([, upload]) => upload.access === 'member' && !('silent' in upload)),
  )('and so does an upload: %s', async (name, { area, path }) => {
    const rows = await rowsFor(path.includes('{targetId}') ? area : undefined)
    const lists = await readVersionedLists(lucia, rows)
    const before = await versionOf(rows['weddingId']!, area)
    const bytes = await picture().png().toBuffer()
    const answer = await lucia.sendBytes(`${addressOf(path, rows)}?name=otra.png`, bytes)
    expect(answer.status).toBe(201)
    expect(await versionOf(rows['weddingId']!, area)).toBeGreaterThan(before)
    expect(await isRecorded(rows['weddingId']!, `uploads.${name}`)).toBe(!(name in UNRECORDED))
    expect(await missedLists(app.db, lucia, rows, lists), 'other lists with the same ETag').toEqual([])
  })

  /** A wedding of one change, with a row of everything. */
  async function rowsFor(commented?: string): Promise<Rows> {
    const weddingId = await lucia.createWedding('Boda')
    await lucia.letIn(weddingId, martin, 'viewer')
    const at = `/api/weddings/${weddingId}`
    const idOf = async (path: string, body: object) => (await lucia.post(`${at}${path}`, body)).body.id
    const vendorId = await lucia.addVendor(weddingId)
    const dayId = await idOf('/agenda/days', { name: 'Boda', date: '2027-04-10' })
    const folderId = await idOf('/inspiration/folders', { name: 'Mesas y flores' })
    const image = await picture().png().toBuffer()
    const guestId = await lucia.addGuest(weddingId, 'Carmen')
    const item = { dayId, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' }
    const taskId = await idOf('/tasks', { title: 'Pedir certificados' })
    const itemId = await idOf('/agenda/items', item)
    const tableId = await idOf('/seating/tables', {})
    const hotelId = await idOf('/lodging/hotels', { name: 'Parador de Carmona' })
    const otherGuestId = await lucia.addGuest(weddingId, 'Eva Ruiz')
    const apart = {
      kind: 'apart',
      isFirm: true,
      guestId,
      otherGuestId: await lucia.addGuest(weddingId, 'Leo'),
    }
    const imagePath = `${at}/inspiration/folders/${folderId}/images?name=a.png`
    const imageId = (await lucia.sendBytes(imagePath, image)).body.id
    const [items, targetId] = {
      vendors: ['vendors', vendorId],
      guests: ['guests', guestId],
      agenda: ['agenda/items', itemId],
      inspiration: ['inspiration/images', imageId],
      budget: ['budget/categories', 'Ceremonia'],
      tasks: ['tasks', taskId],
    }[commented ?? 'vendors'] as [string, string]
    const filed =
      { guests: `guests/${guestId}`, agenda: `agenda/items/${itemId}`, tasks: `tasks/${taskId}` }[
        commented ?? ''
      ] ?? `vendors/${vendorId}`
    const plan = await lucia.sendBytes(`${at}/seating/pictures?name=plano.png`, image)
    const pictureId = plan.body.id
    return {
      pictureId,
      groundId: await idOf('/seating/grounds', { pictureId, place: PLACE }),
      householdId: await idOf('/households', { guestIds: [guestId] }),
      eventId: await idOf('/events', { name: 'Preboda' }),
      weddingId,
      vendorId,
      tableId,
      tripId: await idOf('/transport/trips', { direction: 'out', stops: [STOP] }),
      companyId: await idOf('/vendors', { vendorType: 'autobuses' }),
      otherGuestId,
      ruleId: await idOf('/seating/rules', apart),
      roomId: await idOf('/seating/rooms', { width: 1200, depth: 900 }),
      shapeId: await idOf('/seating/shapes', { kind: 'dance_floor', box: BOX }),
      hotelId,
      blockId: await idOf('/lodging/blocks', { hotelId, name: 'Doble', rooms: 20 }),
      dayId,
      folderId,
      userId: martin.userId,
      code: await lucia.invite(weddingId, 'couple'),
      guestId,
      key: (await lucia.post(`${at}/components`, { name: 'Farolillos de papel' })).body.key,
      fileId: (await lucia.sendBytes(`${at}/${filed}/files?name=a.pdf`, Buffer.from('x'))).body.id,
      targetId,
      commentId: await idOf(`/${items}/${targetId}/comments`, { text: 'Hola' }),
      itemId,
      linkId: await idOf('/agenda/links', { vendorId }),
      webhookId: await idOf('/webhooks', { ...WEBHOOK, id: crypto.randomUUID() }),
      taskId,
      paymentId: await idOf('/payments', {
        vendorId,
        paidOn: '2026-11-10',
        shares: [{ payerId: null, cents: 100 }],
      }),
      payerId: await idOf('/payers', { name: 'Padres de Lucía' }),
      imageId,
    }
  }
})

/** The procedures of members that change something. */
function* walk(router: object, names: string[] = []): Generator<Change> {
  for (const [key, value] of Object.entries(router)) {
    if (!isContractProcedure(value)) {
      yield* walk(value, [...names, key])
      continue
    }
    const { route, meta } = (value as AnyContractProcedure)['~orpc']
    const { access, silent } = meta as RouteMeta
    if (access !== 'member' || silent || route.method === 'GET') continue
    const name = [...names, key].join('.')
    yield {
      name,
      area: LIST_OF[names[0]!] ?? names[0]!,
      method: route.method ?? 'POST',
      path: route.path ?? '',
    }
  }
}
