import type { CateringNaming, NeedKey } from '#domain/catering/catering.ts'
import type { CountRow } from '#domain/catering/count-rows.ts'
import { type Allergen, type Diet, isAllergen } from '#domain/guests/allergens.ts'
import { inSpanishPhrase, insideSentence } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from './need-names.ts'
import type { PaperSheet } from './paper-sheet.ts'
import { tableInside, tableTitle } from './table-names.ts'

const ROW_NAMES = {
  adults: 'Adultos',
  children: 'Niños',
  babies: 'Bebés',
  babiesWithoutMenu: 'Bebés sin menú',
  staff: 'Equipo y proveedores',
  highChairs: 'Tronas',
}

const NAMING_NOTES: Record<CateringNaming, string> = {
  initials: 'Sin datos personales: iniciales, solo donde hay una alergia y permiso para decirlo.',
  given: 'Sin apellidos: nombres de pila, solo donde hay una alergia y permiso para decirlo.',
  full: 'Nombres solo donde hay una alergia y permiso para decirlo.',
}

/** The foot of the sheet says this of the names on it. */
export const namingNote = (naming: CateringNaming): string => NAMING_NOTES[naming]

export const needName = (key: NeedKey): string =>
  key === 'other' ? 'Otras' : ({ ...ALLERGEN_NAMES, ...DIET_NAMES }[key] ?? key)

/** The name of a menu that is no longer offered is not known. */
export const menuLabel = (key: string | null, name: string | null): string =>
  key === null ? 'Menú sin elegir' : (name ?? 'Menú retirado')

export function rowName(row: CountRow): string {
  if (row.kind === 'tableMenu')
    return `${tableTitle(row.table)}: ${menuLabel(row.key, row.name).toLocaleLowerCase('es')}`
  if ('table' in row)
    return `${row.kind === 'tableHighChairs' ? 'Tronas' : 'Bebés sin menú'}, ${tableInside(row.table)}`
  if (row.kind === 'menu') return menuLabel(row.key, row.name)
  return row.kind === 'need' ? needRowName(row.key) : ROW_NAMES[row.kind]
}

/** 'Alergia: pescado', because there may be a menu that is called Pescado. */
function needRowName(key: NeedKey): string {
  if (key === 'other') return 'Otras alergias'
  return `${isAllergen(key) ? 'Alergia' : 'Dieta'}: ${needName(key).toLocaleLowerCase('es')}`
}

type Needs = { allergens: Allergen[]; diets: Diet[]; dietNote?: string | null; hasNote?: boolean }

/** `Gluten, huevo, vegetariana, ni trazas`: what a kitchen has to know of a guest, in one line. */
export function needsLine({ allergens, diets, dietNote, hasNote }: Needs): string {
  const words = [
    ...allergens.map((key) => ALLERGEN_NAMES[key]),
    ...diets.map((key) => DIET_NAMES[key]),
    ...(dietNote ? [dietNote] : []),
    ...(hasNote ? ['algo más, que dirá la pareja'] : []),
  ]
  const [first = '', ...rest] = words
  return [first, ...rest.map(insideSentence)].join(', ')
}

export const countPeople = (count: number): string =>
  count === 1 ? '1 persona' : `${formatNumber(count)} personas`

/** `Preboda (mesa 3) y boda`: the events that a guest comes to, with a table that stands nowhere else. */
export const eventNames = (
  { events }: Pick<PaperSheet, 'events'>,
  ids: readonly (string | null)[],
  tables: ReadonlyMap<string | null, string> = new Map(),
): string =>
  inSpanishPhrase(
    events
      .filter(({ eventId }) => ids.includes(eventId))
      .map(({ eventId, name }) => (tables.has(eventId) ? `${name} (${tables.get(eventId)})` : name)),
  )
