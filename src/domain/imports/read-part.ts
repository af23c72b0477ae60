import type { PartContent, ReadPart } from './imports.ts'

/** A part that is sure of itself, but for what is said otherwise. */
export const partOf = (content: PartContent, told: Partial<Omit<ReadPart, 'content'>> = {}): ReadPart => ({
  ...{ sheet: null, product: null, isUncertain: false, alternatives: [], leftOut: [] },
  ...{ weddingDay: null, venue: null },
  ...told,
  content,
})
