import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { Access, Guarded, RouteMeta } from '#contract/base.ts'
import { downloads } from '#contract/downloads.ts'
import { contract } from '#contract/index.ts'
import { uploads } from '#contract/uploads.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import { AS_IT_IS } from '#domain/budget/scenarios.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { AGREEMENT, AGREEMENT_TEMPLATE } from '../journeys/agreements.ts'
import { QUOTE, QUOTE_PACKAGE } from '../journeys/quotes.ts'

/** A procedure, an upload or a download of the contract. */
export type ContractCall = {
  name: string
  access: Access
  isFresh: boolean
  guard: Guarded | undefined
  /** The part of a planner's business that it is about. */
  business: BusinessPart | undefined
  /** Whether a procedure of members is about a part of a business too, and so of planners alone. */
  isAlongside?: boolean
  method: string
  path: string
}

/** Everything of the contract, in its order. */
export const contractCalls = (): ContractCall[] => [...walk(contract), ...walkUploads(), ...walkDownloads()]

/** Areas with comments. */
export const COMMENTED = ['guests', 'vendors', 'budget', 'agenda', 'inspiration', 'tasks'] as const

/** A browser's push subscription, with the public key of an example (RFC 8291, appendix A). */
export const PUSH_SUBSCRIPTION = {
  endpoint: 'https://push.example/send/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** The fields of the invitation of a family of which no person is asked. */
export const NO_ANSWERS = { people: {}, busOut: '', busBack: '', ownAnswers: {}, song: '', message: '' }

/** Files that are copied between a wedding and a book. */
const BOOK_FILES = {
  bookVendorId: '0198c0de-0000-7000-8000-00000000dead',
  fileIds: ['0198c0de-0000-7000-8000-00000000dead'],
}

/** Bodies that pass validation, for procedures that would otherwise answer 400 to those who may call them. */
export const BODIES: Record<string, unknown> = {
  'access.emailChange.ask': { newEmail: 'otra@correo.example' },
  'access.passkeys.rename': { name: 'Mi móvil' },
  'notifications.settings.update': { summaryHour: 8 },
  'notifications.settings.updateKind': { push: false },
  'notifications.devices.add': PUSH_SUBSCRIPTION,
  'notifications.devices.remove': { endpoint: PUSH_SUBSCRIPTION.endpoint },
  'access.wallets.ask': { address: `0x${'a'.repeat(40)}` },
  'access.wallets.link': { message: 'x', signature: `0x${'a'.repeat(130)}` },
  'operator.retryJobs': { ids: ['1'] },
  'operator.answer': { lastSeenId: '0198c0de-0000-7000-8000-00000000dead', text: 'Tienes razón.' },
  'operator.closeConversation': { lastSeenId: '0198c0de-0000-7000-8000-00000000dead' },
  'operator.searchAccount': { email: 'lucia@correo.example' },
  'operator.suspend': { reason: 'Cobra y desaparece.', code: '123456' },
  'operator.openSitting': { code: '123456' },
  'support.write': { text: 'La hoja sale sin viajes.' },
  'support.reply': { text: 'Sigue igual.' },
  'weddings.create': { name: 'Boda' },
  'weddings.remove': { name: 'no es este' },
  'weddings.updateMember': { preset: 'viewer' },
  'invitations.create': { role: 'couple' },
  'invitations.update': { recipient: 'Pilar Vidal' },
  'invitations.mail': { role: 'couple', to: 'lucia@correo.example' },
  'invitations.redeem': { code: 'ABCD2345' },
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
  'transport.boarding.tick': { isAboard: true },
  'transport.sheet.update': { contactPhone: '600 00 01 38' },
  'transport.sheet.send': { vendorId: '0198c0de-0000-7000-8000-00000000dead' },
  'guests.add': { fullName: 'Carmen' },
  'guests.update': { notes: 'x' },
  'guests.answerTogether': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'], rsvp: true },
  'guests.removeTogether': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'households.groupTogether': {
    groups: [
      {
        householdId: '0198c0de-0000-7000-8000-00000000beef',
        guestIds: ['0198c0de-0000-7000-8000-00000000dead'],
      },
    ],
  },
  'households.group': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'households.takeOut': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'downloads.photoCards': { tables: [1, 2] },
  'downloads.invitationCards': { householdIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'households.markSent': { householdIds: ['0198c0de-0000-7000-8000-00000000dead'], sentBy: 'print' },
  'households.invite': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'households.mails.send': { kind: 'invite' },
  'households.messages.send': {
    ...{ id: '0198c0de-0000-7000-8000-00000000dead', group: { kind: 'all', of: null } },
    ...{ subject: 'El autobús', text: 'Sale a las 11.', shown: { mail: [], chat: [] } },
  },
  'households.messages.markSent': { isSent: true },
  'households.update': { name: 'Familia Lasa' },
  'households.updateGuest': { menu: 'fish' },
  'households.noteAnswers': { shown: NO_ANSWERS, values: NO_ANSWERS },
  'households.saveSettings': { place: 'Carmona' },
  'households.guestPage.save': { draft: { parts: [], questions: [] } },
  'households.publicPage.save': { isFoundBySearch: false },
  'households.guestPage.publish': { draft: { parts: [], questions: [] } },
  'households.events.add': { name: 'Preboda' },
  'households.events.update': { name: 'Tornaboda' },
  'households.events.invite': { guestIds: ['0198c0de-0000-7000-8000-00000000dead'], isInvited: true },
  'catering.update': { staffMeals: 6 },
  'catering.send': { vendorId: '0198c0de-0000-7000-8000-00000000dead' },
  'catalogue.add': { name: 'Globos' },
  'vendors.add': { vendorType: 'catering' },
  'vendors.update': { name: 'La Alacena' },
  'vendors.publish': { vendorIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'vendors.unpublish': { vendorIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'budget.update': { totalBudget: 30000 },
  'payments.add': {
    vendorId: '0198c0de-0000-7000-8000-00000000dead',
    paidOn: '2026-11-20',
    shares: [{ payerId: null, cents: 500 }],
  },
  'payments.payers.add': { name: 'Carmen Aguirre' },
  'budget.distribute': { change: { Ceremonia: { cents: 50_000, from: null } } },
  'budget.saveScenario': {
    scenario: { id: '0198c0de-0000-7000-8000-00000000dead', name: '20 menos', changes: AS_IT_IS },
  },
  'budget.removeScenario': { scenarioId: '0198c0de-0000-7000-8000-00000000dead' },
  'budget.importSheet': { added: [], changed: [] },
  'budget.adopt': {
    changes: AS_IT_IS,
    seen: [{ vendorId: '0198c0de-0000-7000-8000-00000000dead', cost: 0, adult: 50 }],
  },
  'agenda.days.add': { name: 'Boda', date: '2027-04-10' },
  'agenda.days.update': { name: 'Boda' },
  'agenda.days.publish': { dayIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'tasks.templates.apply': { version: 1 },
  'agenda.days.unpublish': { dayIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'agenda.items.add': {
    dayId: '0198c0de-0000-7000-8000-00000000dead',
    time: { startsAt: 750, endsAt: null },
    title: 'Ceremonia',
  },
  'agenda.items.update': { title: 'Ceremonia' },
  'inspiration.folders.add': { name: 'Mesas y flores' },
  'inspiration.folders.update': { name: 'Vestido' },
  'inspiration.folders.publish': { folderIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'inspiration.folders.unpublish': { folderIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'inspiration.folders.share': { lastDay: dayInMadrid(new Date()) },
  'inspiration.images.update': { notes: 'Con más hoja' },
  'inspiration.images.move': { imageIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'inspiration.images.tag': { imageIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'inspiration.images.removeMany': { imageIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'inspiration.images.review': {
    imageIds: ['0198c0de-0000-7000-8000-00000000dead'],
    from: 'waiting',
    to: 'published',
  },
  'inspiration.images.restore': { imageIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'inspiration.images.addFromLink': { link: 'https://fotos.example/ramo.jpg' },
  ...Object.fromEntries(
    COMMENTED.flatMap((area) => [
      [`${area}.comments.add`, { text: 'Hola' }],
      [`${area}.comments.update`, { text: 'Hola' }],
    ]),
  ),
  'publication.publish': { vendorIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'webhooks.create': {
    ...{ id: '0198c0de-0000-7000-8000-00000000800c', name: 'Mi hoja', sections: ['guests'] },
    url: 'https://hoja.example/avisos',
  },
  'webhooks.update': { name: 'Otra hoja' },
  'sharedLinks.renew': { links: [{ kind: 'folder', id: '0198c0de-0000-7000-8000-00000000dead' }] },
  'sharedLinks.end': { links: [{ kind: 'folder', id: '0198c0de-0000-7000-8000-00000000dead' }] },
  'style.publish': { style: 'huerta' },
  'style.default.set': { choice: null },
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
  'agencies.invite': { email: 'nadia@correo.example', role: 'helper' },
  'agencies.updatePerson': { role: 'coordinator' },
  'agencies.assign': { kind: 'watch' },
  'agencies.weddings.bring': { weddingIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'agencies.absences.save': { firstDay: '2027-08-02', lastDay: '2027-08-21' },
  'agencies.absences.saveOwn': { firstDay: '2027-08-02', lastDay: '2027-08-21' },
  'agencies.invited.open': { token: 'x' },
  'agencies.invited.accept': { token: 'x' },
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
  'calendar.closures.save': { firstDay: '2027-08-02', lastDay: '2027-08-21', label: 'Vacaciones' },
  'vendorBook.add': { vendors: [{ id: '0198c0de-0000-7000-8000-00000000dead', name: 'Flores del Sur' }] },
  'vendorBook.update': { changes: { place: 'Sevilla' } },
  'vendorBook.remove': { bookVendorIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'agencies.weddings.takeGiven': { sealed: 'x' },
  'vendorBook.files.rename': { name: 'Tarifas', from: 'tarifas.pdf' },
  'vendorBook.files.fromWedding': BOOK_FILES,
  'vendors.filesFromBook': BOOK_FILES,
  'vendorBook.restore': { bookVendorIds: ['0198c0de-0000-7000-8000-00000000dead'] },
  'agendaTemplates.save': { name: 'Finca', ceremonyAt: 1080, days: [], was: null },
  'replyTemplates.save': { name: 'Fecha libre', text: 'Hola, {nombre}' },
  'requests.answer': { text: 'Hola' },
  'requests.createWedding': { name: 'Boda' },
  'requestEvents.note': { kind: 'wrote' },
  'requestEvents.lose': { reason: 'price' },
  'requestEvents.hold': { until: '2027-01-10' },
  'guests.import': { mode: 'append', guests: [{ fullName: 'Carmen' }] },
}

function* walk(router: object, path: string[] = []): Generator<ContractCall> {
  for (const [key, value] of Object.entries(router)) {
    if (!isContractProcedure(value)) {
      yield* walk(value, [...path, key])
      continue
    }
    const { meta, route } = (value as AnyContractProcedure)['~orpc']
    const { access, isFresh = false, guard, business, alongside } = meta as RouteMeta
    yield {
      name: [...path, key].join('.'),
      access,
      isFresh,
      guard,
      business,
      isAlongside: alongside !== undefined,
      method: route.method ?? 'POST',
      path: route.path ?? '',
    }
  }
}

/** Uploads stand beside the procedures and pass the same gate. Each is walked with a query that is valid. */
function* walkUploads(): Generator<ContractCall> {
  for (const [name, upload] of Object.entries(uploads)) {
    const { access, method, path } = upload
    const guard = 'guard' in upload ? upload.guard : undefined
    const business = 'business' in upload ? upload.business : undefined
    yield { name: `uploads.${name}`, access, isFresh: false, guard, business, method, path: `${path}?name=x` }
  }
}

/** Downloads stand beside the procedures too. */
function* walkDownloads(): Generator<ContractCall> {
  for (const [name, download] of Object.entries(downloads)) {
    const { access, method, path } = download
    const guard = 'guard' in download ? download.guard : undefined
    const isFresh = 'isFresh' in download && download.isFresh
    const business = 'business' in download ? download.business : undefined
    yield { name: `downloads.${name}`, access, isFresh, guard, business, method, path }
  }
}

/** The path with the wedding in place and every other parameter a well-formed id of nothing. */
export const fillPath = (path: string, weddingId: string) =>
  path.replace('{weddingId}', weddingId).replaceAll(/\{\w+\}/g, '0198c0de-0000-7000-8000-00000000dead')
