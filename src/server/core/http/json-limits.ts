/** Nesting of objects and lists that a body may have; ours have three. */
const DEPTH_MAX = 16

/** Bytes that a value takes at least, on average; a hostile body is all `{}`. */
const BYTES_PER_VALUE = 40

/** The most values (members of objects and items of lists) that a body of so many bytes may hold. */
export const maxJsonValues = (maxBytes: number) => Math.floor(maxBytes / BYTES_PER_VALUE)

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Counts the values and the nesting of JSON while its bytes arrive, piece by piece, so that a text which
 * would take long to parse is refused before it is parsed.
 */
export class JsonLimits {
  readonly #maxValues: number
  #depth = 0
  #values = 0
  #isInString = false
  #isEscaped = false

  constructor(maxBytes: number) {
    this.#maxValues = maxJsonValues(maxBytes)
  }

  /** Whether the text is still within its limits after these bytes. */
  allow(bytes: Uint8Array): boolean {
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index]!
      if (this.#isInString) this.#readString(byte)
      else if (byte === QUOTE) this.#isInString = true
      else if (byte === COMMA) this.#values += 1
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        this.#values += 1
        this.#depth += 1
        if (this.#depth > DEPTH_MAX) return false
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#depth -= 1
    }
    return this.#values <= this.#maxValues
  }

  #readString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) this.#isInString = false
  }
}
