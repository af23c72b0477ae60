import { utils, write } from '@e965/xlsx'
import { picture } from './images.ts'
import { type Dropped, textFile } from './import-files.ts'

export type InventedPerson = {
  name: [given: string, surnames: string]
  family: string
  comes: boolean | null
  table: number
}

/** An invented wedding, as its couple would know it. */
export type InventedWedding = {
  people: InventedPerson[]
  vendors: { name: string; category: string; euros: number; paid: number }[]
  tasks: { title: string; due: [year: number, month: number, day: number]; isDone: boolean }[]
  moments: { hour: number; minute: number; title: string }[]
}

const GIVEN = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fermín', 'Greta', 'Hugo', 'Irene', 'Jon']
const SURNAMES = [
  'Aguirre',
  'Beltrán',
  'Cano',
  'Duarte',
  'Esteve',
  'Ferrer',
  'Galán',
  'Heredia',
  'Ibarra',
  'Lasa',
]
const SECOND = ['Mora', 'Nieto', 'Otero', 'Prieto', 'Quiroga', 'Rincón', 'Soto', 'Teruel']

export const FAMILIES = 40

/** Forty families of three, eight vendors, twelve tasks and seven moments; `seed` makes their names others. */
export function invent(seed: number): InventedWedding {
  const people = Array.from({ length: FAMILIES }, (_, family): InventedPerson[] => {
    const surnames = `${SURNAMES[(family + seed) % 10]} ${SECOND[(family * 3 + seed) % 8]}`
    return [0, 1, 2].map((at) => ({
      name: [GIVEN[(family + at * 3) % 10]!, `${surnames}${family >= 10 ? ` ${SECOND[family % 8]}` : ''}`],
      family: `Familia ${surnames} ${family + 1}`,
      comes: [true, true, null, false][(family + at) % 4]!,
      table: (family % 10) + 1,
    }))
  }).flat()
  const vendors = VENDORS.map(([name, category], at) => ({
    ...{ name: `${name} ${SECOND[seed % 8]}`, category },
    ...{ euros: 500 + at * 125.5, paid: at % 3 === 0 ? 200 : 0 },
  }))
  const tasks = Array.from({ length: 12 }, (_, at) => ({
    title: `${TASKS[at % 4]} ${at + 1}`,
    due: [2027, (at % 6) + 1, 13 + at] as [number, number, number],
    isDone: at % 4 === 0,
  }))
  const moments = MOMENTS.map((title, at) => ({ hour: 12 + at, minute: at % 2 === 0 ? 30 : 0, title }))
  return { people, vendors, tasks, moments }
}

const VENDORS: readonly [string, string][] = [
  ['Hacienda Las Encinas', 'Finca'],
  ['La Alacena', 'Catering'],
  ['Foto Umbría', 'Fotografía'],
  ['Vídeo Ribera', 'Vídeo'],
  ['Flores Lola', 'Floristería'],
  ['DJ Nilo', 'Música'],
  ['Autobuses Vega', 'Transporte'],
  ['Tartas Miga', 'Tarta'],
]
const TASKS = ['Reservar la prueba', 'Elegir las flores', 'Pagar la señal', 'Llamar al párroco']
const MOMENTS = [
  'Peluquería',
  'Fotos en casa',
  'Ceremonia',
  'Cóctel',
  'Banquete',
  'Primer baile',
  'Barra libre',
]

const two = (value: number) => String(value).padStart(2, '0')
const csv = (name: string, rows: readonly (readonly (string | number)[])[], delimiter = ',') =>
  textFile(
    name,
    rows
      .map((row) =>
        row.map((cell) => (String(cell).includes(delimiter) ? `"${cell}"` : cell)).join(delimiter),
      )
      .join('\r\n'),
  )
const book = (name: string, sheets: Record<string, (string | number)[][]>): Dropped => {
  const made = utils.book_new()
  for (const [sheet, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows), sheet)
  return { name, bytes: write(made, { type: 'buffer', bookType: 'xlsx' }) }
}
const photos = (folder: string): Promise<Dropped[]> =>
  Promise.all(
    [1, 2, 3].map(async (at) => ({
      name: `${folder}/Flores/ramo ${at}.jpg`,
      bytes: await picture(80 + at, 60)
        .jpeg()
        .toBuffer(),
    })),
  )
const answer = (comes: boolean | null, yes: string, no: string, none: string) =>
  comes === null ? none : comes ? yes : no
const spanish = ([year, month, day]: readonly number[]) => `${two(day!)}/${two(month!)}/${year}`
const american = ([year, month, day]: readonly number[]) => `${two(month!)}/${two(day!)}/${year}`
const euros = (value: number) => `${value.toFixed(2).replace('.', ',')} €`
const clock = (hour: number, minute: number) => `${two(hour)}:${two(minute)}`
const twelve = (hour: number, minute: number) =>
  `${((hour + 11) % 12) + 1}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`

type Folder = (wedding: InventedWedding) => Promise<Dropped[]>

/** The files that a couple takes along from each product, with the headings that it writes (decision 168). */
export const FOLDERS: Record<string, Folder> = {
  'Bodas.net': async ({ people, vendors, tasks, moments }) => [
    book('bodas.net/Invitados.xlsx', {
      Invitados: [
        ['Nombre', 'Apellidos', 'Grupo', 'Edad', 'Asistencia', 'Menú', 'Mesa'],
        ...people.map(({ name, family, comes, table }) => [
          ...name,
          ...[family, 'Adulto', answer(comes, 'Confirmado', 'Cancelado', 'Pendiente'), 'Adulto', table],
        ]),
      ],
    }),
    book('bodas.net/Presupuesto.xlsx', {
      Presupuesto: [
        ['Concepto', 'Presupuesto estimado', 'Coste final', 'Pagado', 'Pendiente'],
        ...vendors.map(({ name, euros: cost, paid }) => [
          ...[name, euros(cost), euros(cost), euros(paid), euros(cost - paid)],
        ]),
      ],
    }),
    book('bodas.net/Tareas.xlsx', {
      Tareas: [
        ['Tarea', 'Categoría', 'Fecha', 'Estado'],
        ...tasks.map(({ title, due, isDone }) => [title, 'Banquete', spanish(due), isDone ? 'Hecha' : '']),
      ],
    }),
    csv(
      'bodas.net/Horario.csv',
      [['Hora', 'Momento'], ...moments.map(({ hour, minute, title }) => [clock(hour, minute), title])],
      ';',
    ),
    ...(await photos('bodas.net')),
  ],
  Zola: async ({ people, vendors, moments, tasks }) => [
    csv('zola/guests.csv', [
      ['First Name', 'Last Name', 'Relationship To Couple', 'Party', 'RSVP', 'Table'],
      ...people.map(({ name, family, comes, table }) => [
        ...name,
        ...['Friend', family, answer(comes, 'Attending', 'Declined', 'No Response'), table],
      ]),
    ]),
    csv('zola/budget.csv', [
      ['Category', 'Vendor', 'Estimated', 'Actual', 'Paid'],
      ...vendors.map(({ name, category, euros: cost, paid }) => [
        ...[category, name, `€${cost.toFixed(2)}`, `€${cost.toFixed(2)}`, `€${paid.toFixed(2)}`],
      ]),
    ]),
    csv('zola/checklist.csv', [
      ['Task', 'Due Date', 'Status'],
      ...tasks.map(({ title, due, isDone }) => [title, american(due), isDone ? 'Completed' : '']),
    ]),
    csv('zola/timeline.csv', [
      ['Time', 'Event'],
      ...moments.map(({ hour, minute, title }) => [twelve(hour, minute), title]),
    ]),
    ...(await photos('zola')),
  ],
  Joy: async ({ people, vendors, tasks, moments }) => [
    csv('joy/guests.csv', [
      ['Party', 'First Name', 'Last Name', 'Email', 'RSVP', 'Table'],
      ...people.map(({ name, family, comes, table }) => [
        ...[family, ...name, ''],
        ...[answer(comes, 'Joyfully Accepts', 'Regretfully Declines', 'Invited'), table],
      ]),
    ]),
    csv('joy/vendors.csv', [
      ['Vendor', 'Category', 'Cost', 'Paid'],
      ...vendors.map(({ name, category, euros: cost, paid }) => [
        name,
        category,
        `${cost} EUR`,
        `${paid} EUR`,
      ]),
    ]),
    csv('joy/checklist.csv', [
      ['Task', 'Due', 'Done'],
      ...tasks.map(({ title, due, isDone }) => [title, due.map(two).join('-'), isDone ? 'Yes' : 'No']),
    ]),
    csv('joy/schedule.csv', [
      ['Start', 'Title'],
      ...moments.map(({ hour, minute, title }) => [clock(hour, minute), title]),
    ]),
    ...(await photos('joy')),
  ],
  'The Knot': async ({ people, vendors, tasks, moments }) => [
    csv('knot/guests.csv', [
      ['First Name', 'Last Name', 'Party', 'Wedding Day RSVP', 'Table Assignment'],
      ...people.map(({ name, family, comes, table }) => [
        ...name,
        ...[family, answer(comes, 'Attending', 'Declined', 'No Response'), table],
      ]),
    ]),
    csv('knot/budget.csv', [
      ['Item', 'Vendor', 'Actual Cost', 'Paid'],
      ...vendors.map(({ name, category, euros: cost, paid }) => [
        ...[category, name, `€${cost.toFixed(2)}`, `€${paid.toFixed(2)}`],
      ]),
    ]),
    csv('knot/checklist.csv', [
      ['Task', 'Due Date', 'Status'],
      ...tasks.map(({ title, due, isDone }) => [title, american(due), isDone ? 'Completed' : '']),
    ]),
    csv('knot/timeline.csv', [
      ['Time', 'Event'],
      ...moments.map(({ hour, minute, title }) => [twelve(hour, minute), title]),
    ]),
    ...(await photos('knot')),
  ],
  'Aisle Planner': async ({ people, vendors, tasks, moments }) => [
    csv('aisle/guests.csv', [
      ['Guest First Name', 'Guest Last Name', 'Relationship', 'Household', 'RSVP Status'],
      ...people.map(({ name, family, comes }) => [
        ...name,
        ...['Friend', family, answer(comes, 'Attending', 'Not Attending', 'Pending')],
      ]),
    ]),
    csv('aisle/seating.csv', [
      ['Table', 'Guest'],
      ...people.filter(({ comes }) => comes).map(({ name, table }) => [table, name.join(' ')]),
    ]),
    csv('aisle/budget.csv', [
      ['Vendor', 'Category', 'Final Cost', 'Paid'],
      ...vendors.map(({ name, category, euros: cost, paid }) => [name, category, `€${cost}`, `€${paid}`]),
    ]),
    csv('aisle/checklist.csv', [
      ['Task', 'Due Date', 'Completed'],
      ...tasks.map(({ title, due, isDone }) => [title, american(due), isDone ? 'Yes' : 'No']),
    ]),
    csv('aisle/timeline.csv', [
      ['Start Time', 'Event'],
      ...moments.map(({ hour, minute, title }) => [twelve(hour, minute), title]),
    ]),
    ...(await photos('aisle')),
  ],
  'Google Sheets': async ({ people, vendors, tasks, moments }) => [
    book('Nuestra boda.xlsx', {
      Invitados: [
        ['Nombre', 'Familia', '¿Viene?', 'Mesa'],
        ...people.map(({ name, family, comes, table }) => [
          ...[name.join(' '), family, answer(comes, 'sí', 'no', ''), table],
        ]),
      ],
      Gastos: [
        ['PROVEEDOR', 'IMPORTE', 'PAGADO'],
        ...vendors.map(({ name, euros: cost, paid }) => [name, cost, paid]),
      ],
      Tareas: [
        ['Qué', 'Para cuándo', 'Hecho'],
        ...tasks.map(({ title, due, isDone }) => [title, spanish(due), isDone ? 'sí' : '']),
      ],
      'Día B': [
        ['Hora', 'Qué'],
        ...moments.map(({ hour, minute, title }) => [`${hour}h${minute === 0 ? '' : two(minute)}`, title]),
      ],
    }),
    ...(await photos('boda')),
  ],
}
