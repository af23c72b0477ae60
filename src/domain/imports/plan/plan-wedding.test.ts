import { describe, expect, it } from 'vitest'
import { familyNameOf } from '../../guest-import/imported-households.ts'
import { LIMITS } from '../../operation/limits.ts'
import { asBudget } from '../as-budget.ts'
import type { ImportedMoment, PartContent, ReadPart } from '../imports.ts'
import { leftOutInWords } from '../left-out-words.ts'
import { partsOfContent } from '../parts-of-content.ts'
import type { FileOfImport, KnownWedding } from './known-wedding.ts'
import { partsOf } from './known-wedding.ts'
import { planWedding } from './plan-wedding.ts'
import { previewOf } from './preview.ts'
import { questionsOf } from './questions.ts'
import { readAnswer } from './read-answer.ts'

const part = (content: PartContent, more: Partial<ReadPart> = {}): ReadPart => ({
  ...{ sheet: null, product: null, isUncertain: false, alternatives: [], leftOut: [] },
  ...{ content, weddingDay: null, venue: null, ...more },
})
const file = (id: string, ...parts: ReadPart[]): FileOfImport => ({ id, name: `${id}.csv`, hash: id, parts })
const guest = (row: number, fullName: string, more = {}) => ({
  ...{ row, fullName, email: null, notes: null, rsvp: null },
  ...more,
})
const guests = (...list: ReturnType<typeof guest>[]): PartContent => ({ kind: 'guests', guests: list })
const known = (more: Partial<KnownWedding> = {}): KnownWedding => ({
  ...{
    today: '2026-11-28',
    date: null,
    timeZone: 'Europe/Madrid',
    mayChangeDate: true,
    guests: [],
    vendors: [],
    tasks: [],
  },
  components: [],
  ...{
    agenda: { days: [], items: [] },
    seating: { tables: [], people: [] },
    folders: [],
    images: [],
    documents: [],
    documentsTaskId: 'task',
  },
  ...more,
})
const stored = (id: string, fullName: string, more = {}) => ({
  ...{ id, fullName, email: null, rsvp: null, maybe: false, notes: null, age: 'adult' as const },
  ...{ ageYears: null, side: null, phone: null, household: { name: '', language: 'es' as const } },
  ...more,
})
const ids = { idOf: (key: string) => `own ${key}`, contentIdOf: (key: string) => key }
const plan = (files: FileOfImport[], wedding = known(), answers = {}) =>
  planWedding(files, wedding, answers, ids)

describe('guests of several files', () => {
  it('who stand in two of them come once, with what both say, and are asked about', () => {
    const files = [
      file('a', part(guests(guest(2, 'Ainhoa Lasa', { email: 'ainhoa@correo.example' })))),
      file('b', part(guests(guest(5, 'AINHOA LASA', { phone: '600 000 001', rsvp: true })))),
    ]
    const made = plan(files)
    expect(made.guests.added).toEqual([
      expect.objectContaining({ fullName: 'Ainhoa Lasa', email: 'ainhoa@correo.example', rsvp: true }),
    ])
    const [question] = questionsOf(made, partsOf(files, {}), known(), {})
    expect(question).toMatchObject({ key: 'samePeople', value: 'true', isAnswered: false })
    expect(question!.title).toBe('Un nombre sale en dos archivos. ¿Es la misma persona?')
    expect(plan(files, known(), { samePeople: false }).guests.added).toHaveLength(2)
  })

  it('of one name in one file are two people', () => {
    expect(
      plan([file('a', part(guests(guest(2, 'Ana Gil'), guest(3, 'Ana Gil'))))]).guests.added,
    ).toHaveLength(2)
  })

  it('who are there already change by what is new, and never lose an answer', () => {
    const wedding = known({ guests: [stored('1', 'Teo Lasa', { rsvp: true, notes: 'Vegano' })] })
    const made = plan(
      [file('a', part(guests(guest(2, 'teo lasa', { email: 'teo@correo.example' }))))],
      wedding,
    )
    expect(made.guests.added).toEqual([])
    expect(made.guests.updates).toEqual([
      { guestId: '1', was: { email: null }, becomes: { email: 'teo@correo.example' } },
    ])
  })

  it('brought a second time change nothing', () => {
    const wedding = known({ guests: [stored('1', 'Teo Lasa')] })
    const made = plan([file('a', part(guests(guest(2, 'Teo Lasa'))))], wedding)
    expect([made.guests.added, made.guests.updates, made.guests.same]).toEqual([[], [], 1])
  })
})

describe('families of lists', () => {
  it('that two lists number alike are two', () => {
    const list = (...names: string[]) =>
      guests(...names.map((name, at) => guest(at + 2, name, { household: '1' })))
    const made = plan([file('a', part(list('Ana', 'Luis'))), file('b', part(list('Teo', 'Sol')))])
    const [ana, luis, teo, sol] = made.guests.added.map(({ household }) => household)
    expect([ana === luis, teo === sol, ana === teo]).toEqual([true, true, false])
    expect(familyNameOf(ana!)).toBeNull()
  })

  const likely = { likelyHousehold: '#quizá 1' }
  const files = [
    file('a', part(guests(guest(2, 'Ana Gil', likely), guest(3, 'Leo Gil', likely), guest(4, 'Sol Mas')))),
  ]

  it('that are not sure are asked about, and stand apart until a person joins them', () => {
    const made = plan(files)
    expect(made.guests.added.map(({ household }) => household)).toEqual([undefined, undefined, undefined])
    expect(questionsOf(made, partsOf(files, {}), known(), {})).toMatchObject([
      {
        key: 'families',
        title: 'Estas personas parecen una familia. ¿Las juntamos?',
        detail: 'Ana Gil y Leo Gil. Comparten mesa y apellidos, o un teléfono o un email.',
        value: 'false',
        isAnswered: false,
      },
    ])
    const joined = plan(files, known(), readAnswer('families', 'true')!)
    const [ana, leo, sol] = joined.guests.added.map(({ household }) => household)
    expect([ana === leo, sol]).toEqual([true, undefined])
    expect(previewOf(joined, known()).sections[0]!.detail).toBe('1 familia.')
    expect(questionsOf(joined, partsOf(files, {}), known(), { families: true })).toMatchObject([
      { value: 'true', isAnswered: true },
    ])
  })

  it('are no question where one of them is in the wedding already', () => {
    const wedding = known({ guests: [stored('1', 'Ana Gil')] })
    const made = plan(files, wedding, { families: true })
    expect(made.guests.added.map(({ household }) => household)).toEqual([undefined, undefined])
    expect(questionsOf(made, partsOf(files, {}), wedding, {})).toEqual([])
  })
})

describe('tables', () => {
  const tables: PartContent = {
    kind: 'seating',
    tables: [{ row: 1, name: 'Mesa 1', seats: 8, people: ['Ainhoa Lasa', 'Teo Lasa'] }],
  }

  it('seat by their names the people who come, and the others keep the table in their notes', () => {
    const list = guests(guest(2, 'Ainhoa Lasa', { rsvp: true }), guest(3, 'Teo Lasa'))
    const made = plan([file('a', part(list)), file('b', part(tables))])
    expect(made.guests.tables?.seats).toEqual([
      { guestId: 'own guest:a:0:2:0', from: null, tableId: expect.any(String) },
    ])
    expect(made.guests.added.map(({ notes }) => notes)).toEqual([null, 'Mesa 1'])
  })

  it('seat a guest whom the list of guests names again without a table', () => {
    const wedding = known({ guests: [stored('1', 'Teo Lasa', { rsvp: true })] })
    const made = plan([file('a', part(guests(guest(2, 'Teo Lasa')))), file('b', part(tables))], wedding)
    expect(made.guests.tables?.seats).toEqual([{ guestId: '1', from: null, tableId: expect.any(String) }])
  })

  it('tell whom they seat that no guest, or more than one, is called so', () => {
    const list = guests(
      guest(2, 'Teo Lasa', { rsvp: true }),
      guest(3, 'Ana Gil', { rsvp: true }),
      guest(4, 'Ana Gil', { rsvp: true }),
    )
    const seats = { row: 1, name: 'Mesa 1', seats: 8, people: ['Ainhoa Lasa', 'Teo Lasa', 'Ana Gil'] }
    const made = plan([
      file('a', part(list)),
      file('b', part({ kind: 'seating', tables: [seats] }, { sheet: 'Mesas' })),
    ])
    expect(made.guests.tables?.seats).toHaveLength(1)
    expect(
      made.leftOut.map(({ fileName, sheet, left }) => [fileName, sheet, left.reason, left.name]),
    ).toEqual([
      ['b.csv', 'Mesas', 'unknownPerson', 'Ainhoa Lasa'],
      ['b.csv', 'Mesas', 'unsurePerson', 'Ana Gil'],
    ])
    expect(made.leftOut.map(({ left }) => leftOutInWords(left))).toEqual([
      { title: '«Ainhoa Lasa» no está entre los invitados', detail: 'Fila 1 · Mesa 1' },
      { title: 'No sabemos qué sitio es el de «Ana Gil»', detail: 'Fila 1 · Mesa 1' },
    ])
    expect(previewOf(made, known()).notes).toEqual([
      '1 persona de las mesas no está entre los invitados: mira «Se queda fuera».',
    ])
  })

  it('tell who finds no seat at a table that is full, and seat the others', () => {
    const wedding = known({
      guests: [stored('1', 'Ainhoa Lasa', { rsvp: true }), stored('2', 'Teo Lasa', { rsvp: true })],
      seating: {
        tables: [{ id: 't', number: 1, name: null, seats: 1 }],
        people: ['1', '2'].map((guestId) => ({ guestId, tableId: null, comes: true })),
      },
    })
    const made = plan([file('b', part(tables))], wedding)
    expect(made.guests.tables?.seats).toEqual([{ guestId: '1', from: null, tableId: 't' }])
    expect(made.leftOut.map(({ left }) => [left.reason, left.name, left.cell])).toEqual([
      ['tableFull', 'Teo Lasa', 'Mesa 1'],
    ])
    const [section] = previewOf(made, wedding).sections
    expect(section!.detail).toBe('1 no cabe en su mesa: queda por sentar.')
  })

  it.each(['guests', 'seating'] as const)('show no seats where %s are closed, and say it', (closed) => {
    const wedding = known({ guests: [stored('1', 'Teo Lasa', { rsvp: true })], [closed]: null })
    const made = plan([file('b', part(tables))], wedding)
    const preview = previewOf(made, wedding)
    expect([preview.sections, preview.closed, made.leftOut]).toEqual([[], ['Mesas'], []])
  })

  it('seat those of the wedding who are in no list of guests', () => {
    const wedding = known({
      guests: [stored('1', 'Teo Lasa', { rsvp: true })],
      seating: { tables: [], people: [{ guestId: '1', tableId: null, comes: true }] },
    })
    expect(plan([file('b', part(tables))], wedding).guests.tables?.seats).toHaveLength(1)
  })
})

describe('the agenda', () => {
  const moment = (
    row: number,
    startsAt: number,
    title: string,
    day: string | null = null,
  ): ImportedMoment => ({
    ...{ row, startsAt, title, day, endsAt: null, place: null, who: ['Los Naranjos'], notes: null },
  })
  const agenda = (...moments: ImportedMoment[]): PartContent => ({ kind: 'agenda', moments })

  it('goes to the day of the wedding, and an item that is there comes once', () => {
    const wedding = known({
      date: '2027-04-10',
      agenda: {
        days: [{ id: 'd', name: 'La boda', date: '2027-04-10', isDraft: false }],
        items: [{ dayId: 'd', startsAt: 750, title: 'Ceremonia' }],
      },
    })
    const made = plan(
      [file('a', part(agenda(moment(2, 750, 'CEREMONIA'), moment(3, 810, 'Cóctel'))))],
      wedding,
    )
    expect(made.agenda.days).toMatchObject([{ id: 'd', isNew: false, items: [{ title: 'Cóctel' }] }])
    expect(made.agenda.same).toBe(1)
  })

  it('of a calendar that gives instants is read by the clocks of the wedding', () => {
    const instant = { ...moment(1, 30, 'Brindis', '2027-04-10'), endsAt: 90, isInstant: true as const }
    const typed = moment(2, 1080, 'Cena', '2027-04-10')
    const made = plan([file('a', part(agenda(instant, typed)))], known({ timeZone: 'Atlantic/Canary' }))
    expect(made.agenda.days.map(({ date, items }) => [date, items])).toMatchObject([
      ['2027-04-09', [{ title: 'Brindis', startsAt: 1410, endsAt: 1470 }]],
      ['2027-04-10', [{ title: 'Cena', startsAt: 1080 }]],
    ])
  })

  it('without any day is told as what stays out', () => {
    const made = plan([file('a', part(agenda(moment(2, 750, 'Ceremonia'))))])
    expect(made.agenda.withoutDay).toBe(1)
    expect(previewOf(made, known()).notes).toEqual(['1 momento se queda fuera: la boda aún no tiene fecha.'])
  })

  it('is of a vendor where its name is one of the wedding', () => {
    const vendor = {
      id: 'v',
      name: 'Los Naranjos',
      vendorType: 'finca',
      status: 'open' as const,
      details: null,
    }
    const wedding = known({
      date: '2027-04-10',
      vendors: [{ ...vendor, costCents: 0, isPriced: false, paidCents: 0, instalments: 0 }],
    })
    const made = plan([file('a', part(agenda(moment(2, 750, 'Ceremonia'))))], wedding)
    expect(made.agenda.days[0]!.items[0]!.responsible).toEqual([{ kind: 'vendor', vendorId: 'v' }])
  })
})

describe('the day of the wedding', () => {
  const day = { cell: '04/10/2027', readings: ['2027-04-10', '2027-10-04'] as [string, string] }
  const files = [file('a', part(guests(guest(2, 'Ana')), { weddingDay: day }))]

  it('that may be read in two ways is asked, with the best guess chosen', () => {
    const made = plan(files)
    expect(made.newDate).toBe('2027-04-10')
    expect(questionsOf(made, partsOf(files, {}), known(), {})).toMatchObject([
      {
        key: 'day',
        title: 'En tus archivos pone 04/10/2027. ¿Qué día es la boda?',
        options: [{ label: '10 de abril de 2027' }, { label: '4 de octubre de 2027' }],
      },
    ])
    expect(plan(files, known(), readAnswer('day', '2027-10-04')!).newDate).toBe('2027-10-04')
  })

  it('of the wedding stays unless the person says otherwise', () => {
    expect(plan(files, known({ date: '2027-05-01' })).newDate).toBeNull()
    expect(plan(files, known({ date: '2027-05-01' }), { day: '2027-04-10' }).newDate).toBe('2027-04-10')
    expect(
      plan(files, known({ date: '2027-05-01', mayChangeDate: false }), { day: '2027-04-10' }).newDate,
    ).toBeNull()
  })
})

describe('components that the wedding made', () => {
  const own = (key: string, name: string) => ({
    ...{ key, name, description: null, category: 'Catering & Bebida' as const, custom: true },
  })
  const sheet = (...rows: string[][]) => {
    const page = { name: null, rows: [['Proveedor', 'Concepto', 'Coste', 'Notas'], ...rows], merged: [] }
    return [file('a', part(asBudget(page).content))]
  }
  const placesOf = (files: FileOfImport[], components: ReturnType<typeof own>[]) =>
    plan(files, known({ components })).vendors.rows.map(({ vendor }) => [
      vendor.name,
      vendor.vendorType,
      vendor.details,
    ])

  it('take the vendors whose words name them, alone or among others', () => {
    const files = sheet(
      ['Ibéricos Ruiz', 'Cortador de jamón (4 h)', '450', 'Trae dos jamones'],
      ['Carruajes Sol', 'Coche de caballos', '600', ''],
      ['Cabify', 'Coche', '90', ''],
    )
    expect(placesOf(files, [])).toEqual([
      ['Ibéricos Ruiz', null, 'Trae dos jamones\nCortador de jamón (4 h)'],
      ['Carruajes Sol', 'coche-de-novios', null],
      ['Cabify', 'coche-de-novios', null],
    ])
    expect(
      placesOf(files, [own('cortador-de-jamon', 'Cortador de jamón'), own('caballos', 'Coche de caballos')]),
    ).toEqual([
      ['Ibéricos Ruiz', 'cortador-de-jamon', 'Trae dos jamones'],
      ['Carruajes Sol', 'caballos', null],
      ['Cabify', 'coche-de-novios', null],
    ])
  })

  it('are not found within other words, and stand for no short word', () => {
    const files = sheet(['Sol', 'Jamoneros', '450', ''], ['Luna', 'Un té', '30', ''])
    expect(placesOf(files, [own('jamon', 'Jamón'), own('te', 'Té')]).map(([, type]) => type)).toEqual([
      null,
      null,
    ])
  })
})

describe('days that are written in numbers alone', () => {
  const FILE = '0190a0a0-0000-7000-8000-000000000001'
  const filesOf = (...rows: string[][]) => {
    const pages = [{ name: null, rows, merged: [] }]
    const parts = partsOfContent({ kind: 'pages', pages, hasMacros: false }, 'tareas.csv')
    return [{ id: FILE, name: 'tareas.csv', hash: 'a', parts }]
  }
  const asked = (files: FileOfImport[]) => questionsOf(plan(files), partsOf(files, {}), known(), {})

  it('are asked about below an English heading, once for the column', () => {
    const files = filesOf(
      ['Task', 'Due Date'],
      ['Elegir tarta', '04/03/2027'],
      ['Probar el menú', '05/05/2027'],
      ['Casarse', '2027-06-12'],
      ['Invitar', '01/02/2027'],
    )
    expect(asked(files)).toMatchObject([
      {
        key: `days:${FILE}:0`,
        title: 'En tareas.csv pone 04/03/2027. ¿Qué día es?',
        detail: 'Vale para 2 fechas.',
        options: [{ label: '3 de abril de 2027' }, { label: '4 de marzo de 2027' }],
        value: 'month',
        isAnswered: false,
      },
    ])
    const dayOrders = { [`${FILE}:0`]: 'day' as const }
    expect(readAnswer(`days:${FILE}:0`, 'day')).toEqual({ dayOrderOf: `${FILE}:0`, order: 'day' })
    expect(readAnswer(`days:${FILE}:0`, 'year')).toBeNull()
    const daysOf = (answers: object) =>
      plan(files, known(), answers).tasks.added.map(({ due }) => due?.kind === 'day' && due.on)
    expect(daysOf({})).toEqual(['2027-04-03', '2027-05-05', '2027-06-12', '2027-01-02'])
    expect(daysOf({ dayOrders })).toEqual(['2027-03-04', '2027-05-05', '2027-06-12', '2027-02-01'])
  })

  it.each<[string, ...string[][]]>([
    [
      'one is past the twelfth',
      ['Task', 'Due Date'],
      ['Elegir tarta', '04/03/2027'],
      ['Casarse', '25/06/2027'],
    ],
    ['the heading is Spanish', ['Tarea', 'Fecha'], ['Elegir tarta', '04/03/2027']],
    ['the year is first', ['Task', 'Due Date'], ['Elegir tarta', '2027-03-04']],
  ])('are no question where %s', (_, ...rows) => {
    expect(asked(filesOf(...rows))).toEqual([])
  })

  it('are those of payments, too', () => {
    const files = filesOf(['Vendor', 'Total', 'Due date'], ['Finca Sol', '9500', '04/03/2027'])
    expect(asked(files)).toMatchObject([{ key: `days:${FILE}:0` }])
    const dayOrders = { [`${FILE}:0`]: 'day' as const }
    const [row] = plan(files, known(), { dayOrders }).vendors.rows
    expect(row!.vendor.on).toEqual({ kind: 'day', on: '2027-03-04' })
  })
})

describe('a budget in another currency', () => {
  const vendor = {
    ...{ row: 2, name: 'Blue Plate', vendorType: 'catering', category: 'banquet', unknown: [], on: null },
    ...{ unknownDay: null, status: 'open', details: null, phone: null, email: null, isCostOfParts: false },
    ...{ costCents: 425_050, paidCents: 100_000, dueCents: null, hasCost: true },
  }
  const files = [
    file('a', part({ kind: 'budget', currency: 'USD', vendors: [vendor] } as unknown as PartContent)),
  ]

  it('is asked about, and its amounts stand in the notes until a person says that they are euros', () => {
    const made = plan(files)
    expect(questionsOf(made, partsOf(files, {}), known(), {})).toMatchObject([
      {
        key: 'foreignAmounts',
        title: 'El presupuesto está en otra moneda (USD). ¿Qué hacemos con las cifras?',
        value: 'noted',
      },
    ])
    const [row] = made.vendors.rows
    expect(row!.vendor).toMatchObject({
      costCents: 0,
      details: 'Coste: 4.250,50\u00a0USD\nPagado: 1.000\u00a0USD',
    })
    expect(plan(files, known(), { foreignAmounts: 'euros' }).vendors.rows[0]!.vendor).toMatchObject({
      ...{ costCents: 425_050, paidCents: 100_000, details: null },
    })
    expect(readAnswer('foreignAmounts', 'euros')).toEqual({ foreignAmounts: 'euros' })
    expect(readAnswer('foreignAmounts', 'dólares')).toBeNull()
  })
})

describe('pictures and documents', () => {
  const photo = (folder: string | null): PartContent => ({ kind: 'photos', folder })

  it('go to the folder of their folder, one of the wedding where it has that name', () => {
    const wedding = known({ folders: [{ id: 'f', name: 'Flores' }] })
    const made = plan([file('a', part(photo('flores'))), file('b', part(photo('Trajes')))], wedding)
    expect(made.photos.folders.map(({ name, isNew }) => [name, isNew])).toEqual([
      ['Flores', false],
      ['Trajes', true],
    ])
  })

  it('that lay in no folder are asked about', () => {
    const files = [file('a', part(photo(null)))]
    expect(questionsOf(plan(files), partsOf(files, {}), known(), {})[0]!.title).toBe('Esta foto, ¿dónde va?')
    expect(plan(files, known(), { loosePhotos: 'out' }).photos.photos).toEqual([])
    expect(plan(files, known(), { loosePhotos: 'documents' }).documents.added).toHaveLength(1)
  })

  it('that came before under the same bytes come once', () => {
    const wedding = known({ images: [{ id: 'photo:a', isRemoved: false }] })
    expect(plan([file('a', part(photo('Flores')))], wedding).photos).toMatchObject({ photos: [], same: 1 })
  })

  it('that find no room at their task stay out, each told by its file', () => {
    const there = Array.from({ length: LIMITS.vendor.files - 1 }, (_, at) => `${at}`)
    const wedding = known({ documents: there.map((id) => ({ id, itemId: 'task', isRemoved: false })) })
    const document: PartContent = { kind: 'document', vendor: null, pages: null }
    const made = plan([file('a', part(document)), file('b', part(document))], wedding)
    expect(made.documents.added.map(({ fileName }) => fileName)).toEqual(['a.csv'])
    expect(made.leftOut.map(({ fileName, left }) => [fileName, leftOutInWords(left).detail])).toEqual([
      ['b.csv', 'Su sitio ya guarda 100 documentos, que son los que caben.'],
    ])
  })

  it('a contract goes to the only vendor whose name it says', () => {
    const vendor = {
      vendorType: 'finca',
      status: 'open' as const,
      details: null,
      costCents: 0,
      isPriced: false,
    }
    const wedding = known({
      vendors: [
        { ...vendor, id: 'v', name: 'Hacienda Los Naranjos', paidCents: 0, instalments: 0 },
        { ...vendor, id: 'w', name: 'Foto Sol', paidCents: 0, instalments: 0 },
      ],
    })
    const contract: PartContent = { kind: 'contract', vendor: 'Hacienda Los Naranjos S.L.', pages: 4 }
    expect(plan([file('a', part(contract))], wedding).documents.added).toMatchObject([{ vendorId: 'v' }])
  })
})

describe('what is closed to the person', () => {
  it('is said, and nothing of it is among the sections', () => {
    const made = plan([file('a', part(guests(guest(2, 'Ana'))))], known({ guests: null }))
    expect(previewOf(made, known({ guests: null }))).toMatchObject({ sections: [], closed: ['Invitados'] })
  })
})

describe('parts that are left out', () => {
  it('bring nothing', () => {
    const files = [file('a', part(guests(guest(2, 'Ana'))), part(guests(guest(2, 'Luis'))))]
    expect(plan(files, known(), { out: ['a:0'] }).guests.added.map(({ fullName }) => fullName)).toEqual([
      'Luis',
    ])
  })
})
