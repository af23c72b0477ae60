import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import {
  ARCHIVED_TABLES,
  archivedColumns,
  NOT_ARCHIVED,
  nameOf,
} from '#server/areas/archive/archive-tables.ts'
import { rowOf } from '#server/areas/archive/archive-values.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { picture } from '../../support/outside/images.ts'
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
      reminders_on: true,
      reminder_days: [14, 3],
      reminders_set_at: AT,
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
      changes: [{ guestId: GUEST, field: 'rsvp', value: true }],
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
      stops: [{ key: 'ida', name: 'Centro', place: 'Plaza', minute: 700, isVenue: false }],
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
      'agenda/Ceremonia/lecturas.txt',
      'agenda/agenda.csv',
      'agenda/comentarios.csv',
      'boda.json',
      'conversacion/conversacion.csv',
      'inspiracion/comentarios.csv',
      'inspiracion/flores/ramo.png',
      'inspiracion/imagenes.csv',
      'invitados/=Íñigo _Lasa_/menú.txt',
      'invitados/comentarios.csv',
      'invitados/familias.csv',
      'invitados/invitados.csv',
      'mesas/plano.jpg',
      'portada/portada.png',
      'presupuesto/comentarios.csv',
      'presupuesto/pagos.csv',
      'presupuesto/plazos.csv',
      'presupuesto/presupuesto.csv',
      'proveedores/La Alacena_ «bodas»/Menú _final_.txt',
      'proveedores/La Alacena_ «bodas»/contrato.txt',
      'proveedores/proveedores.csv',
      'tareas/Reservar el catering/impreso.txt',
      'tareas/comentarios.csv',
      'tareas/tareas.csv',
    ])
    const guests = files.get('invitados/invitados.csv')!.toString()
    expect(guests).toContain(`"'=Íñigo ""Lasa""";"Familia Lasa";"inigo@correo.example"`)
    expect(guests).toContain('"Sí";"Preboda: No";"Pescado"')
    expect(files.get('conversacion/conversacion.csv')!.toString()).toContain('"Lucía Soler";"Me encanta"')
    expect(files.get('agenda/agenda.csv')!.toString()).toContain('"12:30";"13:20";"Ceremonia"')
    expect(files.get('boda.json')!.toString()).not.toContain('secreto-')
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
    const name = 'proveedores/La Alacena_ «bodas»/contrato.txt'
    expect(again.get(name)).toEqual(first.get(name))
    expect((await lucia.get(at)).status).toBe(200)
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
      [...files.keys()].filter((name) => /invitados|presupuesto|conversacion|inspiracion/.test(name)),
    ).toEqual([])
    const { tablas } = await indexOf(zip)
    expect(Object.keys(tablas)).not.toContain('guests')
    expect(tablas.vendors[0]).not.toHaveProperty('cost')
    expect((await bringIn(helper, zip)).status).toBe(201)
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
      ['ARCHIVE_DAMAGED', await changed(zip, { 'proveedores/La Alacena_ «bodas»/contrato.txt': null })],
      ['ARCHIVE_DAMAGED', await changed(zip, { 'inspiracion/flores/ramo.png': '<svg onload="alert(1)"/>' })],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.vendors[0].webpage = 'javascript:alert(1)//x'))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.vendors[0].status = 'otro'))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.guests[0].household_id = id(99)))],
      ['ARCHIVE_DAMAGED', await with_((copy) => (copy.tablas.guests[1].id = copy.tablas.guests[0].id))],
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
      zip.toString('latin1').replaceAll('portada/portada.png', '../../../../etc/pas'),
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
