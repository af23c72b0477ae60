import { utils, write } from '@e965/xlsx'
import { IMPORT_MAX_ROWS } from '#domain/guests/guests.ts'

const FIRST = ['Ana', 'Íñigo', 'Lucía', 'Óscar', 'Zoe', 'Berta', 'Carlos', 'María José', 'Teo', 'Núria']
const LAST = [
  'Aguirre',
  'Lasa',
  'Marín',
  'Soto',
  'Jara',
  'Sanchis',
  'Montes',
  'Herrera',
  'Puig',
  'de la Vega',
]
export const rows = Array.from({ length: IMPORT_MAX_ROWS }, (_, row) => [
  `${FIRST[row % 10]} ${LAST[Math.floor(row / 10) % 10]}`,
  `${LAST[Math.floor(row / 100) % 10]} ${row}`,
  row % 3 ? `invitado${row}@correo.example` : '',
  ['Sí', 'No', ''][row % 3]!,
  row % 7 ? '' : 'Vegetariana, y sin frutos secos',
])
const headings = ['Nombre', 'Apellidos', 'Correo', 'Asistencia', 'Notas']
export const csv = [headings, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n')
const sheet = utils.aoa_to_sheet([headings, ...rows])
export const xlsx = write(
  { SheetNames: ['Invitados'], Sheets: { Invitados: sheet } },
  { type: 'buffer', bookType: 'xlsx' },
)
export const pasted = [headings, ...rows].map((row) => row.join('\t')).join('\n')
