import { type Access, SECTIONS, type Section } from '#domain/members/permissions.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { Workbook } from './sheets/sheet.ts'

const SECTION_WORDS: Record<Section, string> = {
  tasks: 'las tareas',
  guests: 'los invitados',
  seating: 'las mesas',
  transport: 'los autobuses y el alojamiento',
  vendors: 'los proveedores',
  budget: 'el presupuesto y los importes',
  inspiration: 'la inspiración',
  agenda: 'la agenda',
  conversation: 'las conversaciones con los proveedores',
}

/** A line for each Excel file on what is in it. */
const LINES: Record<Workbook, string> = {
  boda: 'La fecha, el lugar y los demás eventos.',
  invitados: 'Invitados y familias: respuestas, menús, alergias, mesas y notas.',
  mesas: 'Cada mesa con quien se sienta en ella.',
  proveedores: 'Costes, pagos, teléfonos y notas.',
  presupuesto: 'El presupuesto, los plazos y los pagos.',
  agenda: 'Los momentos del día.',
  tareas: 'Lo hecho y lo pendiente.',
  autobuses: 'Viajes, paradas y quién sube en cada una.',
  alojamiento: 'Hoteles, habitaciones y dónde duerme cada persona.',
  inspiracion: 'La lista de imágenes con sus etiquetas y notas.',
  conversaciones: 'Lo hablado en cada proveedor, en una tabla.',
}

const FILES: [string, string][] = [
  ['imagenes/', 'Las fotos en sus carpetas, con su tamaño original.'],
  ['archivos/', 'Contratos, recibos y lo demás que se adjuntó, por proveedor, invitado, momento o tarea.'],
]

const WITHOUT_FILES = `
Esta copia se pidió sin imágenes ni archivos. Al volver a abrirla, Azahar dice cuáles faltan.
`

type Contents = {
  name: string
  madeOn: string
  workbooks: readonly Workbook[]
  access: Access
  hasCalendar: boolean
  hasConversations: boolean
  withFiles: boolean
}

/** The text that says what each file of a downloaded wedding is, and what is not in it. */
export function readMe(contents: Contents): string {
  const { name, madeOn, workbooks, access, hasCalendar, hasConversations, withFiles } = contents
  const files: [string, string][] = [
    ['index.html', 'La boda entera para leerla o imprimirla. Se abre con doble clic, sin conexión.'],
    ['boda.json', 'Todo, en un solo archivo. Es lo que Azahar vuelve a abrir.'],
    ...workbooks.map((workbook): [string, string] => [`${workbook}.xlsx`, LINES[workbook]]),
    ['csv/', 'Las mismas tablas en CSV, para cualquier hoja de cálculo.'],
    ...(hasCalendar
      ? [['agenda.ics', 'Los momentos del día, para cualquier calendario.'] as [string, string]]
      : []),
    ...(hasConversations
      ? [['conversaciones.html', 'Lo hablado en cada proveedor, para leerlo.'] as [string, string]]
      : []),
    ...(withFiles ? FILES : []),
  ]
  const width = Math.max(...files.map(([file]) => file.length)) + 2
  const closed = SECTIONS.filter((section) => access[section] === 'none')
  const missing = inSpanishList(closed.map((section) => SECTION_WORDS[section]))
  return `${name}
Descargada de Azahar el ${madeOn}.

${files.map(([file, line]) => file.padEnd(width) + line).join('\n')}

Para volver a abrirla: en Azahar, «Tus datos», «Importar una boda», elige este ZIP. Sirve aquí y en otra
instalación de Azahar, y no escribe encima de ninguna otra boda.
${withFiles ? '' : WITHOUT_FILES}${missing ? `\nEn esta boda no ves ${missing}: no están en este ZIP.\n` : ''}
No están los enlaces que abren la boda sin cuenta (invitaciones, catering, agenda): se crean de nuevo. Tampoco
las contraseñas, los miembros, que se invitan otra vez, ni los borradores que un planner no ha publicado.
`.replaceAll('\n', '\r\n')
}
