import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from './file-content.ts'
import type { PartKind, ReadingChoices } from './imports.ts'
import { interpretPart } from './interpret-part.ts'
import { summaryOf } from './part-summary.ts'
import { partsOfContent } from './parts-of-content.ts'

const rowsOf = (text: string, delimiter = ';'): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(delimiter).map((cell) => cell.trim()))

const pageOf = (text: string, name: string | null = null): Page => ({ name, rows: rowsOf(text), merged: [] })

const read = (fileName: string, pages: Page[], choices: ReadingChoices = {}) =>
  partsOfContent({ kind: 'pages', pages, hasMacros: false }, fileName, choices)

type Told = [file: string, table: string, kind: PartKind, facts: string[]]

/*
 * The weddings are invented. The headings are those that the products write, as programs and pages of the web that
 * read their files name them: Zola's partner and child columns and its 'Total Definitely Invited', HoneyBook's
 * 'Project Name' and 'Stage', The Knot's answers by event, Joy's parties, Bodas.net's group, age and menu.
 */
const WEDDINGS: Record<string, Told[]> = {
  'Bodas.net': [
    [
      'Invitados bodas.net.xlsx',
      'Nombre;Apellidos;Grupo;Edad;Asistencia;Menú;Mesa\nAna;Rincón Vela;Familia Ana;Adulto;Confirmado;Adulto;1\nLeo;Rincón Vela;Familia Ana;Niño;Confirmado;Infantil;1\nMarcos;Teruel;Amigos;Adulto;Pendiente;Adulto;2',
      'guests',
      ['3 personas', '2 familias', '2 han dicho que sí'],
    ],
    [
      'Presupuesto bodas.net.xlsx',
      'Concepto;Presupuesto estimado;Coste final;Pagado;Pendiente\nCatering;9.000,00 €;9.350,50 €;1.000 €;8.350,50 €\nFotografía;1.800 €;1.950 €;;1.950 €\nTotal;10.800 €;11.300,50 €;1.000 €;10.300,50 €',
      'budget',
      ['2 proveedores', '11.300,50\u00a0€', '1.000\u00a0€ ya pagados'],
    ],
    [
      'Tareas.xlsx',
      'Tarea;Categoría;Fecha;Estado\nReservar finca;Banquete;12/01/2027;Hecha\nProbar el menú;Banquete;01/03/2027;',
      'tasks',
      ['2 tareas', '1 ya está hecha'],
    ],
  ],
  Zola: [
    [
      'guests.csv',
      'First Name;Last Name;Partner First Name;Partner Last Name;Child 1 First Name;Child 1 Last Name;Relationship To Couple;Total Definitely Invited\nTom;Barker;Nina;Barker;Leo;Barker;Family;3\nAda;Quill;;;;;Friend;1',
      'guests',
      ['4 personas', '2 familias'],
    ],
    [
      'budget.csv',
      'Category;Vendor;Estimated;Actual;Paid\nCatering;Blue Plate;$4,000.00;$4,250.50;$1,000\nMusic;DJ Nilo;$900;$950;',
      'budget',
      ['2 proveedores', '5.200,50\u00a0USD', '1.000\u00a0USD ya pagados'],
    ],
    [
      'timeline.csv',
      'Time;Event;Location\n4:30 PM;Ceremony;Chapel\n6 - 8 PM;Dinner;Barn\n12:30 AM;Last dance;Barn',
      'agenda',
      ['3 momentos'],
    ],
  ],
  Joy: [
    [
      'joy.csv',
      'Party;First Name;Last Name;Email;RSVP\n1;Tom;Barker;tom@mail.example;Joyfully Accepts\n1;Nina;Barker;;Regretfully Declines\n2;Ada;Quill;;Invited',
      'guests',
      ['3 personas', '2 familias', '1 ha dicho que sí'],
    ],
    [
      'schedule.csv',
      'Start;End;Title;Place\n17:00;18:00;Ceremony;Garden\n18:00;20:00;Drinks;Terrace',
      'agenda',
      ['2 momentos'],
    ],
  ],
  'The Knot': [
    [
      'knot.csv',
      'First Name;Last Name;Party;Wedding Day RSVP;Meal Choice\nTom;Barker;Barker;Attending;Beef\nNina;Barker;Barker;Declined;\nAda;Quill;Quill;No Response;Fish',
      'guests',
      ['3 personas', '2 familias', '1 ha dicho que sí'],
    ],
    [
      'checklist.csv',
      'Task;Due Date;Status\nBook the venue;03/14/2027;Completed\nOrder the cake;04/02/2027;',
      'tasks',
      ['2 tareas', '1 ya está hecha'],
    ],
  ],
  'Aisle Planner': [
    [
      'guests.csv',
      'Guest First Name;Guest Last Name;Additional Guest 1;Relationship;Household\nTom;Barker;Nina Barker;Cousin;Barker\nAda;Quill;;Friend;Quill',
      'guests',
      ['3 personas', '2 familias'],
    ],
    [
      'seating.csv',
      'Table;Guest\n1;Tom Barker\n1;Nina Barker\n2;Ada Quill',
      'seating',
      ['2 mesas', '3 personas'],
    ],
  ],
  'Google Sheets': [
    [
      'Boda.xlsx',
      'Nombre;Dirección;Código postal;Asiste\nAna Gil;C/ Mayor, 3;28001;sí\nHugo Vidal;C/ Mayor, 3;28001;sí\nMarta Ruiz;Av. de la Paz, 12;41001;',
      'guests',
      ['3 personas', '2 familias', '2 han dicho que sí'],
    ],
    [
      'Gastos.xlsx',
      'PROVEEDOR;IMPORTE;SEÑAL;TELÉFONO;NOTAS\nFinca La Alameda;9500;3000;600 111 222;\nFloristería Azucena;1.200,00 €;;;ramo y mesas',
      'budget',
      ['2 proveedores', '10.700\u00a0€', '3.000\u00a0€ ya pagados'],
    ],
    [
      'Horario.xlsx',
      '12h30;Peluquería;Marta\n18h;Ceremonia;\n20:00 – 23:00;Cena;\n24:00;Baile;',
      'agenda',
      ['4 momentos'],
    ],
  ],
}

describe.each(Object.entries(WEDDINGS))('the wedding from %s', (_, files) => {
  test.each(files)('%s', (fileName, table, kind, facts) => {
    const [part] = read(fileName, [pageOf(table)])
    expect(part!.content.kind).toBe(kind)
    expect(summaryOf(part!).facts).toEqual(facts)
    expect(part!.isUncertain).toBe(false)
  })
})

test('the product is known by its headings', () => {
  const products = Object.values(WEDDINGS).map(
    ([[name, table] = ['', '']]) => read(name, [pageOf(table)])[0]!.product,
  )
  expect(products).toEqual(['bodas.net', 'zola', 'joy', 'the-knot', 'aisle-planner', null])
})

test('the weddings of a planner in one file are told, and asked about', () => {
  const table =
    'Project Name;Client Name;Client Email;Project Date;Stage\nAna & Luis;Ana Gil;ana@example.com;06/12/2027;Booked\nMarta & Hugo;Marta Ruiz;marta@example.com;07/03/2027;Inquiry'
  expect(read('projects.csv', [pageOf(table)])[0]).toMatchObject({
    ...{ product: 'honeybook', isUncertain: true },
    weddings: ['Ana & Luis', 'Marta & Hugo'],
  })
})

test('a day that may be a month has two readings until a person says which', () => {
  const table = pageOf(
    'Boda de Ana y Luis\nFecha de la boda: 06/12/2027\nNombre;Asiste\nEva Soto;sí\nLuis Mas;no',
  )
  expect(read('a.xlsx', [table])[0]!.weddingDay!.readings).toEqual(['2027-12-06', '2027-06-12'])
  expect(read('zola.xlsx', [table])[0]!.weddingDay!.readings).toEqual(['2027-06-12', '2027-12-06'])
  expect(read('a.xlsx', [table], { dateOrder: 'month' })[0]!.weddingDay!.readings).toEqual(['2027-06-12'])
})

test('a page that names the guests of another one again says where they sit', () => {
  const parts = read('boda.xlsx', [
    pageOf('Nombre;Email;Asiste\nAna Gil;a@x.es;sí\nLuis Mas;l@x.es;no\nEva Soto;;', 'Lista'),
    pageOf('Invitado;Mesa\nAna Gil;1\nLuis Mas;2', 'Banquete'),
  ])
  expect(parts.map(({ content }) => content.kind)).toEqual(['guests', 'seating'])
})

test('a row in another currency than its sheet stays out', () => {
  const [part] = read('a.xlsx', [pageOf('Proveedor;Coste\nFinca;9.000 €\nFlores;500 €\nDJ;US$ 700')])
  expect(part!.content).toMatchObject({
    currency: 'EUR',
    vendors: [{ costCents: 900_000 }, { costCents: 50_000 }],
  })
  expect(part!.leftOut).toEqual([{ reason: 'currency', rows: [4], name: 'USD', cell: null }])
})

test('a wrong guess is read again as another kind', () => {
  const table = pageOf('Nombre;Mesa\nAna Gil;1\nLuis Mas;2')
  expect(read('a.xlsx', [table])[0]!.content.kind).toBe('guests')
  expect(read('a.xlsx', [table], { kinds: { 0: 'seating' } })[0]).toMatchObject({
    isUncertain: false,
    content: {
      kind: 'seating',
      tables: [
        { name: '1', people: ['Ana Gil'] },
        { name: '2', people: ['Luis Mas'] },
      ],
    },
  })
})

const HEADINGS: Partial<Record<PartKind, string[]>> = {
  guests: ['Nombre', 'Familia', 'Notas'],
  budget: ['Proveedor', 'Coste', 'Notas'],
  tasks: ['Tarea', 'Fecha', 'Notas'],
  agenda: ['Hora', 'Qué', 'Notas'],
}
const CELL = fc.constantFrom(
  '',
  'Ana Gil',
  'Total',
  '12',
  '18:30',
  '1.200 €',
  'US$ 9',
  'Familia Soto',
  '-5',
  '12/01/2027',
  'x'.repeat(2500),
)

describe.each(Object.entries(HEADINGS))('every row of a list of %s', (kind, headings) => {
  test('is read, or is told to stay out', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(CELL, CELL, CELL), { maxLength: 12 }), (cells) => {
        const page: Page = { name: null, rows: [headings, ...cells], merged: [] }
        const raw = { page, text: '', pages: null }
        const { content, leftOut } = interpretPart(raw, kind as PartKind, {
          fileName: 'a.xlsx',
          dateOrder: 'day',
        })
        const items = Object.values(content).flatMap((value) => (Array.isArray(value) ? value : []))
        const told = new Set([
          ...items.map(({ row }: { row: number }) => row),
          ...leftOut.flatMap(({ rows }) => rows),
        ])
        // A date alone in its row heads those below it.
        const missing = cells.flatMap((row, index) => {
          const written = row.filter((cell) => cell !== '')
          const isSection = written.length === 1 && written[0] === '12/01/2027'
          return written.length > 0 && !isSection && !told.has(index + 2) ? [index + 2] : []
        })
        expect(missing).toEqual([])
      }),
    )
  })
})

test('twice the rows take about twice the time', () => {
  const timeOf = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => [`Ana Gil ${at}`, `Familia ${at % 900}`, 'sí'])
    const page: Page = { name: null, rows: [['Nombre', 'Familia', 'Asiste'], ...rows], merged: [] }
    const begun = performance.now()
    read('a.xlsx', [page])
    return performance.now() - begun
  }
  timeOf(5_000)
  const [half, whole] = [timeOf(5_000), timeOf(10_000)]
  expect(whole / half).toBeLessThan(4)
})
