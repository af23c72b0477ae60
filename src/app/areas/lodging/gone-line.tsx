import type { LodgingPerson } from '#domain/lodging/lodging.ts'
import { goneInWords } from './lodging-words.ts'

/** Says whose room is free because they do not come any more. */
export const GoneLine = ({ gone }: { gone: readonly LodgingPerson[] }) =>
  gone.length > 0 ? <p className="mt-1 text-sm text-accent-text">{goneInWords(gone)}</p> : null
