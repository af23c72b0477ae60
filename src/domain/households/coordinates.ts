import { readWebAddress } from '../text/web-address.ts'

/** Longest link to a map, in characters. */
export const MAP_LINK_MAX = 1000

/** A place on earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number }

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = new RegExp(String.raw`${NUMBER}\s*[,;~]\s*\+?${NUMBER}`)
const ONLY_PAIR = new RegExp(`^\\s*${PAIR.source}\\s*$`)

/** The parts of links that say the place itself, the surest first: the view of a map may be moved beside it. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|daddr|destination|ll|sll|center|coordinate|cp)=(?:loc:)?${PAIR.source}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`/(?:place|search|dir/)/${PAIR.source}`),
  new RegExp(`^geo:${PAIR.source}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`@${PAIR.source}`),
]

/**
 * The coordinates that a link to a map carries; `null` when it carries none, as a shortened link. Nothing is fetched
 * (decision 167).
 */
export function coordinatesOf(link: string | null): Coordinates | null {
  if (!link) return null
  const read = decoded(link)
  return placeOf(IN_LINKS.map((form) => form.exec(read)).find((match) => match))
}

/**
 * The link to a map of what was typed where one is asked for: coordinates ('37.3886, -5.9823') or an address of the web;
 * `null` when it is neither.
 */
export function readMapLink(typed: string): string | null {
  const at = placeOf(ONLY_PAIR.exec(typed))
  if (!at) return readWebAddress(typed)?.href ?? null
  return `https://www.google.com/maps/search/?api=1&query=${at.latitude},${at.longitude}`
}

function placeOf(found: RegExpExecArray | null | undefined): Coordinates | null {
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const METRES_OF_DEGREE = 111_320

/** Metres to the east and to the north of a place; exact enough for what fits on one sketch. */
export function metresFrom(from: Coordinates, to: Coordinates): { east: number; north: number } {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  return {
    east: (to.longitude - from.longitude) * METRES_OF_DEGREE * Math.cos(middle),
    north: (to.latitude - from.latitude) * METRES_OF_DEGREE,
  }
}

/** Metres between two places as the crow flies. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const { east, north } = metresFrom(from, to)
  return Math.hypot(east, north)
}
