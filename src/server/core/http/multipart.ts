/** Bytes of the head of one part: its name, and that of its file. */
const HEAD_MAX = 8 * 1024

/** One field of a form, or one of its files. */
export type FormPart = {
  name: string
  /** The name of the file, without its folders; empty where none was chosen, `null` for a field. */
  fileName: string | null
  /** The bytes, once, and only until the next part is asked for; those not read are passed over. */
  contents: AsyncGenerator<Buffer>
}

/** A body that is no form as browsers send it, or that ends within a part. */
export class MalformedForm extends Error {}

/**
 * The parts of a `multipart/form-data` body (RFC 7578) in their order, as they arrive: nothing is kept but the piece
 * that is being read, however large the files are. Throws `MalformedForm`, and what the body throws.
 */
export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  contentType: string | undefined,
): AsyncGenerator<FormPart> {
  const pieces = new Pieces(body, Buffer.from(`\r\n--${boundaryOf(contentType)}`))
  for await (const _ of pieces.part());
  for (;;) {
    const mark = await pieces.take(2)
    if (mark === '--') return
    if (mark !== '\r\n') throw new MalformedForm('a boundary goes on')
    const contents = pieces.part()
    yield { ...readHead(await pieces.head()), contents }
    await pieces.passOver()
  }
}

/** The text of a field; `undefined` when it has more than `maxBytes`. */
export async function readField({ contents }: FormPart, maxBytes: number): Promise<string | undefined> {
  const read: Buffer[] = []
  let size = 0
  for await (const piece of contents) {
    size += piece.length
    if (size > maxBytes) return
    read.push(piece)
  }
  return Buffer.concat(read).toString()
}

/** At most so many bytes of a file, which is then known to have more than one byte fewer. */
export async function* upTo(contents: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let missing = maxBytes
  for await (const piece of contents) {
    yield piece.subarray(0, missing)
    missing -= piece.length
    if (missing <= 0) return
  }
}

/** The part of a body that has arrived and is not read yet, cut at its boundaries. */
class Pieces {
  readonly #source: AsyncIterator<Uint8Array>
  readonly #boundary: Buffer
  /** The first boundary stands at the beginning, with no line before it. */
  #rest = Buffer.from('\r\n')
  #isWithinPart = true

  constructor(body: AsyncIterable<Uint8Array>, boundary: Buffer) {
    this.#source = body[Symbol.asyncIterator]()
    this.#boundary = boundary
  }

  /** The bytes up to the next boundary, which is passed. */
  async *part(): AsyncGenerator<Buffer> {
    while (this.#isWithinPart) {
      const at = this.#rest.indexOf(this.#boundary)
      // A boundary may have begun at the end of what is there.
      const end = at >= 0 ? at : Math.max(0, this.#rest.length - this.#boundary.length + 1)
      const piece = this.#rest.subarray(0, end)
      this.#rest = this.#rest.subarray(at >= 0 ? end + this.#boundary.length : end)
      this.#isWithinPart = at < 0
      if (piece.length > 0) yield piece
      if (at < 0) await this.#fill()
    }
  }

  async passOver(): Promise<void> {
    for await (const _ of this.part());
  }

  async take(length: number): Promise<string> {
    while (this.#rest.length < length) await this.#fill()
    return this.#cut(length)
  }

  /** The lines before the bytes of a part. */
  async head(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\r\n\r\n')
      if ((end < 0 ? this.#rest.length : end) > HEAD_MAX)
        throw new MalformedForm('the head of a part is long')
      if (end >= 0) {
        this.#isWithinPart = true
        return this.#cut(end + 4)
      }
      await this.#fill()
    }
  }

  #cut(length: number): string {
    const text = this.#rest.toString('utf8', 0, length)
    this.#rest = this.#rest.subarray(length)
    return text
  }

  async #fill(): Promise<void> {
    const { done, value } = await this.#source.next()
    if (done) throw new MalformedForm('the body ends within a part')
    this.#rest = Buffer.concat([this.#rest, value])
  }
}

function boundaryOf(contentType = ''): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new MalformedForm('no form')
  return boundary
}

function readHead(head: string): Omit<FormPart, 'contents'> {
  const [disposition] = /^content-disposition:\s*form-data\b.*$/im.exec(head) ?? []
  const parameter = (name: string) => new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition ?? '')?.[1]
  const name = parameter('name')
  if (name === undefined) throw new MalformedForm('a part without a name')
  const fileName = parameter('filename')
  return { name: unescaped(name), fileName: fileName === undefined ? null : nameOf(unescaped(fileName)) }
}

/** Browsers send these three characters of a name in this way (HTML, 'multipart/form-data encoding algorithm'). */
const unescaped = (text: string) =>
  text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

const nameOf = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
