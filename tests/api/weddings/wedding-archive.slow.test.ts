import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { read as readWorkbook, utils } from '@e965/xlsx'
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { dayInMadrid } from '#domain/time/dates.ts'
import {
  ARCHIVED_TABLES,
  archivedColumns,
  NOT_ARCHIVED,
  nameOf,
} from '#server/areas/archive/archive-tables.ts'
import { rowOf } from '#server/areas/archive/archive-values.ts'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import { remindOfTasks } from '#server/areas/tasks/remind-tasks.commands.ts'
import { countActiveWeddings } from '#server/core/auth/plan-of.queries.ts'
import { COPY_RULES, ENDED_SECRETS } from '#server/entry/backup/wedding/copy-rules.ts'
import { NAMED_FROM_OUTSIDE } from '#server/platform/backup/copied-ids.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { runBackupCommand } from '../../support/outside/backups.ts'
import { guestPhone } from '../../support/outside/guest-phone.ts'
import { picture } from '../../support/outside/images.ts'
import { film } from '../../support/outside/videos.ts'
import { bringIn, changed, download, filesStored, indexOf, read } from '../../support/outside/wedding-zip.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

// Every story has files and images of its own.
vi.setConfig({ testTimeout: 60_000 })

type Row = Record<string, unknown>

const id = (number: number) => `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`
const AT = '2026-10-01T10:00:00.123456+00:00'
const secret = () => `secreto-${randomUUID().slice(0, 14)}`
const EVENT = id(1)
const HOUSEHOLD = id(2)
const GUEST = id(3)
const OTHER_GUEST = id(4)
const VERSION = id(5)
const DAY = id(6)
const MOMENT = id(12)
const SHAPE_BOX = { x: 500, y: 400, width: 300, depth: 80, rotation: 0 }

/** A wedding in which no column is empty; those of its vendor, files and images come from requests. */
const STORY: Record<string, (vendorId: string) => Row[]> = {
  budgets: (vendorId) => [
    {
      total_budget: 30000.5,
      distribution: { 'Foto & Vídeo': 270_001 },
      scenarios: [
        {
          id: MOMENT,
          name: '20 menos',
          changes: {
            ...{ adults: -20, children: 0, prices: { [vendorId]: 78 }, hours: { [vendorId]: 3 } },
            ...{ tables: 10, buses: null, counted: [vendorId] },
          },
        },
      ],
    },
  ],
  component_catalog: () => [
    {
      key: 'farolillos',
      id: id(10),
      name: 'Farolillos',
      description: 'De papel',
      category: 'Personalizado',
      deleted_at: AT,
      created_at: AT,
    },
  ],
  households: () => [
    {
      id: HOUSEHOLD,
      name: 'Familia Lasa',
      language: 'eu',
      phone: '600 00 00 01',
      email: 'lasa@correo.example',
      sent_at: AT,
      sent_by: 'whatsapp',
      opened_at: AT,
      answered_at: AT,
      reminded_at: AT,
      ...{ date_sent_at: AT, date_sent_by: 'whatsapp', date_told: '2027-06-12', date_opened_at: AT },
      remind_due_at: AT,
      song: 'Paquito',
      message: '¡Vivan!',
      gift: 'La vajilla azul',
      thanked_at: AT,
      created_at: AT,
    },
  ],
  wedding_events: () => [
    {
      id: EVENT,
      name: 'Preboda',
      date: '2027-04-09',
      starts_at: 1200,
      place: 'Puerto',
      map_url: 'https://mapa.example/a',
      position: 1,
      created_at: AT,
    },
  ],
  guests: () => [
    {
      id: GUEST,
      full_name: '=Íñigo "Lasa"',
      email: 'inigo@correo.example',
      rsvp: true,
      notes: 'Línea 1\nLínea 2',
      household_id: HOUSEHOLD,
      age: 'child',
      age_years: 7,
      side: 'Lucía',
      phone: '600 00 00 02',
      menu: 'fish',
      allergens: ['nuts'],
      diets: ['vegan'],
      diet_note: 'Sin trazas',
      health_consent_at: AT,
      health_consent_text: 'De acuerdo.',
      health_agreed: { allergens: ['nuts'], diets: ['vegan'], dietNote: null },
      needs_high_chair: true,
      may_bring_companion: true,
      companion_of: OTHER_GUEST,
      bus_out: 'ida',
      bus_back: 'vuelta',
      bus_out_at: AT,
      bus_back_at: AT,
      created_at: AT,
    },
    {
      id: OTHER_GUEST,
      maybe: true,
      full_name: 'Ane Ruiz',
      age: 'adult',
      allergens: [],
      diets: [],
      needs_high_chair: false,
      may_bring_companion: false,
      created_at: AT,
    },
  ],
  event_answers: () => [{ guest_id: GUEST, event_id: EVENT, answer: false }],
  invitation_settings: () => [
    {
      closing_date: '2027-03-01',
      place: 'Carmona',
      map_url: 'https://mapa.example/b',
      starts_at: 750,
      dress_code: 'Cóctel',
      transport: 'Bus',
      lodging: 'Hotel',
      iban: 'ES9121000418450200051332',
      photos_url: 'https://fotos.example/a',
      contact_name: 'Carmen',
      contact_phone: '600 00 00 03',
      texts: { es: 'Venid' },
      mail_texts: { es: { subject: 'Boda', text: 'Venid' } },
      reminder_texts: { es: { subject: 'Falta', text: 'Decid' } },
      ...{ save_date_on: true, save_date_shows_place: false, save_date_texts: { es: 'Pronto' } },
      reminders_on: true,
      reminder_days: [14, 3],
      reminders_set_at: AT,
      offers_maybe: true,
      maybe_until: '2027-02-01',
      menus: [{ key: 'fish', name: 'Pescado', forChildren: false }],
      bus_routes: [{ id: 'ida', direction: 'out', name: 'Centro', time: 700, place: 'Plaza' }],
    },
  ],
  guest_pages: () => {
    const page = (question: string) => ({
      parts: [{ key: 'dress', isShown: false, texts: { es: 'De fiesta' } }],
      questions: [{ key: 'ninos', question: { es: question }, answer: { en: 'Yes' } }],
    })
    return [
      { draft: page('¿Y los niños?'), published: page('¿Niños?'), former: page('Niños'), published_at: AT },
    ]
  },
  household_answers: () => [
    {
      id: id(11),
      household_id: HOUSEHOLD,
      answered_at: AT,
      is_by_telephone: true,
      changes: [
        { guestId: GUEST, field: 'rsvp', value: true },
        { guestId: null, field: 'own', question: 'noches', value: '2' },
      ],
    },
  ],
  mail_recipients: () => [
    {
      address: 'lasa@correo.example',
      token: secret(),
      unsubscribed_at: AT,
      refused_at: AT,
      refusal: 'unknownMailbox',
    },
  ],
  catering_sheets: () => [{ naming: 'full', staff_meals: 6, token: secret(), linked_at: AT, opened_at: AT }],
  catering_versions: () => [
    {
      id: VERSION,
      number: 1,
      sent_at: AT,
      seen_at: AT,
      counts: [
        {
          eventId: null,
          name: 'Boda',
          adults: 1,
          children: 1,
          babies: 0,
          pending: 0,
          maybe: 3,
          menus: [{ key: 'fish', name: 'Pescado', count: 1 }],
          babiesWithoutMenu: 0,
          staff: 6,
          highChairs: 1,
          needs: [{ key: 'nuts', count: 1 }],
          unnamed: [],
        },
      ],
    },
  ],
  catering_version_needs: () => [
    {
      guest_id: GUEST,
      version_id: VERSION,
      needs: {
        allergens: ['nuts'],
        diets: ['vegan'],
        dietNote: 'Sin trazas',
        menu: 'fish',
        eventIds: [null],
      },
    },
  ],
  agenda_days: () => [{ id: DAY, name: 'La boda', date: '2027-04-10', created_at: AT }],
  agenda_items: (vendorId) => [
    {
      id: MOMENT,
      day_id: DAY,
      starts_at: 750,
      ends_at: 800,
      title: 'Ceremonia',
      place: 'Iglesia',
      map_url: 'https://mapa.example/c',
      notes: 'Con tiempo',
      responsible: [
        { kind: 'vendor', vendorId },
        { kind: 'person', name: 'Tía Carmen', phone: null },
      ],
      is_fixed: true,
      is_shown_to_guests: true,
      is_done: true,
      told_starts_at: 735,
      updated_at: AT,
      created_at: AT,
    },
  ],
  seating_tables: () => [
    { id: MOMENT, number: 4, name: 'Familia Lasa', shape: 'round', seats: 10, rotation: 0, created_at: AT },
    {
      ...{ id: DAY, event_id: EVENT, number: 1, shape: 'imperial', seats: 24, created_at: AT },
      ...{ x: 400, y: 250, rotation: 90, has_stairs: true },
    },
  ],
  table_releases: () => [{ shown: 'day' }],
  event_table_releases: () => [{ event_id: EVENT, shown: 'now' }],
  seating_rooms: () => [{ id: DAY, event_id: EVENT, width: 1200, depth: 900, created_at: AT }],
  seating_shapes: () => [
    { id: DAY, event_id: EVENT, kind: 'bar', label: 'Coctelería', ...SHAPE_BOX, created_at: AT },
    { id: MOMENT, kind: 'dance_floor', ...SHAPE_BOX, created_at: AT },
  ],
  bus_trips: (vendorId) => [
    {
      ...{ id: DAY, direction: 'out', vehicle: 'minibus', seats: 35, created_at: AT },
      ...{ company_id: vendorId, bus_price: '320.50' },
      stops: [
        {
          key: 'ida',
          name: 'Centro',
          place: 'Plaza',
          minute: 700,
          isVenue: false,
          mapUrl: 'https://maps.example/a',
        },
      ],
      told: {
        date: '2027-04-10',
        stops: [{ key: 'ida', name: 'Centro', place: 'Plaza', minute: 685, isVenue: false }],
      },
    },
  ],
  bus_sheets: () => [
    {
      ...{ company: 'Transvía', contact_name: 'Elena', contact_phone: '600 00 01 38' },
      ...{ token: secret(), linked_at: AT, opened_at: AT },
    },
  ],
  bus_sheet_versions: () => [
    {
      ...{ id: VERSION, number: 1, sent_at: AT, seen_at: AT },
      sheet: {
        ...{ company: 'Transvía', date: '2027-04-10', contact: { name: 'Elena', phone: '600 00 01 38' } },
        trips: [
          {
            ...{ id: DAY, direction: 'out', vehicle: 'minibus', seats: 35 },
            stops: [
              {
                ...{ key: 'ida', name: 'Centro', place: 'Plaza', minute: 700, isVenue: false },
                riders: [{ guestId: GUEST, age: 'adult' }],
              },
            ],
          },
        ],
      },
    },
  ],
  seats: () => [
    { id: DAY, guest_id: GUEST, table_id: MOMENT, chair: 3 },
    { id: EVENT, guest_id: GUEST, event_id: EVENT, table_id: DAY },
  ],
  seating_rules: () => [
    { id: DAY, kind: 'apart', is_firm: true, guest_id: GUEST, other_guest_id: OTHER_GUEST, created_at: AT },
    { id: MOMENT, kind: 'far', is_firm: false, trait: 'highChairs', place: 'dance_floor', created_at: AT },
    { id: EVENT, kind: 'near', is_firm: true, household_id: HOUSEHOLD, other_side: 'Lucía', created_at: AT },
    { id: GUEST, kind: 'far', is_firm: true, side: 'Martín', other_household_id: HOUSEHOLD, created_at: AT },
    { id: VERSION, kind: 'apart', is_firm: true, side: 'Coro', other_trait: 'children', created_at: AT },
  ],
  hotels: () => [
    {
      ...{ id: HOUSEHOLD, kind: 'hotel', name: 'Parador de Carmona', way: '4 km', phone: '954 00 02 10' },
      ...{ url: 'https://parador.example', code: 'NARANJO27', notes: 'Con desayuno', created_at: AT },
      map_url: 'https://maps.example/parador',
    },
  ],
  room_blocks: () => [
    {
      ...{ id: MOMENT, hotel_id: HOUSEHOLD, name: 'Doble', rooms: 20, beds: 2, price: 128.5 },
      ...{ arrives_on: '2027-04-09', leaves_on: '2027-04-11', is_held: true, held_until: '2027-03-01' },
      created_at: AT,
    },
  ],
  stays: () => [
    {
      ...{ guest_id: GUEST, need: 'booked', block_id: MOMENT, room: 3 },
      ...{ arrives_on: '2027-04-09', leaves_on: '2027-04-11' },
    },
  ],
  lodging_wishes: () => [
    {
      ...{ household_id: HOUSEHOLD, asked_at: AT, place: 'hotel', hotel_id: HOUSEHOLD, rooms: 2 },
      ...{ arrives_on: '2027-04-09', leaves_on: '2027-04-11', said_at: AT },
    },
  ],
  payers: () => [{ id: MOMENT, name: 'Padres de Lucía', email: 'pilar@correo.example', created_at: AT }],
  payment_plans: (vendorId) => [
    { vendor_id: vendorId, iban: 'ES9121000418450200051332', payee: 'La Alacena SL', is_vat_included: true },
  ],
  instalments: (vendorId) => [
    {
      id: MOMENT,
      vendor_id: vendorId,
      position: 0,
      concept: 'Reserva',
      percent: 30,
      days_before: 90,
      shares: [{ payerId: MOMENT, cents: 5000 }],
      is_refundable: false,
    },
    {
      id: DAY,
      vendor_id: vendorId,
      position: 1,
      concept: 'Prueba',
      amount: 10.05,
      due_after: 'tras la prueba',
    },
    { id: GUEST, vendor_id: vendorId, position: 2, concept: 'Resto', due_on: '2027-04-03' },
  ],
  payments: (vendorId) => [
    {
      id: MOMENT,
      vendor_id: vendorId,
      vendor_name: 'La Alacena',
      instalment_id: MOMENT,
      amount: 375.15,
      shares: [{ payerId: MOMENT, cents: 37515 }],
      paid_on: '2026-11-10',
      method: 'transfer',
      note: 'Con recibo',
      file_id: DAY,
      created_at: AT,
    },
  ],
  tasks: (vendorId) => [
    {
      id: MOMENT,
      title: 'Reservar el catering',
      days_before: 320,
      assignees: [{ kind: 'person', name: 'Tía Carmen' }],
      notes: 'Con prueba',
      about: { kind: 'vendor', vendorId },
      rule: { fact: 'componentConfirmed', componentTypes: ['catering'] },
      mark: 'done',
      suggestion_key: 'book-catering',
      created_at: AT,
    },
    { id: DAY, title: 'Pedir cita', due_on: '2027-01-10', created_at: AT },
  ],
}

async function fullWedding() {
  const lucia = await signedUp(app, 'Lucía Soler', 'couple')
  const weddingId = await lucia.createWedding('Lucía & Martín / «2027»', '2027-04-10')
  const at = `/api/weddings/${weddingId}`
  const vendorId = await lucia.addVendor(weddingId)
  for (const [table, rows] of Object.entries(STORY)) {
    for (const row of rows(vendorId)) {
      const columns = Object.keys(row).join(', ')
      await app.db.execute(sql`
        insert into ${sql.identifier(table)} (wedding_id, ${sql.raw(columns)})
        select ${weddingId}, ${sql.raw(columns)}
        from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`)
    }
  }
  await app.db.execute(sql`
    update vendors set name = 'La Alacena: «bodas»', cost = 1250.5, head_basis = 'expected', head_event_id = ${EVENT},
      adult_price = 90.5, child_price = 30, minimum_heads = 80, price_unit = 'person', fixed_price = 2500.5,
      included_units = 5, unit_quantity = 3, people_per_unit = 8, planned_adults = 64, planned_children = 8, status = 'closed', details = 'Menú',
      webpage = 'https://alacena.example', email = 'hola@alacena.example', phone = '600 00 00 04'
    where wedding_id = ${weddingId}`)
  await lucia.post(`${at}/vendors/${vendorId}/comments`, { text: 'Me encanta' })
  await app.db.execute(sql`update comments set edited_at = ${AT} where wedding_id = ${weddingId}`)
  for (const name of ['contrato.txt', '..\\Menú "final".txt']) {
    await lucia.upload({ weddingId, vendorId }, name, `texto de ${name}`)
  }
  for (const [item, name] of [
    [`guests/${GUEST}`, 'menú.txt'],
    [`agenda/items/${MOMENT}`, 'lecturas.txt'],
    [`tasks/${MOMENT}`, 'impreso.txt'],
  ])
    await lucia.sendBytes(
      `${at}/${item}/files?name=${encodeURIComponent(name!)}`,
      Buffer.from(`texto de ${name}`),
    )
  const folder = { id: id(20), name: 'Mesas / flores' }
  await lucia.post(`${at}/inspiration/folders`, folder)
  const image = await picture(80, 60).png().toBuffer()
  const added = await lucia.sendBytes(`${at}/inspiration/folders/${folder.id}/images?name=ramo.png`, image)
  await lucia.patch(`${at}/inspiration/images/${added.body.id}`, { tags: ['ramo'], notes: 'Con más hoja' })
  const link = { lastDay: dayInMadrid(new Date()), use: 'send' }
  const shared = await lucia.call('PUT', `${at}/inspiration/folders/${folder.id}/share`, link)
  expect(await guestPhone(app, () => shared.body.share.path).send(film())).toBe(201)
  await lucia.delete(`${at}/inspiration/folders/${folder.id}/share`)
  await app.db.execute(sql`
    update inspirations set source_url = 'https://blog.example/ramos', review = 'published'
    where wedding_id = ${weddingId}`)
  const plan = await lucia.sendBytes(`${at}/seating/pictures?name=plano.png`, image)
  const place = { x: 1000, y: 750, width: 2000, rotation: 90 }
  await lucia.post(`${at}/seating/grounds`, { eventId: EVENT, pictureId: plan.body.id, place, opacity: 45 })
  const cover = await lucia.sendBytes(`${at}/style/covers?name=portada.png`, image)
  await app.runJobs()
  await app.db.execute(sql`
    update weddings set cover_image_id = ${cover.body.id}, cover_focus_x = 0.25, cover_focus_y = 0.75, style = 'huerta',
      style_colors = '{"detail":"#aa3355"}' where id = ${weddingId}`)
  await app.db.execute(
    sql`update inspiration_folders set cover_image_id = ${added.body.id} where wedding_id = ${weddingId}`,
  )
  return { lucia, weddingId, vendorId, at }
}

/** The ZIP of a copy that was asked for without images and files. */
async function withoutFiles(person: Person, at: string): Promise<Buffer> {
  const { id: exportId } = (await person.post(`${at}/exports`, { withFiles: false })).body
  await app.runJobs()
  const { url } = (await person.post(`${at}/exports/${exportId}/link`)).body
  const response = await app.fetch(url, { headers: { cookie: person.cookie } })
  return Buffer.from(await response.arrayBuffer())
}

const rowsIn = async (table: string, weddingId: string): Promise<Row[]> => {
  const key = table === 'weddings' ? 'id' : 'wedding_id'
  const { rows } = await app.db.$client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t where ${key} = $1 order by to_jsonb(t)::text`,
    [weddingId],
  )
  return rows.map(({ row }) => row)
}

const weddingsOf = async (person: Person) => (await person.get('/api/weddings')).body.length

describe('a downloaded wedding', () => {
  it('has folders that a person can use, and names that any file system takes', async () => {
    const { lucia, weddingId } = await fullWedding()
    const files = await read(await download(app, lucia, weddingId))
    expect([...files.keys()].sort()).toEqual([
      'LEEME.txt',
      'agenda.ics',
      'agenda.xlsx',
      'alojamiento.xlsx',
      'archivos/agenda/Ceremonia/lecturas.txt',
      'archivos/invitados/=Íñigo _Lasa_/menú.txt',
      'archivos/proveedores/La Alacena_ «bodas»/Menú _final_.txt',
      'archivos/proveedores/La Alacena_ «bodas»/contrato.txt',
      'archivos/tareas/Reservar el catering/impreso.txt',
      'autobuses.xlsx',
      'boda.json',
      'boda.xlsx',
      'conversaciones.html',
      'conversaciones.xlsx',
      'csv/agenda.csv',
      'csv/autobuses.csv',
      'csv/boda.csv',
      'csv/comentarios-agenda.csv',
      'csv/comentarios-inspiracion.csv',
      'csv/comentarios-invitados.csv',
      'csv/comentarios-presupuesto.csv',
      'csv/comentarios-tareas.csv',
      'csv/conversaciones.csv',
      'csv/eventos.csv',
      'csv/familias.csv',
      'csv/habitaciones.csv',
      'csv/hoteles.csv',
      'csv/imagenes.csv',
      'csv/invitados.csv',
      'csv/mesas.csv',
      'csv/noches.csv',
      'csv/pagos.csv',
      'csv/plazos.csv',
      'csv/presupuesto.csv',
      'csv/proveedores.csv',
      'csv/tareas.csv',
      'imagenes/Plano de las mesas/plano.jpg',
      'imagenes/Portada/portada.png',
      'imagenes/flores/IMG.mp4',
      'imagenes/flores/ramo.png',
      'index.html',
      'inspiracion.xlsx',
      'invitados.xlsx',
      'mesas.xlsx',
      'presupuesto.xlsx',
      'proveedores.xlsx',
      'tareas.xlsx',
    ])
    const guests = files.get('csv/invitados.csv')!.toString()
    expect(guests).toContain(`"'=Íñigo ""Lasa""";"Familia Lasa";"inigo@correo.example"`)
    expect(guests).toContain('"Sí";"Preboda: No";"Pescado"')
    expect(files.get('csv/conversaciones.csv')!.toString()).toContain('"Lucía Soler";"Me encanta"')
    expect(files.get('csv/agenda.csv')!.toString()).toContain('"12:30";"13:20";"Ceremonia"')
    expect(files.get('boda.json')!.toString()).not.toContain('secreto-')
  })

  it('opens in spreadsheets, with numbers as numbers, days as days and no formula', async () => {
    const { lucia, weddingId } = await fullWedding()
    const files = await read(await download(app, lucia, weddingId))
    const books = [...files].filter(([name]) => name.endsWith('.xlsx'))
    expect(books).toHaveLength(11)
    for (const [name, contents] of books) {
      const { Sheets } = readWorkbook(contents, { cellDates: true })
      const cells = Object.values(Sheets).flatMap((sheet) =>
        Object.entries(sheet)
          .filter(([at]) => !at.startsWith('!'))
          .map(([, cell]) => cell),
      )
      expect(cells.length, name).toBeGreaterThan(0)
      expect(
        cells.filter((cell) => cell.f !== undefined),
        name,
      ).toEqual([])
    }
    const tab = (file: string, title: string) =>
      utils.sheet_to_json<Row>(
        readWorkbook(files.get(file)!, { cellDates: true, UTC: true }).Sheets[title]!,
        {
          UTC: true,
        },
      )
    expect(tab('invitados.xlsx', 'Invitados')[0]).toMatchObject({
      ...{ Nombre: '=Íñigo "Lasa"', Edad: 'Niño', Alergias: 'Frutos secos', Dietas: 'Vegana', Trona: 'Sí' },
      ...{ Mesa: 'Mesa 4 · Familia Lasa', 'Bus de ida': 'Centro', Notas: 'Línea 1\nLínea 2' },
    })
    expect(tab('presupuesto.xlsx', 'Pagos')[0]).toMatchObject({
      ...{ Proveedor: 'La Alacena', Importe: 375.15, Fecha: new Date('2026-11-10T00:00:00Z') },
      ...{ Quién: 'Padres de Lucía', Cómo: 'Transferencia' },
    })
    expect(tab('invitados.xlsx', 'Familias')[0]).toMatchObject({ Enviada: new Date('2026-10-01T12:00:00Z') })
    expect(tab('proveedores.xlsx', 'Proveedores')[0]).toMatchObject({ Estado: 'Confirmado', Pagado: 375.15 })
    expect(tab('autobuses.xlsx', 'Autobuses')[0]).toMatchObject({
      ...{ Viaje: 'Ida', Vehículo: 'Microbús', Parada: 'Centro', Hora: '11:40', Plazas: 35, Precio: 320.5 },
      Personas: '=Íñigo "Lasa"',
    })
    expect(tab('alojamiento.xlsx', 'Dónde duerme cada persona')[0]).toMatchObject({
      ...{ Hotel: 'Parador de Carmona', Habitación: 3, Llegada: new Date('2027-04-09T00:00:00Z') },
    })
    expect(files.get('csv/pagos.csv')!.toString()).toContain('"2026-11-10";375,15;"Padres de Lucía"')
  })

  it('is a page of valid HTML that loads and runs nothing, and a calendar', async () => {
    const { lucia, weddingId } = await fullWedding()
    const files = await read(await download(app, lucia, weddingId))
    for (const name of ['index.html', 'conversaciones.html']) {
      const page = files.get(name)!.toString()
      expect(await htmlFaults(page), name).toEqual([])
      expect(page).not.toMatch(/<script|\son\w+=|(?:src|href)="(?!#|imagenes\/|archivos\/)/)
    }
    const page = files.get('index.html')!.toString()
    for (const said of [
      ...['=Íñigo &quot;Lasa&quot;', 'Familia Lasa', 'Mesa 4 · Familia Lasa', 'Me encanta', 'Microbús'],
      ...['La Alacena: «bodas»', '375,15', 'Ceremonia', 'Reservar el catering', 'Parador de Carmona'],
      ...['archivos/proveedores/La%20Alacena_%20%C2%ABbodas%C2%BB/contrato.txt', 'imagenes/flores/ramo.png'],
    ])
      expect(page, said).toContain(said)
    const events = new ICAL.Component(ICAL.parse(files.get('agenda.ics')!.toString()))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
    expect(events.map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()])).toEqual([
      ['Ceremonia', '2027-04-10T10:30:00.000Z'],
    ])
  })

  it('has no comment that was removed', async () => {
    const { lucia, weddingId, at } = await fullWedding()
    const said = await lucia.post(`${at}/guests/${GUEST}/comments`, { text: 'Mejor no decirlo' })
    expect(said.status).toBeLessThan(300)
    await lucia.delete(`${at}/guests/${GUEST}/comments/${said.body.id}`)
    const files = await read(await download(app, lucia, weddingId))
    const texts = [...files].filter(([name]) => /\.(csv|html|json)$/.test(name))
    expect(texts.filter(([, text]) => text.includes('Mejor no decirlo')).map(([name]) => name)).toEqual([])
  })

  it('says in LEEME.txt what each file is, and what the member does not see', async () => {
    const { lucia, weddingId } = await fullWedding()
    const helper = await joinedAs(app, lucia, weddingId, 'viewer')
    await setLevels(lucia, weddingId, helper, { guests: 'none', transport: 'none' })
    const [whole, part] = await Promise.all(
      [lucia, helper].map(async (one) => read(await download(app, one, weddingId))),
    )
    const text = whole!.get('LEEME.txt')!.toString()
    const listed = [...whole!.keys()].map((name) => (name.includes('/') ? `${name.split('/')[0]}/` : name))
    for (const name of new Set(listed)) if (name !== 'LEEME.txt') expect(text).toContain(name)
    expect(text).not.toContain('no están en este ZIP')
    expect(part!.get('LEEME.txt')!.toString()).toContain(
      'En esta boda no ves los invitados, las mesas, los autobuses y el alojamiento, el presupuesto y los importes y las conversaciones con los proveedores: no están en este ZIP.',
    )
    const vendors = part!.get('csv/proveedores.csv')!.toString()
    expect(vendors).not.toMatch(/Coste|1250,5/)
    expect(part!.get('index.html')!.toString()).not.toMatch(/Lasa|Carmona|375,15/)
  })

  it('comes back whole in another wedding, field by field', async () => {
    const { lucia, weddingId, at } = await fullWedding()
    const zip = await download(app, lucia, weddingId)
    const brought = await bringIn(lucia, zip)
    expect(brought).toMatchObject({ status: 201, body: { name: 'Lucía & Martín / «2027»' } })
    await app.runJobs()
    const newId = brought.body.id as string
    for (const archived of ARCHIVED_TABLES) {
      const table = nameOf(archived)
      const columns = archivedColumns(archived, null).map(({ name }) => name)
      const pick = (rows: Row[]) =>
        rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
      const before = pick(await rowsIn(table, weddingId))
      expect(pick(await rowsIn(table, newId)), table).toEqual(before)
      // A column that the story leaves empty would prove nothing.
      const empty = columns.filter((name) =>
        before.every((row) => row[name] === null || row[name] === undefined),
      )
      expect(empty.map((name) => `${table}.${name}`)).toEqual([])
    }
    expect(await rowsIn('activity_changes', newId)).toEqual([])
    const [settings] = await rowsIn('invitation_settings', newId)
    expect(settings!['reminders_on']).toBe(false)
    const again = await read(await download(app, lucia, newId))
    const first = await read(zip)
    expect([...again.keys()]).toEqual([...first.keys()])
    const given = [...first.keys()].filter((name) => /^(archivos|imagenes)\//.test(name))
    expect(given).toHaveLength(9)
    for (const name of given) expect(again.get(name)!.equals(first.get(name)!), name).toBe(true)
    expect((await lucia.get(at)).status).toBe(200)
  })

  it('comes back without its images and files where it was asked for so, and each of them is named', async () => {
    const { lucia, weddingId, at } = await fullWedding()
    const named = [...(await read(await download(app, lucia, weddingId))).keys()]
      .filter((name) => /^(archivos|imagenes)\//.test(name))
      .sort()
    const zip = await withoutFiles(lucia, at)
    const entries = await read(zip)
    expect([...entries.keys()].filter((name) => /^(archivos|imagenes)\//.test(name))).toEqual([])
    expect(entries.get('LEEME.txt')!.toString()).toContain('sin imágenes ni archivos')
    expect(entries.get('index.html')!.toString()).not.toContain('imagenes/')
    expect(await indexOf(zip)).toMatchObject({ version: 2, sinArchivos: true })

    const brought = await bringIn(lucia, zip)
    expect(brought).toMatchObject({ status: 201, body: { missing: 9 } })
    expect([...brought.body.missingFiles].sort()).toEqual(named)
    const newId = brought.body.id as string
    const images = (await rowsIn('inspirations', weddingId)).map((row) => row['id'])
    for (const archived of ARCHIVED_TABLES) {
      const table = nameOf(archived)
      if (['inspirations', 'wedding_covers', 'room_pictures', 'room_grounds', 'item_files'].includes(table)) {
        expect(await rowsIn(table, newId), table).toEqual([])
        continue
      }
      const columns = archivedColumns(archived, null)
        .map(({ name }) => name)
        .filter((name) => name !== 'cover_image_id')
      const pick = (rows: Row[]) =>
        rows
          .filter(({ kind, target }) => kind !== 'image' || !images.includes(target))
          .map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
      expect(pick(await rowsIn(table, newId)), table).toEqual(pick(await rowsIn(table, weddingId)))
    }
    expect((await rowsIn('weddings', newId))[0]).toMatchObject({ cover_image_id: null })
    expect((await lucia.get(`/api/weddings/${newId}/inspiration/folders`)).status).toBe(200)
  })

  it('of the first version comes in, and one of a version that is not known here does not', async () => {
    const { lucia, weddingId } = await fullWedding()
    const zip = await download(app, lucia, weddingId)
    const index = await indexOf(zip)
    const of = (version: number) => changed(zip, { 'boda.json': JSON.stringify({ ...index, version }) })
    expect(await bringIn(lucia, await of(1))).toMatchObject({ status: 201, body: { missing: 0 } })
    expect((await bringIn(lucia, await of(3))).body.code).toBe('ARCHIVE_NEWER')
    const lacking = await changed(zip, { 'imagenes/flores/ramo.png': null })
    expect((await bringIn(lucia, lacking)).body.code).toBe('ARCHIVE_DAMAGED')
  })

  it('comes back from a download of before files were kept at guests and moments', async () => {
    const { lucia, weddingId, vendorId } = await fullWedding()
    const zip = await download(app, lucia, weddingId)
    const index = await indexOf(zip)
    const older = (row: Row) => ({ ...row, vendor_id: row['item_id'], item_id: undefined })
    const { guest_files: _, agenda_item_files: __, task_files: ___, vendor_files, ...tablas } = index.tablas
    const archivos = (index.archivos as { tabla: string; clave: Row }[])
      .filter(({ tabla }) => !/^(guest|agenda_item|task)_files$/.test(tabla))
      .map((file) => (file.tabla === 'vendor_files' ? { ...file, clave: older(file.clave) } : file))
    const olderIndex = { ...index, tablas: { ...tablas, vendor_files: vendor_files.map(older) }, archivos }
    const brought = await bringIn(lucia, await changed(zip, { 'boda.json': JSON.stringify(olderIndex) }))
    expect(brought.status).toBe(201)
    const files = await lucia.get(`/api/weddings/${brought.body.id}/vendors/${vendorId}/files`)
    expect(files.body).toHaveLength(2)
  })

  it('comes back in an account that had nothing to do with it, where words stay without their author', async () => {
    const { lucia, weddingId } = await fullWedding()
    const zip = await download(app, lucia, weddingId)
    const noelia = await signedUp(app, 'Noelia Prado', 'couple')
    const { body } = await bringIn(noelia, zip)
    const members = (await noelia.get(`/api/weddings/${body.id}/members`)).body
    expect(members).toMatchObject([{ userId: noelia.userId, preset: 'couple' }])
    expect(await rowsIn('comments', body.id)).toMatchObject([{ author_id: null, text: 'Me encanta' }])
    expect((await noelia.get(`/api/weddings/${body.id}/guests`)).body.length ?? 2).toBeGreaterThan(0)
  })

  it('holds what the member sees and nothing else', async () => {
    const { lucia, weddingId } = await fullWedding()
    const helper = await joinedAs(app, lucia, weddingId, 'viewer')
    await setLevels(lucia, weddingId, helper, { guests: 'none', inspiration: 'none', seating: 'view' })
    const zip = await download(app, helper, weddingId)
    const files = await read(zip)
    expect(
      [...files.keys()].filter((name) =>
        /invitados|familias|presupuesto|pagos|conversacion|inspiracion|imagenes\/flores/.test(name),
      ),
    ).toEqual([])
    const { tablas } = await indexOf(zip)
    expect(Object.keys(tablas)).not.toContain('guests')
    expect(tablas.vendors[0]).not.toHaveProperty('cost')
    expect((await bringIn(helper, zip)).status).toBe(201)
  })

  it('holds an image that becomes ready while the download runs', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const weddingId = await lucia.createWedding()
    const inspiration = `/api/weddings/${weddingId}/inspiration`
    const folder = (await lucia.post(`${inspiration}/folders`, { name: 'Flores' })).body
    const image = await picture(80, 60).png().toBuffer()
    await lucia.sendBytes(`${inspiration}/folders/${folder.id}/images?name=ramo.png`, image)
    const { files } = app.platform
    const find = files.find.bind(files)
    vi.spyOn(files, 'find').mockImplementationOnce(async (bucket, path) => {
      await app.runJobs()
      return find(bucket, path)
    })
    const zip = await download(app, lucia, weddingId)
    vi.restoreAllMocks()
    expect((await read(zip)).get('imagenes/Flores/ramo.png')!.equals(image)).toBe(true)
  })

  it('asks for a sign-in of the last ten minutes', async () => {
    const { lucia, at } = await fullWedding()
    app.setClock(new Date(Date.now() + 11 * 60_000))
    expect(await lucia.get(`${at}/archive`)).toMatchObject({
      status: 403,
      body: { code: 'SESSION_NOT_FRESH' },
    })
    app.setClock(null)
  })
})

describe('what is brought in', () => {
  it('is refused whole when something of it is wrong, and leaves no wedding and no file', async () => {
    const { lucia, weddingId } = await fullWedding()
    const zip = await download(app, lucia, weddingId)
    const index = await indexOf(zip)
    const with_ = (change: (copy: typeof index) => void) => {
      const copy = structuredClone(index)
      change(copy)
      return changed(zip, { 'boda.json': JSON.stringify(copy) })
    }
    const raul = await signedUp(app, 'Raúl Sanz', 'couple')
    const refused: [string, Buffer][] = [
      ['ARCHIVE_UNKNOWN', Buffer.from('PK no es un ZIP')],
      ['ARCHIVE_UNKNOWN', await changed(zip, { 'boda.json': null })],
      ['ARCHIVE_UNKNOWN', await changed(zip, { 'boda.json': '{"formato":"otra"}' })],
      ['ARCHIVE_NEWER', await with_((copy) => (copy.version = 99))],
      [
        'ARCHIVE_DAMAGED',
        await changed(zip, { 'archivos/proveedores/La Alacena_ «bodas»/contrato.txt': null }),
      ],
      ['ARCHIVE_DAMAGED', await changed(zip, { 'imagenes/flores/ramo.png': '<svg onload="alert(1)"/>' })],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.vendors[0].webpage = 'javascript:alert(1)//x'))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.vendors[0].status = 'otro'))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.guests[0].household_id = id(99)))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.guests[1].id = copy.tablas.guests[0].id))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.bus_trips[0].stops[0].minute = -5))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.bus_trips[0].stops[0].minute = 2880))],
      ['ARCHIVE_DAMAGED', zip.subarray(0, zip.length - 400)].slice(0, 2) as [string, Buffer],
      ['ARCHIVE_TOO_LARGE', await changed(zip, { 'LEEME.txt': ' '.repeat(8_000_000) })],
    ]
    const before = await filesStored(app)
    for (const [code, sent] of refused) {
      const answer = await bringIn(raul, sent)
      const codes = sent.length === zip.length - 400 ? ['ARCHIVE_UNKNOWN', 'ARCHIVE_DAMAGED'] : [code]
      expect(codes, `${code}: ${JSON.stringify(answer.body)}`).toContain(answer.body.code)
    }
    expect(await weddingsOf(raul)).toBe(0)
    expect(await filesStored(app)).toEqual(before)
  })

  it('has no entry that leads out of the folder', async () => {
    const { lucia, weddingId } = await fullWedding()
    const zip = await download(app, lucia, weddingId)
    // The same length, in the directory of the ZIP and before the entry.
    const slipped = Buffer.from(
      zip.toString('latin1').replaceAll('imagenes/Portada/portada.png', '../../../../../../../../pass'),
      'latin1',
    )
    expect((await bringIn(lucia, slipped)).body.code).toBe('ARCHIVE_DAMAGED')
  })
})

describe('the tables of a wedding', () => {
  it('are all in the download, or on the list of those that are not, with a reason', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'wedding_id' order by 1`)
    const known = new Set([...ARCHIVED_TABLES.map(nameOf), ...Object.keys(NOT_ARCHIVED)])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })

  it('have columns that can all be brought in, and leave out columns that exist', () => {
    for (const archived of ARCHIVED_TABLES) {
      expect(() => rowOf(archived), nameOf(archived)).not.toThrow()
      const columns = archivedColumns({ ...archived, leftOut: {} }, null).map(({ name }) => name)
      expect(columns).toEqual(expect.arrayContaining(Object.keys(archived.leftOut ?? {})))
    }
  })
})

// Each reads a backup of the whole database.
describe('a copy that an operator restores beside the wedding', { timeout: 180_000 }, () => {
  type Story = Awaited<ReturnType<typeof fullWedding>> & { elena: Person; template: string }

  /** Rows of the tables that are not downloaded: every table of a wedding has one before the backup. */
  const notDownloaded = ({ lucia, elena, weddingId, vendorId, template }: Story): Record<string, Row[]> => {
    const folder = id(20)
    const sent = { kind: 'invite', address: 'lasa@correo.example', domain: 'correo.example', created_at: AT }
    return {
      seat_drafts: [{ id: DAY, guest_id: GUEST, table_id: MOMENT, author_id: elena.userId, changed_at: AT }],
      task_template_uses: [
        { line_id: DAY, owner_id: elena.userId, template_id: template, version: 1, keys: ['a'], used_at: AT },
      ],
      bus_boardings: [{ trip_id: DAY, guest_id: GUEST, is_aboard: true, ticked_at: AT, tick_id: VERSION }],
      member_visits: [{ user_id: lucia.userId, seen_at: AT }],
      invitation_codes: [
        { code: secret(), role: 'planner', preset: 'viewer', recipient: 'Tía', created_at: AT },
      ],
      inspiration_shares: [{ folder_id: folder, token: secret(), last_day: '2027-04-10', created_at: AT }],
      public_pages: [{ slug: secret(), password_hash: secret(), created_by: lucia.userId }],
      agenda_links: [
        { id: DAY, vendor_id: vendorId, token: secret(), created_at: AT, seen_last: [{ id: MOMENT }] },
      ],
      member_calendars: [
        { user_id: lucia.userId, shows_tasks: true, shows_payments: false, token: secret(), created_at: AT },
      ],
      agency_assignments: [{ agency_id: elena.userId, user_id: elena.userId, kind: 'lead', created_at: AT }],
      wedding_exports: [
        {
          ...{ id: VERSION, created_by: lucia.userId, with_files: true, is_scheduled: false, state: 'ready' },
          ...{
            step: 'storing',
            progress: 100,
            files_done: 1,
            files_total: 1,
            attempts: 1,
            sections: ['guests'],
          },
          ...{ file_name: 'boda.zip', heard_at: AT, expires_at: AT, created_at: AT },
        },
      ],
      wedding_export_files: [{ export_id: VERSION, path: `${weddingId}/zip`, size: 1, created_at: AT }],
      export_schedules: [
        { user_id: lucia.userId, rhythm: 'weekly', with_files: true, next_at: AT, created_at: AT },
      ],
      imports: [{ id: VERSION, created_by: lucia.userId, state: 'open', expires_at: AT, created_at: AT }],
      import_files: [
        { import_id: VERSION, id: DAY, name: 'a.csv', position: 0, bytes: 1, state: 'arriving' },
      ],
      import_pieces: [
        {
          import_id: VERSION,
          file_id: DAY,
          starts_at: 0,
          path: `${weddingId}/piece`,
          size: 1,
          created_at: AT,
        },
      ],
      webhooks: [
        {
          ...{ id: DAY, user_id: lucia.userId, name: 'Mi hoja', url: `https://hoja.example/${secret()}` },
          ...{ sections: ['guests'], with_data: true, is_on: false, failures: 0 },
          ...{ salt: secret(), secret_mark: secret(), created_at: AT },
        },
      ],
      webhook_lines: [{ line_id: MOMENT, at: AT }],
      webhook_deliveries: [
        { id: VERSION, webhook_id: DAY, section: 'guests', at: AT, status: 'delivered', attempts: 1 },
      ],
      former_link_readers: [{ section: 'guests', user_id: elena.userId, lost_at: AT }],
      guest_mails: [
        { ...sent, id: MOMENT, household_id: HOUSEHOLD, occasion: 'invitation', status: 'sent', next_at: AT },
        { ...sent, id: DAY, household_id: HOUSEHOLD, occasion: VERSION, status: 'waiting', next_at: AT },
      ],
      bus_subscriptions: [
        {
          ...{ household_id: HOUSEHOLD, address: 'carmen@correo.example', told: '[]' },
          ...{ told_version: 1, seen_version: 1, created_at: AT },
        },
      ],
      guest_messages: [{ id: VERSION, group_kind: 'all', subject: 'Hola', body: 'Venid', sent_at: AT }],
      message_chats: [{ message_id: VERSION, household_id: HOUSEHOLD, sent_at: AT }],
      reminder_runs: [{ day: '2027-01-01', ran_at: AT, mailed: 1, by_hand: 0 }],
    }
  }

  async function insertRows(weddingId: string, rows: Record<string, Row[]>) {
    for (const [table, some] of Object.entries(rows))
      for (const row of some) {
        const columns = Object.keys(row).join(', ')
        await app.db.execute(sql`
          insert into ${sql.identifier(table)} (wedding_id, ${sql.raw(columns)})
          select ${weddingId}, ${sql.raw(columns)}
          from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`)
      }
  }

  async function wholeStory(): Promise<Story> {
    const wedding = await fullWedding()
    const { lucia, weddingId } = wedding
    const elena = await signedUp(app, 'Elena Vidal', 'planner')
    await lucia.letIn(weddingId, elena, 'planner')
    const template = randomUUID()
    await app.db.execute(sql`
      insert into task_templates (owner_id, id, name, tasks, created_at, updated_at)
      values (${elena.userId}, ${template}, 'La mía', '[]', ${AT}, ${AT})`)
    const story = { ...wedding, elena, template }
    await insertRows(weddingId, notDownloaded(story))
    await app.platform.files.put('imports', `${weddingId}/piece`, Readable.from(['x']), 1)
    await app.platform.files.put('wedding-exports', `${weddingId}/zip`, Readable.from(['x']), 1)
    // A family that was removed with its address: the log keeps its row whole.
    await insertRows(weddingId, {
      households: [{ id: id(30), name: 'Familia Gil', token: secret(), linked_at: AT, created_at: AT }],
    })
    await app.db.execute(sql`delete from households where (wedding_id, id) = (${weddingId}, ${id(30)})`)
    await app.db.execute(sql`
      update households set token = ${secret()}, linked_at = ${AT}, linked_by = ${lucia.userId}
      where wedding_id = ${weddingId}`)
    await app.db.execute(sql`
      update tasks set notes = ${`Mirad /bodas/${weddingId}/tareas`}, assignees = ${JSON.stringify([
        { kind: 'member', userId: elena.userId },
      ])}::jsonb where (wedding_id, id) = (${weddingId}, ${DAY})`)
    return story
  }

  const tablesOfWeddings = async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'wedding_id' and is_nullable = 'NO' order by 1`)
    const inBin = ['deleted_weddings', 'deleted_wedding_members']
    return ['weddings', ...rows.map(({ name }) => name).filter((name) => !inBin.includes(name))]
  }

  const everything = async (weddingId: string) => {
    const all = new Map<string, Row[]>()
    for (const table of await tablesOfWeddings()) all.set(table, await rowsIn(table, weddingId))
    return all
  }

  const run = (command: 'backup' | 'restore', ...args: string[]) => {
    const { authSecret } = app.platform.settings
    const store = {
      config: { files: { kind: 'disk' as const }, dataDir: app.dataDir, authSecret },
      close: async () => {},
    }
    const databaseUrl = app.db.$client.options.connectionString!
    return runBackupCommand(command, args, { store, databaseUrl })
  }
  const refusal = (...args: string[]) =>
    run('restore', ...args).then(
      (said) => `no refusal: ${said}`,
      (error: Error) => error.message,
    )

  async function backedUp(): Promise<string> {
    const file = join(app.dataDir, `${randomUUID()}.backup`)
    await run('backup', file)
    return file
  }

  async function copyOf(file: string, weddingId: string, ...args: string[]): Promise<string> {
    await run('restore', file, '--wedding', weddingId, '--copy', ...args)
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from weddings where copy_of = ${weddingId} order by ctid desc limit 1`,
    )
    return rows[0]!.id
  }

  const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const changedIn = (table: string): string[] => {
    const rule = COPY_RULES[table] ?? {}
    const own = { weddings: ['name', 'copy_of'], wedding_members: ['created_at'], activity_changes: [] }[
      table
    ]
    return own ?? Object.keys(('values' in rule && rule.values) || {})
  }

  /** The rows as text, without what a copy has otherwise, in the order of the rest. */
  function told(table: string, rows: readonly Row[]): string[] {
    const secrets = new Set(ENDED_SECRETS.map((column) => column.split('.')[1]))
    const without = (row: Row, columns: Set<string | undefined>) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !columns.has(column)))
    return rows
      .map((row) => without(row, new Set(changedIn(table))))
      .map((row) => {
        if (table !== 'activity_changes') return row
        const closed = new Set([...secrets, 'linked_at', 'linked_by'])
        const sides = (['before', 'after'] as const).map((side) => [
          side,
          row[side] && without(row[side] as Row, closed),
        ])
        return { ...row, ...Object.fromEntries(sides) }
      })
      .map((row) => JSON.stringify(row))
      .toSorted()
  }

  const leftOut = (table: string) => 'leftOut' in (COPY_RULES[table] ?? {}) && table !== 'wedding_members'

  it('has every row of every table and every file with ids of its own, and the wedding stays as it is', async () => {
    const story = await wholeStory()
    const { lucia, elena, weddingId } = story
    const before = await everything(weddingId)
    // A table without a row would prove nothing.
    expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([])
    const file = await backedUp()
    const copyId = await copyOf(file, weddingId)
    expect(await everything(weddingId)).toEqual(before)
    const copy = await everything(copyId)

    // The copy begins with a line of its own.
    const line = copy.get('activity_lines')!.find(({ action }) => action === 'weddings.backup.copy')!['id']

    const pairs = new Map<string, string>()
    for (const [table, all] of before) {
      if (leftOut(table)) {
        expect(copy.get(table), table).toEqual([])
        continue
      }
      if (table === 'wedding_versions') continue
      const rows = table === 'guest_mails' ? all.filter((row) => row['status'] !== 'waiting') : all
      const own = copy.get(table)!.filter((row) => row['id'] !== line && row['line_id'] !== line)
      const [was, now] = [told(table, rows), told(table, own)]
      expect(
        now.map((row) => row.replace(UUID, '#')),
        table,
      ).toEqual(was.map((row) => row.replace(UUID, '#')))
      for (const [place, row] of was.entries())
        for (const [index, [id]] of [...row.matchAll(UUID)].entries()) {
          const copied = [...now[place]!.matchAll(UUID)][index]![0]
          expect(pairs.get(id) ?? copied, `${table}: ${row}`).toBe(copied)
          pairs.set(id, copied)
        }
    }
    expect(new Set(pairs.values()).size).toBe(pairs.size)
    expect(pairs.get(weddingId)).toBe(copyId)
    const stays = [...pairs].filter(([was, now]) => was === now).map(([was]) => was)
    const paths = new Set(
      [...before.values()].flat().flatMap(({ path }) => String(path ?? '').match(UUID) ?? []),
    )
    expect(stays.filter((one) => !paths.has(one)).sort()).toEqual(
      [lucia.userId, elena.userId, story.template].sort(),
    )
    await sameFiles(before, copy)
    expect((await lucia.get(`/api/weddings/${copyId}/guests`)).body).toHaveLength(2)
    const counts = sql`select area, sum(row_count)::int as count from wedding_versions
      where wedding_id = ${weddingId} group by area having sum(row_count) > 0 order by area`
    const countsOfCopy = sql`select area, sum(row_count)::int as count from wedding_versions
      where wedding_id = ${copyId} group by area having sum(row_count) > 0 order by area`
    expect((await app.db.execute(countsOfCopy)).rows).toEqual((await app.db.execute(counts)).rows)
  })

  async function sameFiles(before: Map<string, Row[]>, copy: Map<string, Row[]>) {
    const { files } = app.platform
    const bytesOf = async (bucket: (typeof FILE_COLUMNS)[number]['bucket'], path: string) =>
      (await buffer(await (await files.find(bucket, path))!.read())).toString('base64')
    let count = 0
    for (const { bucket, table, column } of FILE_COLUMNS.filter((one) => !leftOut(one.table))) {
      const [was, now] = [before, copy].map((all) =>
        (all.get(table) ?? []).map((row) => row[column] as string),
      )
      expect(now!.filter((path) => was!.includes(path))).toEqual([])
      const bytes = async (paths: string[]) =>
        (await Promise.all(paths.map((path) => bytesOf(bucket, path)))).sort()
      expect(await bytes(now!)).toEqual(await bytes(was!))
      count += now!.length
    }
    expect(count).toBeGreaterThan(10)
  }

  it('is opened by nothing that opened the wedding, and its log does not tell of it', async () => {
    const { lucia, weddingId } = await wholeStory()
    const before = await everything(weddingId)
    const secrets = ENDED_SECRETS.flatMap((column) => {
      const [table, name] = column.split('.') as [string, string]
      return before.get(table)!.map((row) => row[name] as string | null)
    })
    for (const { before: removed } of before.get('activity_changes')!)
      secrets.push((removed as Row | null)?.['token'] as string)
    const values = secrets.filter((value) => value)
    expect(values.length).toBeGreaterThan(ENDED_SECRETS.length)
    const copy = await everything(await copyOf(await backedUp(), weddingId))
    const text = JSON.stringify([...copy])
    expect(values.filter((value) => text.includes(value!))).toEqual([])
    expect(copy.get('households')![0]).toMatchObject({ token: null, linked_at: null, linked_by: null })
    expect(copy.get('invitation_settings')![0]).toMatchObject({ reminders_on: false })
    expect(copy.get('mail_recipients')![0]).toMatchObject({
      unsubscribed_at: expect.any(String),
      refusal: 'unknownMailbox',
    })
    const { body } = await lucia.get('/api/weddings')
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'Lucía & Martín / «2027»',
      expect.stringMatching(/^Lucía & Martín \/ «2027» \(copia del \d+ de [a-z]+\)$/),
    ])
  })

  it('has the members of then who are members today, with what they may do today', async () => {
    const { lucia, elena, weddingId } = await wholeStory()
    const [left, gone, narrowed] = [
      await joinedAs(app, lucia, weddingId, 'viewer'),
      await joinedAs(app, lucia, weddingId, 'viewer'),
      await joinedAs(app, lucia, weddingId, 'viewer'),
    ]
    const file = await backedUp()
    await lucia.delete(`/api/weddings/${weddingId}/members/${left.userId}`, { renew: [] })
    await app.db.execute(sql`delete from auth."user" where id = ${gone.userId}`)
    await setLevels(lucia, weddingId, narrowed, { guests: 'none' })
    const late = await joinedAs(app, lucia, weddingId, 'viewer')
    await app.db.execute(sql`delete from task_templates where owner_id = ${elena.userId}`)
    const copyId = await copyOf(file, weddingId)
    const { body: members } = await lucia.get(`/api/weddings/${copyId}/members`)
    expect(members.map(({ userId }: { userId: string }) => userId).sort()).toEqual(
      [lucia.userId, elena.userId, narrowed.userId].sort(),
    )
    for (const stranger of [left, late])
      expect((await stranger.get(`/api/weddings/${copyId}/guests`)).status).toBe(404)
    expect((await narrowed.get(`/api/weddings/${copyId}/guests`)).status).toBe(403)
    expect(await rowsIn('task_template_uses', copyId)).toEqual([])
    const { body } = await lucia.get(`/api/weddings/${copyId}/activity`)
    expect(body.lines[0]).toMatchObject({ action: 'weddings.backup.copy', actorId: null })
  })

  it('counts as one with its wedding, and tells nobody of what that tells them', async () => {
    const { elena, weddingId } = await wholeStory()
    const file = await backedUp()
    const copyId = await copyOf(file, weddingId)
    const active = () => countActiveWeddings(app.db, elena.userId, new Date('2027-01-05T07:00:00Z'))
    expect(await active()).toBe(1)
    const clock = { now: () => new Date('2027-01-05T07:00:00Z') }
    const remind = () => remindOfTasks({ ...app.platform, clock })
    const toldOf = async (ofWedding: string) =>
      (
        await app.db.execute(
          sql`select from notifications where wedding_id = ${ofWedding} and action = 'tasks.week'`,
        )
      ).rows.length
    await remind()
    expect(await toldOf(weddingId)).toBeGreaterThan(0)
    expect(await toldOf(copyId)).toBe(0)
    // Once its wedding is gone it is one of its own.
    await app.db.execute(sql`delete from weddings where id = ${weddingId}`)
    expect(await active()).toBe(1)
    await remind()
    expect(await toldOf(copyId)).toBeGreaterThan(0)
  })

  it('is refused where there is no wedding beside which it could be, and leaves nothing when it fails', async () => {
    const { lucia, weddingId } = await wholeStory()
    const file = await backedUp()
    const copy = (...args: string[]) => refusal(file, '--wedding', weddingId, '--copy', ...args)
    const before = (await filesStored(app)).length
    expect(await copy('--member', 'nadie@correo.example')).toMatch(/no account with the address/)
    expect((await filesStored(app)).length).toBe(before)
    expect(await weddingsOf(lucia)).toBe(1)
    expect(await refusal(file, '--copy')).toMatch(/^Usage/)
    await app.db.execute(
      sql`insert into deleted_weddings (wedding_id, deleted_at) values (${weddingId}, now())`,
    )
    expect(await copy()).toMatch(/can take it back/)
    await app.db.execute(sql`delete from weddings where id = ${weddingId}`)
    expect(await copy()).toMatch(/without --copy it comes back itself/)
  })

  it('names nothing outside of it but people and templates, and nothing that is left out of it', async () => {
    const { rows } = await app.db.execute<{ table: string; parent: string }>(sql`
      select c.relname as table, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)
    const tables = await tablesOfWeddings()
    const kept = rows.filter(({ table }) => tables.includes(table) && !leftOut(table))
    const outside = new Set(kept.map(({ parent }) => parent).filter((parent) => !tables.includes(parent)))
    expect([...outside].sort()).toEqual(NAMED_FROM_OUTSIDE.toSorted())
    expect(kept.filter(({ parent }) => parent === 'wedding_members' || leftOut(parent))).toEqual([])
    const ruled = Object.keys(COPY_RULES)
    expect(ruled.filter((table) => !tables.includes(table))).toEqual([])
    expect(
      ENDED_SECRETS.map((column) => column.split('.')[0]).filter((table) => !ruled.includes(table!)),
    ).toEqual([])
  })
})
