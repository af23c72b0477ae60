import { type Coordinates, coordinatesOf, distanceBetween } from '#domain/households/coordinates.ts'
import type { SketchPlace } from '#domain/households/place-sketch.ts'
import { WEDDING_KEY } from '../rsvp-view.ts'
import { eventName, type Words } from '../words.ts'
import type { GuestPage } from './guest-page.ts'

/** A place with the link to its map, and what a family does there. */
export type ListedPlace = {
  key: string
  name: string
  line: string | null
  map: string
  /** Whether it is none of an event. */
  isBeside: boolean
}

/** Metres from the wedding within which stops and hotels are drawn: one in another town would take the room of the rest. */
const BESIDE_METRES_MAX = 40_000

/** The places of the events of a family in the order of the day, and then its stops and its hotels. */
export const listedPlaces = (
  { places, beside }: Pick<GuestPage, 'places' | 'beside'>,
  words: Words,
): ListedPlace[] => [
  ...places.map((event) => ({
    ...{ key: event.key, map: event.map!, isBeside: false },
    ...{ name: event.place ?? eventName(words, event), line: event.place ? eventName(words, event) : null },
  })),
  ...beside.map(({ key, name, place, part, map }) => ({
    ...{ key, name, map, isBeside: true },
    line: [words.t[part](), place].filter(Boolean).join(' · '),
  })),
]

/** Those that a sketch shows, each stop and hotel with the way from the wedding. */
export function drawnPlaces(places: readonly ListedPlace[]): (SketchPlace & { key: string })[] {
  const placed = places.flatMap((place) => {
    const at = coordinatesOf(place.map)
    return at ? [{ ...place, at }] : []
  })
  const events = placed.filter(({ isBeside }) => !isBeside)
  const wedding = events.findIndex(({ key }) => key === WEDDING_KEY)
  const from = wedding < 0 ? events.length - 1 : wedding
  const isNear = (at: Coordinates) => from < 0 || distanceBetween(events[from]!.at, at) <= BESIDE_METRES_MAX
  return [
    ...events.map(({ key, name, at }) => ({ key, name, at })),
    ...placed.flatMap(({ key, name, at, isBeside }) =>
      isBeside && isNear(at) ? [{ key, name, at, from }] : [],
    ),
  ]
}
