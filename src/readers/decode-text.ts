/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, UTF-16 by its zero bytes, else UTF-8 if every byte agrees,
 * else Windows-1252, which Excel in Spanish writes. `null` when the bytes are no text, or one of a format that is no table,
 * unless `isAnyText`.
 */
export function decodeText(bytes: Uint8Array, { isAnyText = false } = {}): string | null {
  const text = decode(bytes)
  return isText(text, isAnyText) ? text : null
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (hasZeros(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes)
  if (hasZeros(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows1252(bytes)
  }
}

/** Characters of our languages in UTF-16: every second byte of theirs is zero, and no other is. */
function hasZeros(bytes: Uint8Array, at: 0 | 1): boolean {
  const start = bytes.subarray(0, 64)
  const isZero = (byte: number, index: number) => (byte === 0) === (index % 2 === at)
  return start.length > 3 && start.length % 2 === 0 && start.every(isZero)
}

/** Windows-1252 has these where Latin-1 has control characters; Node 20 decodes it as Latin-1. */
const WINDOWS_ONLY = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

function decodeWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replace(/[\u0080-\u009F]/g, (control) => WINDOWS_ONLY[control.charCodeAt(0) - 0x80] ?? control)
}

const CONTROL = /[\p{Cc}\uFFFD]/gu
const TEXT_CONTROL = /[\t\n\v\f\r]/g
const FOREIGN = /^\s*(?:%PDF-|\{\\rtf|%!PS|BEGIN:VCARD|MIME-Version:)/i

/** Other formats give themselves away by a zero byte, many control characters, or their first words. */
function isText(text: string, isAnyText: boolean): boolean {
  if (text.includes('\0') || (!isAnyText && FOREIGN.test(text.slice(0, 100)))) return false
  const sample = text.slice(0, 65_536).replace(TEXT_CONTROL, '')
  const controls = sample.match(CONTROL)?.length ?? 0
  return controls <= sample.length / 100
}
