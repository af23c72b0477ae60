import almond from './images/species-almond.svg'
import eucalyptus from './images/species-eucalyptus.svg'
import lemon from './images/species-lemon.svg'
import olive from './images/species-olive.svg'
import orangeBlossom from './images/species-orange-blossom.svg'
import rosemary from './images/species-rosemary.svg'

export type Species = { name: string; image: string; cover: string }

/** The six specimens and the pastel each lies on. */
export const SPECIES: readonly Species[] = [
  { name: 'orange-blossom', image: orangeBlossom, cover: '[--cover:var(--pastel-1)]' },
  { name: 'olive', image: olive, cover: '[--cover:var(--pastel-3)]' },
  { name: 'lemon', image: lemon, cover: '[--cover:var(--pastel-2)]' },
  { name: 'almond', image: almond, cover: '[--cover:var(--pastel-10)]' },
  { name: 'eucalyptus', image: eucalyptus, cover: '[--cover:var(--pastel-5)]' },
  { name: 'rosemary', image: rosemary, cover: '[--cover:var(--pastel-6)]' },
]

/** The specimen of a wedding: always the same one for the same id. */
export function speciesOf(weddingId: string): Species {
  let hash = 2166136261
  for (const character of weddingId) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return SPECIES[(hash >>> 0) % SPECIES.length] as Species
}
