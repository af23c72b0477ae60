import type { GuestDetails } from '#contract/household-rows.ts'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import type { GuestAge } from '#domain/households/households.ts'
import type { BusRoute, Menu } from '#domain/households/invitation-settings.ts'
import { insideSentence } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from '#ui/catering/need-names.ts'

export const AGE_NAMES: Record<GuestAge, string> = {
  adult: 'Persona adulta',
  child: 'Niña o niño',
  baby: 'Bebé',
}

/** `Frutos secos, vegana`: what the kitchen has to know, in one line; `null` for nothing. */
export function needsInWords(details: GuestDetails | undefined): string | null {
  if (!details) return null
  const { allergens, diets, dietNote } = details
  const words = [
    ...allergens.map((key) => ALLERGEN_NAMES[key]),
    ...diets.map((key) => DIET_NAMES[key]),
    ...(dietNote ? [dietNote] : []),
  ]
  return words.length > 0 ? inOneSentence(words) : null
}

export const menuName = (menus: readonly Menu[], key: string | null | undefined): string | null =>
  menus.find((menu) => menu.key === key)?.name ?? null

/** `Sevilla · 11:15 · Prado`, of the bus with this key; an hour that its name says already is not repeated. */
export function busName(routes: readonly BusRoute[], key: string | null | undefined): string | null {
  const route = routes.find(({ id }) => id === key)
  if (!route) return null
  const { name, time, place } = route
  const clock = time === null ? null : formatClock(time)
  return [name, clock && !name.includes(clock) && clock, place].filter(Boolean).join(' · ')
}

/** `acompañante`, `4 años, trona`: what stands beside a name. */
export function personNote(details: GuestDetails | undefined): string | null {
  if (!details) return null
  const { age, ageYears, needsHighChair, companionOf } = details
  const years = ageYears === null ? null : ageYears === 1 ? '1 año' : `${ageYears} años`
  const kind = { adult: null, child: years ?? 'infantil', baby: years ?? 'bebé' }[age]
  return [companionOf && 'acompañante', kind, needsHighChair && 'trona'].filter(Boolean).join(', ') || null
}

function inOneSentence([first, ...rest]: readonly string[]): string {
  return [first, ...rest.map(insideSentence)].join(', ')
}

const shortDay = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  timeZone: WEDDING_TIME_ZONE,
})

/** `15 ene`. */
export const dayInShort = (instant: string): string => shortDay.format(new Date(instant)).replace('.', '')

export const countPeople = (count: number): string =>
  count === 1 ? '1 persona' : `${formatNumber(count)} personas`

export const countFamilies = (count: number): string =>
  count === 1 ? '1 familia' : `${formatNumber(count)} familias`

const dayOfMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `3 de mayo`. */
export const dayAndMonth = (date: IsoDate): string => dayOfMonth.format(new Date(`${date}T12:00:00Z`))
