import { type ColumnRole, personOf } from '#domain/guest-import/guest-list/column-role.ts'
import type { ReadingDoubt } from '#domain/guest-import/guest-list/reading.ts'
import type { Delimiter } from '#readers/delimiter.ts'

/** A person should look at these before going on. */
export const DOUBTS: Record<ReadingDoubt, string> = {
  NO_NAME_HEADING: 'Ninguna columna se titula «Nombre». Mira si los nombres están donde creemos.',
  UNKNOWN_HEADINGS:
    'No conocemos los títulos de esta lista. Si la primera fila es una persona, elige «Sin títulos».',
  SEVERAL_NAME_COLUMNS: 'Varias columnas parecen nombres. Mira si cada una es lo que creemos.',
  COMMA_IN_LINES:
    'Cada línea tiene una coma, y la hemos tomado como parte del nombre. Si separa columnas, elígelo abajo.',
  LARGE_FAMILIES:
    'Hay familias de más de doce personas, y cada familia responde junta con un solo enlace. Si la columna es de otra cosa, elige «No importar».',
  MORE_NAMES:
    'Hay otra columna que parece de nombres. Si son invitados, dinos de quién es; si no, irá a las notas.',
  FAMILY_REACHES_DOWN:
    'La familia está escrita solo en algunas filas, como en las celdas combinadas. La hemos tomado también para las de debajo.',
  ALL_NO:
    'Todas las respuestas dicen que no. Si quiere decir que aún no han contestado, elige «No importar» en esa columna.',
}

/** Food and allergies tell of a person's health or belief (RGPD 9). */
export const DIET_WARNING =
  'Alergias y dietas son datos delicados: guárdalas solo si esa persona lo sabe y lo quiere.'

export const DELIMITER_NAMES: Record<string, string> = {
  ';': 'Punto y coma ( ; )',
  ',': 'Coma ( , )',
  ' , ': 'Coma entre espacios ( , )',
  '\t': 'Tabulador',
  '|': 'Barra ( | )',
  '^': 'Acento circunflejo ( ^ )',
  none: 'Ninguno: una columna',
}

export const delimiterKey = (delimiter: Delimiter): string => delimiter ?? 'none'

/** A role as the value of a choice, and back. */
export const roleKey = (role: ColumnRole): string => {
  const isOfOther = personOf(role) > 0 || role.use === 'name' || role.use === 'surname'
  return [role.use, ...(isOfOther ? [personOf(role)] : []), ...('isChild' in role ? ['child'] : [])].join(':')
}

export function roleOf(key: string): ColumnRole {
  const [use, person, child] = key.split(':')
  return {
    use,
    ...(person !== undefined && { person: Number(person) }),
    ...(child !== undefined && { isChild: true }),
  } as ColumnRole
}

/** The others of a row as its columns have them, and one more of each kind. */
function otherPeople(columns: readonly ColumnRole[]): { person: number; isChild: boolean }[] {
  const known = new Map<number, boolean>()
  for (const role of columns)
    if ((role.use === 'name' || role.use === 'surname') && role.person > 0)
      known.set(role.person, 'isChild' in role)
  const next = Math.max(0, ...known.keys()) + 1
  const others = [...known].map(([person, isChild]) => ({ person, isChild }))
  return [...others, { person: next, isChild: false }, { person: next, isChild: true }]
}

function labelOf(person: number, isChild: boolean): string {
  if (isChild) return person === 1 ? 'de un niño' : `de un niño (${person + 1}.ª persona)`
  return person === 1 ? 'del acompañante' : `de la ${person + 1}.ª persona`
}

/** The roles that a column may have, in a list whose rows hold so many people. */
export function roleOptions(columns: readonly ColumnRole[]): { value: string; label: string }[] {
  const others = otherPeople(columns).flatMap(({ person, isChild }) => {
    const whose = labelOf(person, isChild)
    const end = isChild ? ':child' : ''
    return [
      { value: `name:${person}${end}`, label: `Nombre ${whose}` },
      { value: `surname:${person}${end}`, label: `Apellidos ${whose}` },
      ...(['email', 'phone', 'age', 'rsvp'] as const)
        .map((use) => ({ value: `${use}:${person}`, label: `${PERSON_FIELDS[use]} ${whose}` }))
        .filter(({ value }) => columns.some((role) => roleKey(role) === value)),
    ]
  })
  return [
    { value: 'name:0', label: 'Nombre' },
    { value: 'surname:0', label: 'Apellidos' },
    { value: 'email', label: 'Email' },
    { value: 'rsvp', label: 'RSVP' },
    { value: 'notes', label: 'Notas' },
    { value: 'household', label: 'Familia' },
    { value: 'age', label: 'Edad' },
    { value: 'isChild', label: 'Es un niño (sí o no)' },
    { value: 'side', label: 'De parte de' },
    { value: 'language', label: 'Idioma' },
    { value: 'phone', label: 'Teléfono' },
    { value: 'table', label: 'Mesa' },
    { value: 'companions', label: 'Cuántos acompañantes' },
    { value: 'children', label: 'Cuántos niños' },
    { value: 'adults', label: 'Cuántos adultos' },
    { value: 'seats', label: 'Cuántas personas en total' },
    { value: 'extra', label: 'Añadir a las notas' },
    ...others,
    { value: 'ignore', label: 'No importar' },
  ]
}

const PERSON_FIELDS = { email: 'Email', phone: 'Teléfono', age: 'Edad', rsvp: 'RSVP' }
