import { foldText } from '../text/fold-text.ts'

/** Names that are in the islands wherever they stand in a place, but as the name of a street. */
const ANYWHERE =
  /(?:^|[^a-z])(?:tenerife|gran canaria|lanzarote|fuerteventura|la gomera|(?:islas )?canarias)(?![a-z])/

/** Names that elsewhere are those of a house or a village, and so count only where a part of the place is nothing else. */
const ALONE = /^(?:isla de )?(?:la palma|el hierro|las palmas|la graciosa)$/

const STREET = /^(?:calle|c\/|avenida|avda|plaza|paseo|ronda|camino|hotel) ?/

/** Whether a place is clearly in the Canary Islands, as it was typed: `Finca El Drago, La Orotava (Tenerife)`. */
export function isInCanaries(place: string | null): boolean {
  const parts = foldText(place ?? '')
    .split(/[,;()·.–-]/)
    .map((part) => part.trim())
  return parts.some((part) => ALONE.test(part) || (ANYWHERE.test(part) && !STREET.test(part)))
}
