/** A stretch of a file: the places of its first and its last byte. */
export type Part = { first: number; last: number }

const RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * Reads the `Range` header for a file of `size` bytes (RFC 9110, 14.2): a part, `beyond` when there is nothing at that
 * place, `null` for the whole file: without a header, for several parts at once, or for a header that cannot be
 * understood.
 */
export function askedPart(header: string | undefined, size: number): Part | 'beyond' | null {
  const [, from = '', to = ''] = RANGE.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  // `-500` are the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null
  return first < size ? { first, last } : 'beyond'
}
