import type { ColumnRole, ReadingDoubt } from '#domain/guest-list/reading.ts'
import type { Delimiter } from './delimiter.ts'

/** What a person should look at before going on. */
export const DOUBTS: Record<ReadingDoubt, string> = {
  NO_NAME_HEADING: 'Ninguna columna se titula «Nombre». Mira si los nombres están donde creemos.',
  UNKNOWN_HEADINGS:
    'No conocemos los títulos de esta lista. Si la primera fila es una persona, elige «Sin títulos».',
  SEVERAL_NAME_COLUMNS: 'Varias columnas parecen nombres. Mira si cada una es lo que creemos.',
  COMMA_IN_LINES:
    'Cada línea tiene una coma, y la hemos tomado como parte del nombre. Si separa columnas, elígelo abajo.',
  LARGE_FAMILIES:
    'Hay familias de más de doce personas, y cada familia responde junta con un solo enlace. Si la columna es de otra cosa, elige «No importar».',
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
export const roleKey = (role: ColumnRole): string =>
  'person' in role ? `${role.use}:${role.person}` : role.use

export function roleOf(key: string): ColumnRole {
  const [use, person] = key.split(':')
  return (person === undefined ? { use } : { use, person: Number(person) }) as ColumnRole
}

/** What a column may become, where a row holds up to so many people. */
export function roleOptions(people: number): { value: string; label: string }[] {
  const others = Array.from({ length: people }, (_, index) => index + 1).flatMap((person) => [
    {
      value: `name:${person}`,
      label: person === 1 ? 'Nombre del acompañante' : `Nombre de la ${person + 1}.ª persona`,
    },
    {
      value: `surname:${person}`,
      label: person === 1 ? 'Apellidos del acompañante' : `Apellidos de la ${person + 1}.ª persona`,
    },
  ])
  return [
    { value: 'name:0', label: 'Nombre' },
    { value: 'surname:0', label: 'Apellidos' },
    { value: 'email', label: 'Email' },
    { value: 'rsvp', label: 'RSVP' },
    { value: 'notes', label: 'Notas' },
    { value: 'household', label: 'Familia' },
    { value: 'age', label: 'Edad' },
    { value: 'side', label: 'De parte de' },
    { value: 'language', label: 'Idioma' },
    { value: 'phone', label: 'Teléfono' },
    { value: 'extra', label: 'Añadir a las notas' },
    ...others,
    { value: 'ignore', label: 'No importar' },
  ]
}
