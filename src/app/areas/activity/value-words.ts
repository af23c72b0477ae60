import { LOGGED_TABLES, type Logged } from '#domain/activity/logged-tables.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import { LANGUAGE_NAMES } from '#domain/households/households.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { isIsoDate } from '#domain/time/dates.ts'
import { zoneName } from '#domain/time/zone-names.ts'
import { PRESET_NAMES } from '#ui/preset-names.ts'
import { dateInWords, instantInWords } from '../../shared/words/spanish-dates.ts'

/** Columns whose values are keys or rows of their own: that they changed says it all. */
const UNTOLD =
  /^(household_id|company_id|day_id|folder_id|cover_image_id|style_colors|draft|published|texts|mail_texts|reminder_texts|menus|questions|own_answers|bus_routes|responsible|assignees|about|rule|scenarios|distribution|permissions|position|color|icon|head_basis|price_unit|menu|bus_out|bus_back)$/

const WORDS: Record<string, string> = {
  adult: 'Adulto',
  child: 'Niño',
  baby: 'Bebé',
  open: 'Sin confirmar',
  closed: 'Confirmado',
  initials: 'Iniciales',
  given: 'Nombre',
  full: 'Completo',
  no: 'No',
  out: 'Ida',
  back: 'Vuelta',
  bus: 'Autobús',
  minibus: 'Microbús',
  van: 'Furgoneta',
  day: 'El día de la boda',
  now: 'Ahora',
  done: 'Hecha',
  unneeded: 'No hace falta',
  ...LANGUAGE_NAMES,
  ...PRESET_NAMES,
  ...Object.fromEntries(Object.entries(STYLES).map(([key, { label }]) => [key, label])),
}

const WORDED = /^(age|status|preset|style|language|naming|mark|shown|direction|vehicle)$/
/** Numbers of a price that are no euros. */
const COUNTED =
  /^(minimum_heads|included_units|unit_quantity|people_per_unit|planned_adults|planned_children)$/
const ANSWERS = /^(rsvp|answer)$/

/** A value as people read it; `null` where the change itself is all there is to tell. */
export function valueInWords(entity: LoggedTable, column: string, value: unknown): string | null {
  const { hidden = [], amounts = [] }: Logged = LOGGED_TABLES[entity]
  if (UNTOLD.test(column) || hidden.includes(column)) return null
  if (value === null || value === undefined || value === '') return ANSWERS.test(column) ? 'Pendiente' : '—'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') {
    if (column === 'total_budget' || (amounts.includes(column) && !COUNTED.test(column)))
      return formatEuros(toCents(value))
    return /^(starts|ends)_at$/.test(column) ? clockOf(value) : formatNumber(value)
  }
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object') ? inSpanishList(value.map(String)) || '—' : null
  if (typeof value !== 'string') return null
  if (column === 'time_zone') return zoneName(value)
  if (/(^|_)(date|until|on|day)$/.test(column) && isIsoDate(value)) return dateInWords(value)
  if (/_at$/.test(column)) return instantInWords(value)
  return WORDED.test(column) ? (WORDS[value] ?? value) : value
}

const clockOf = (minutes: number) =>
  `${Math.floor((minutes % 1440) / 60)}:${String(minutes % 60).padStart(2, '0')}`
