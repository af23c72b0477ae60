import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import * as z from 'zod'
import { contract } from '#contract/index.ts'
import { uploads } from '#contract/uploads.ts'
import type { Cast } from '../cast.ts'
import { AGREEMENT, AGREEMENT_TEMPLATE } from '../journeys/agreements.ts'
import { QUOTE, QUOTE_PACKAGE } from '../journeys/quotes.ts'
import { groundOf } from '../journeys/room-ground.ts'
import { COMMENTED } from './contract-calls.ts'

/** The rest of an input in which one field is unfit. */
export const FIT: Record<string, object> = {
  'agencies.invite': { email: 'nadia@correo.example', role: 'helper' },
  'weddings.create': { name: 'Boda' },
  'invitations.create': { role: 'couple' },
  'guests.add': { fullName: 'Carmen' },
  'guests.import': { mode: 'append', guests: [{ fullName: 'Carmen' }] },
  'households.group': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'households.takeOut': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'households.invite': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'households.messages.send': {
    ...{ id: '0198c0de-0000-7000-8000-00000000dead', group: { kind: 'all', of: null } },
    ...{ subject: 'El autobús', text: 'Sale a las 11.', shown: { mail: [], chat: [] } },
  },
  'households.guestPage.save': { draft: { parts: [], questions: [] } },
  'households.guestPage.publish': { draft: { parts: [], questions: [] } },
  'households.events.add': { name: 'Preboda' },
  'households.events.invite': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'], isInvited: true },
  'webhooks.create': {
    ...{ id: '0198c0de-0000-7000-8000-00000000800c', name: 'Mi hoja', sections: ['guests'] },
    url: 'https://hoja.example/avisos',
  },
  'catalogue.add': { name: 'Globos' },
  'vendors.add': { vendorType: 'dj' },
  'style.publish': { style: 'huerta' },
  'style.default.set': { choice: { style: 'huerta' } },
  'invoicing.readCertificate': { file: 'aG9sYQ==', password: 'x' },
  'invoicing.changeCertificate': { file: 'aG9sYQ==', password: 'x' },
  'invoicing.switchOn': { file: 'aG9sYQ==', password: 'x', series: 'A', correctionSeries: 'R' },
  'invoicing.test': { certificate: null },
  'invoicing.issue': {
    ...{ id: '0198c0de-0000-7000-8000-00000000dead', chargeId: '0198c0de-0000-7000-8000-00000000dead' },
    ...{ concept: 'Reserva', recipient: null },
  },
  'invoicing.mend': { recipient: null },
  'invoicing.correct': {
    ...{ id: '0198c0de-0000-7000-8000-00000000dead', method: 'difference', reason: 'Descuento' },
    ...{ total: 0, recipient: null },
  },
  'quotes.save': { was: null, content: QUOTE },
  'quotes.send': { version: 1, content: QUOTE },
  'quotes.savePackage': QUOTE_PACKAGE,
  'requests.add': { name: 'Aitana y Bruno' },
  'requests.update': { place: 'Aracena' },
  'agreements.save': { was: AGREEMENT, content: AGREEMENT },
  'agreements.send': { version: 1, content: AGREEMENT, name: 'Elena Montes' },
  'agreements.saveTemplate': AGREEMENT_TEMPLATE,
  'agreements.bookDeposit': { paidOn: '2026-11-20', taskTemplateId: null },
  'requests.move': { status: 'archived' },
  'requestEvents.remind': { text: '¿Qué os parece?' },
  'calendar.appointments.add': {
    ...{ kind: 'visit', title: 'Visita', day: '2027-03-24' },
    ...{ startsAt: 600, endsAt: 660 },
  },
  'calendar.subscription.save': {
    ...{ showsWeddings: true, showsHolds: true, showsAppointments: true, showsClosures: true },
  },
  'agencies.weddings.bring': { weddingIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'agencies.absences.save': { firstDay: '2027-08-02', lastDay: '2027-08-21' },
  'agencies.absences.saveOwn': { firstDay: '2027-08-02', lastDay: '2027-08-21' },
  'calendar.closures.save': { firstDay: '2027-08-02', lastDay: '2027-08-21', label: 'Vacaciones' },
  'vendorBook.add': { vendors: [{ id: '0198c0de-0000-7000-8000-00000000dead', name: 'Flores del Sur' }] },
  'vendorBook.update': { changes: { place: 'Sevilla' } },
  'vendorBook.remove': { bookVendorIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'vendorBook.restore': { bookVendorIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'agendaTemplates.save': { name: 'Finca', ceremonyAt: 1080, days: [], was: null },
  'replyTemplates.save': { name: 'Fecha libre', text: 'Hola, {nombre}' },
  'requests.answer': { text: 'Hola' },
  'requests.createWedding': { name: 'Boda' },
  'requestEvents.note': { kind: 'wrote' },
  'requestEvents.lose': { reason: 'price' },
  'requestEvents.hold': { until: '2027-01-10' },
  ...Object.fromEntries(
    COMMENTED.flatMap((area) => [
      [`${area}.comments.add`, { text: 'Hola' }],
      [`${area}.comments.update`, { text: 'Hola' }],
    ]),
  ),
  'agenda.days.add': { name: 'Boda', date: '2027-04-10' },
  'agenda.items.add': {
    dayId: '0198c0de-0000-7000-8000-00000000dead',
    time: { startsAt: 750, endsAt: null },
    title: 'Ceremonia',
  },
  'seating.release.set': { shown: 'now' },
  'seating.release.setEvent': { shown: 'now' },
  'seating.rooms.add': { width: 1200, depth: 900 },
  'seating.rooms.copy': { from: null, to: '0198c0de-0000-7000-8000-00000000dead' },
  'seating.grounds.add': {
    pictureId: '0198c0de-0000-7000-8000-00000000dead',
    place: { x: 1000, y: 750, width: 2000, rotation: 0 },
  },
  'seating.shapes.add': {
    kind: 'bar',
    box: { x: 500, y: 400, width: 300, depth: 80, rotation: 0 },
  },
  'seating.addRule': {
    kind: 'apart',
    isFirm: true,
    guestId: '0198c0de-0000-7000-8000-00000000dead',
    otherGuestId: '0198c0de-0000-7000-8000-00000000beef',
  },
  'seating.draft.prepare': {
    moves: [{ guestId: '0198c0de-0000-7000-8000-00000000dead', from: null, tableId: null }],
  },
  'seating.draft.publish': {
    moves: [{ guestId: '0198c0de-0000-7000-8000-00000000dead', from: null, tableId: null }],
  },
  'seating.seatTogether': {
    moves: [{ guestId: '0198c0de-0000-7000-8000-00000000dead', from: null, tableId: null }],
  },
  'seating.seat': { tableId: null },
  'exports.schedule.set': { rhythm: 'weekly' },
  'imports.begin': { id: '0198c0de-0000-7000-8000-00000000dead' },
  'imports.beginWithFiles': { id: '0198c0de-0000-7000-8000-00000000beef', text: 'Nombre' },
  'imports.addFiles': {
    files: [{ id: '0198c0de-0000-7000-8000-00000000dead', name: 'lista.csv', bytes: 10 }],
  },
  'imports.addText': { id: '0198c0de-0000-7000-8000-00000000dead', text: 'Nombre' },
  'imports.choosePart': { part: 0 },
  'imports.apply': { seen: 'x' },
  'imports.answer': { key: 'samePeople', value: 'true' },
  'plannerImports.begin': { id: '0198c0de-0000-7000-8000-00000000dead' },
  'plannerImports.addFiles': {
    files: [{ id: '0198c0de-0000-7000-8000-00000000dead', name: 'Olga e Iker/lista.csv', bytes: 10 }],
  },
  'plannerImports.choosePart': { part: 0 },
  'plannerImports.answer': { rows: [] },
  'plannerImports.apply': { keys: [] },
  'lodging.addHotel': { name: 'Parador de Carmona' },
  'lodging.addBlock': { hotelId: '0198c0de-0000-7000-8000-00000000dead', name: 'Doble', rooms: 20 },
  'lodging.lodge': { guests: [{ guestId: '0198c0de-0000-7000-8000-00000000dead' }], need: 'booked' },
  'lodging.ask': { householdIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'transport.addTrip': {
    direction: 'out',
    stops: [{ key: 'armas', name: 'Plaza de Armas', place: null, minute: 675, isVenue: false }],
  },
  'transport.applyProposal': { sizes: [{ vehicle: 'bus', seats: 55 }], seen: 'x' },
  'transport.ride': {
    direction: 'out',
    riders: [{ guestId: '0198c0de-0000-7000-8000-00000000dead', from: null }],
    key: null,
  },
  'tasks.add': { title: 'Reservar la finca' },
  'tasks.addMany': { tasks: [{ title: 'Reservar la finca' }] },
  'taskTemplates.add': { name: 'Boda de campo', tasks: [] },
  'taskTemplates.save': { name: 'Boda de campo', tasks: [], version: 1 },
  'tasks.templates.apply': { version: 1 },
  'live.presence': { clientId: '0198c0de-0000-7000-8000-00000000c1e0' },
}

/** One field of the input of a procedure or an upload. */
export type Field = {
  name: string
  method: string
  path: string
  field: readonly string[]
  type: Schema['type']
  /** `date-time`, `date`, `uuid`, … of a text. */
  format: string | undefined
}

/** Every field of every input that the contract has. */
export const contractFields: readonly Field[] = [...walk(contract), ...uploadFields()]

/** The path of a field's procedure, each part of it filled from `rows`. */
export const addressOf = (path: string, rows: Record<string, string>): string =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => rows[key] ?? '')}`

/** Rows of the cast's wedding for every part that a path may have. */
export async function rowsOf({
  lucia,
  elena,
  weddingId,
}: Pick<Cast, 'lucia' | 'elena' | 'weddingId'>): Promise<Record<string, string>> {
  const vendorId = await lucia.addVendor(weddingId)
  const comment = await lucia.post(`/api/weddings/${weddingId}/vendors/${vendorId}/comments`, {
    text: 'Hola',
  })
  const file = await lucia.upload({ weddingId, vendorId }, 'presupuesto.pdf', '%PDF')
  const agenda = `/api/weddings/${weddingId}/agenda`
  const day = await lucia.post(`${agenda}/days`, { name: 'Boda', date: '2027-04-10' })
  const item = { dayId: day.body.id, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' }
  const guestId = await lucia.addGuest(weddingId, 'Carmen')
  const at = `/api/weddings/${weddingId}`
  const hotelId = (await lucia.post(`${at}/lodging/hotels`, { name: 'Parador de Carmona' })).body.id
  return {
    householdId: (await lucia.post(`${at}/households`, { guestIds: [guestId] })).body.id,
    eventId: (await lucia.post(`${at}/events`, { name: 'Preboda' })).body.id,
    dayId: day.body.id,
    itemId: (await lucia.post(`${agenda}/items`, item)).body.id,
    linkId: (await lucia.post(`${agenda}/links`, { vendorId })).body.id,
    taskId: (await lucia.post(`${at}/tasks`, { title: 'Reservar la finca' })).body.id,
    ruleId: '0198c0de-0000-7000-8000-00000000dead',
    tableId: (await lucia.post(`${at}/seating/tables`, {})).body.id,
    roomId: (await lucia.post(`${at}/seating/rooms`, { width: 1200, depth: 900 })).body.id,
    groundId: await groundOf(lucia, at),
    tripId: (await lucia.post(`${at}/transport/trips`, FIT['transport.addTrip']!)).body.id,
    shapeId: (await lucia.post(`${at}/seating/shapes`, FIT['seating.shapes.add']!)).body.id,
    hotelId,
    blockId: (await lucia.post(`${at}/lodging/blocks`, { hotelId, name: 'Doble', rooms: 20 })).body.id,
    weddingId,
    vendorId,
    targetId: vendorId,
    commentId: comment.body.id,
    fileId: file.body.id,
    guestId,
    code: await lucia.invite(weddingId, 'couple'),
    agencyId: elena.userId,
    userId: 'me',
    payerId: (await lucia.post(`${at}/payers`, { name: 'Padres de Lucía' })).body.id,
    chargeId: '0198c0de-0000-7000-8000-00000000dead',
    paymentId: '0198c0de-0000-7000-8000-00000000dead',
    accountId: '0198c0de-0000-7000-8000-00000000dead',
    timeId: '0198c0de-0000-7000-8000-00000000dead',
    costId: '0198c0de-0000-7000-8000-00000000dead',
    importId: '0198c0de-0000-7000-8000-00000000dead',
    exportId: '0198c0de-0000-7000-8000-00000000dead',
    webhookId: '0198c0de-0000-7000-8000-00000000dead',
    packageId: '0198c0de-0000-7000-8000-00000000dead',
    requestId: '0198c0de-0000-7000-8000-00000000dead',
    templateId: '0198c0de-0000-7000-8000-00000000dead',
    absenceId: '0198c0de-0000-7000-8000-00000000dead',
    closureId: '0198c0de-0000-7000-8000-00000000dead',
    bookVendorId: '0198c0de-0000-7000-8000-00000000dead',
    appointmentId: '0198c0de-0000-7000-8000-00000000dead',
    monday: '2027-03-22',
    kind: 'mentions',
  }
}

/** Puts a value into a field of an input, making what is missing on the way. */
export function put(into: object, [key, ...rest]: readonly string[], value: unknown): object {
  const fields = into as Record<string, unknown>
  fields[key!] = rest.length === 0 ? value : put((fields[key!] as object) ?? [], rest, value)
  return into
}

function* walk(router: object, names: string[] = []): Generator<Field> {
  for (const [key, value] of Object.entries(router)) {
    if (!isContractProcedure(value)) {
      yield* walk(value, [...names, key])
      continue
    }
    const { route, inputSchema } = (value as AnyContractProcedure)['~orpc']
    if (!inputSchema) continue
    const call = { name: [...names, key].join('.'), method: route.method ?? 'POST', path: route.path ?? '' }
    for (const field of fieldsOf(inputSchema as z.ZodType)) yield { ...call, ...field }
  }
}

function* uploadFields(): Generator<Field> {
  for (const [name, { method, path, query }] of Object.entries(uploads)) {
    for (const field of fieldsOf(query)) yield { name: `uploads.${name}`, method, path, ...field }
  }
}

type Schema = z.core.JSONSchema.BaseSchema

function fieldsOf(schema: z.ZodType) {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
}

function* fieldsIn(schema: Schema, path: string[] = []): Generator<Pick<Field, 'field' | 'type' | 'format'>> {
  const { type, format } = schema
  if (path.length > 0 && type !== 'null' && !schema.anyOf && !schema.allOf)
    yield { field: path, type, format }
  for (const one of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) yield* fieldsIn(one as Schema, path)
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    yield* fieldsIn(value as Schema, [...path, key])
  if (schema.items) yield* fieldsIn(schema.items as Schema, [...path, '0'])
}
