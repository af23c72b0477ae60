import type { Vendor } from '#contract/vendors.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import type { ScenarioChanges } from '#domain/budget/scenarios.ts'
import { unitCount } from '../../../shared/words/price-words.ts'

export type NameOf = (vendor: Vendor) => string

/** The question that a scenario asks, by the first thing that it changes, and a short name for it. */
export function scenarioInWords(
  changes: ScenarioChanges,
  vendors: readonly Vendor[],
  nameOf: NameOf,
): { question: string; name: string } {
  const people = changes.adults + changes.children
  if (people !== 0) {
    const name = `${Math.abs(people)} ${people < 0 ? 'menos' : 'más'}`
    return { question: `¿Y si vienen ${name}?`, name }
  }
  if (changes.adults !== 0) return { question: '¿Y si vienen otros tantos?', name: 'Otros tantos' }
  const priced = vendors.find(({ id }) => id in changes.prices)
  if (priced) {
    const euros = changes.prices[priced.id]!
    const amount = formatEuros(toCents(euros))
    const verb = euros < (priced.perHead?.adult ?? 0) ? 'baja' : 'sube'
    const isMenu = priced.perHead?.unit === 'guest'
    return {
      question: `¿Y si ${isMenu ? 'el menú' : nameOf(priced)} ${verb} a ${amount}?`,
      name: `${isMenu ? 'Menú' : nameOf(priced)} a ${amount}`,
    }
  }
  const hourly = vendors.find(({ id }) => id in changes.hours)
  if (hourly) {
    const hours = unitCount('hour', changes.hours[hourly.id]!)
    return { question: `¿Y si son ${hours} de ${nameOf(hourly)}?`, name: `${hours} de ${nameOf(hourly)}` }
  }
  const units = changes.tables === null ? 'bus' : 'table'
  const count = changes.tables ?? changes.buses
  if (count !== null)
    return { question: `¿Y si hay ${unitCount(units, count)}?`, name: unitCount(units, count) }
  const counted = vendors.find(({ id }) => changes.counted.includes(id))
  if (counted) return { question: `¿Y si contamos con ${nameOf(counted)}?`, name: `Con ${nameOf(counted)}` }
  return { question: '¿Y si vienen menos?', name: '' }
}

/** The vendors that no scenario changes, counted: 'Los otros 6 no cambian, y 2 sin confirmar'. */
export function restInWords(rest: readonly { vendor: Vendor }[]): string {
  const open = rest.filter(({ vendor }) => vendor.status === 'open').length
  const closed = rest.length - open
  if (closed === 0) return `${open} sin confirmar`
  const same = closed === 1 ? 'El otro no cambia' : `Los otros ${closed} no cambian`
  return open === 0 ? same : `${same}, y ${open} sin confirmar`
}

/** `−1.680,00 €` with the minus of figures. */
export const signedEuros = (cents: number): string =>
  cents === 0 ? formatEuros(0) : `${cents < 0 ? '−' : '+'}${formatEuros(Math.abs(cents))}`

/** Lower is green, higher is ink: spending more is not an error. */
export const differenceClass = (cents: number): string => (cents < 0 ? 'text-primary' : 'text-ink')
