import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The home of a wedding that is over comes with the families of its guests, which no other home needs. */
export const afterWedding = loadedPart(() => import('./after-sections.tsx'))
