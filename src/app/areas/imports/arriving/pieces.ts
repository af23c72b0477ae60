import { IMPORT_PIECE_MAX_BYTES } from '#domain/imports/imports.ts'

/** The bytes that are sent next, from `from` up to `to`; `null` once all of a file has arrived. */
export function nextPiece(received: number, bytes: number): { from: number; to: number } | null {
  if (received >= bytes) return null
  return { from: received, to: Math.min(bytes, received + IMPORT_PIECE_MAX_BYTES) }
}

/** How much of a file has come, from 0 to 1, with `sent` bytes of a piece on their way. */
export const shareOf = (received: number, sent: number, bytes: number): number =>
  bytes === 0 ? 1 : Math.min(1, (received + sent) / bytes)

type Waiting = { id: string; name: string; bytes: number; received: number }

/**
 * Pairs files that were chosen again with those of the import that have not arrived whole, by name and size: these go on
 * where they stopped, and the others are new.
 */
export function resumed<F extends { name: string; file: { size: number } }>(
  waiting: readonly Waiting[],
  chosen: readonly F[],
): { again: { found: F; of: Waiting }[]; added: F[] } {
  const left = [...waiting]
  const again: { found: F; of: Waiting }[] = []
  const added: F[] = []
  for (const found of chosen) {
    const at = left.findIndex(
      ({ name, bytes }) => baseOf(name) === baseOf(found.name) && bytes === found.file.size,
    )
    if (at < 0) added.push(found)
    else again.push({ found, of: left.splice(at, 1)[0]! })
  }
  return { again, added }
}

/** A file of a folder may be chosen again by itself. */
const baseOf = (name: string) => name.split('/').at(-1)
