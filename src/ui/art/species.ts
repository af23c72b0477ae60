import type { DrawingName } from './drawing.tsx'

export type Species = { name: DrawingName; cover: string }

/** The six specimens and the pastel each lies on. */
export const SPECIES: readonly Species[] = [
  { name: 'orange-blossom', cover: '[--cover:var(--pastel-1)]' },
  { name: 'olive', cover: '[--cover:var(--pastel-3)]' },
  { name: 'lemon', cover: '[--cover:var(--pastel-2)]' },
  { name: 'almond', cover: '[--cover:var(--pastel-10)]' },
  { name: 'eucalyptus', cover: '[--cover:var(--pastel-5)]' },
  { name: 'rosemary', cover: '[--cover:var(--pastel-6)]' },
]

/** The specimen of a wedding: always the same one for the same id. */
export function speciesOf(weddingId: string): Species {
  let hash = 2166136261
  for (const character of weddingId) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return SPECIES[(hash >>> 0) % SPECIES.length] as Species
}
