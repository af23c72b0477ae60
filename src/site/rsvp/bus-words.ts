import type { BusRoute } from '#domain/households/invitation-settings.ts'
import { timeOfDay } from './date-words.ts'
import type { GuestPageBus } from './guest-page/guest-page.ts'
import type { RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** The name of a stop; `null` where it says no more than the way and the hour, as those of former times do. */
export const stopName = ({ name }: BusRoute): string | null =>
  /^(ida|vuelta)\b[\s\d:.,h]*$/i.test(name) ? null : name

/** `Plaza de Armas`, `Dársena 8`, without what stands above all stops; a stop without an hour has a name at least. */
export function stopParts(route: BusRoute, ofAll: readonly string[]): [string | null, string | null] {
  const shown = (part: string | null) => (part === null || ofAll.includes(part) ? null : part)
  const [name, place] = [shown(stopName(route)), shown(route.place)]
  return [name ?? (route.time === null && place === null ? route.name : null), place]
}

/** `Quedan 36 plazas`, or that it is full and one may wait; nothing for the bus that the family has asked for. */
export function seatsOf({ id }: BusRoute, { seats }: RsvpView, { t, people }: Words): string | null {
  const free = seats?.free[id]
  if (free === undefined) return null
  return free === 0 ? `${t.bus_full()}. ${t.bus_queue({ people })}` : t.bus_free({ seats: free })
}

/** `11:15 · Plaza de Armas · Dársena 8 · Quedan 36 plazas`, without what stands above all of them. */
export const stopLabel = (
  route: BusRoute,
  ofAll: readonly string[],
  { view, words }: { view: RsvpView; words: Words },
): string =>
  [route.time !== null && timeOfDay(route.time), ...stopParts(route, ofAll), seatsOf(route, view, words)]
    .filter(Boolean)
    .join(' · ')

/** Whether a person of the family waits for a seat. */
export const isWaiting = ({ seats }: RsvpView): boolean =>
  seats !== undefined && seats.waiting.out.length + seats.waiting.back.length > 0

/** `11:15, Plaza de Armas`, of a choice that was made. */
export const chosenStop = (route: BusRoute): string =>
  [route.time !== null && timeOfDay(route.time), stopName(route)].filter(Boolean).join(', ') || route.name

/** `3:30, antes 3:00, Casino`, of a choice whose hour may have changed on the day. */
export function toldStop({ stop, was }: Pick<GuestPageBus, 'stop' | 'was'>, { t }: Words): string {
  if (was === null || stop.time === null) return chosenStop(stop)
  return [timeOfDay(stop.time), t.day_was({ time: timeOfDay(was) }), stopName(stop)]
    .filter(Boolean)
    .join(', ')
}

/** The name and the place that all stops of a way have. */
export const saidOfAll = (routes: readonly BusRoute[]): string[] =>
  [routes.map(stopName), routes.map(({ place }) => place)].flatMap((values) =>
    values[0] && new Set(values).size === 1 ? [values[0]] : [],
  )
