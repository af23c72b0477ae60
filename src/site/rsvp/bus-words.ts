import type { BusRoute } from '#domain/households/invitation-settings.ts'
import { timeOfDay } from './date-words.ts'

/** The name of a stop; `null` where it says no more than the way and the hour, as those of former times do. */
export const stopName = ({ name }: BusRoute): string | null =>
  /^(ida|vuelta)\b[\s\d:.,h]*$/i.test(name) ? null : name

/** `11:15 · Plaza de Armas · Dársena 8`, without what stands above all of them. */
export function stopLabel(route: BusRoute, ofAll: readonly (string | null)[] = []): string {
  const parts = [stopName(route), route.place].filter((part) => part !== null && !ofAll.includes(part))
  return [route.time !== null && timeOfDay(route.time), ...parts].filter(Boolean).join(' · ') || route.name
}

/** `11:15, Plaza de Armas`, of a choice that was made. */
export const chosenStop = (route: BusRoute): string =>
  [route.time !== null && timeOfDay(route.time), stopName(route)].filter(Boolean).join(', ') || route.name

/** The name and the place that all stops of a way have. */
export const saidOfAll = (routes: readonly BusRoute[]): string[] =>
  [routes.map(stopName), routes.map(({ place }) => place)].flatMap((values) =>
    values[0] && new Set(values).size === 1 ? [values[0]] : [],
  )
