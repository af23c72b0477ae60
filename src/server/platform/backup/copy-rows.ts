import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'

/** A piece has so many bytes and the rest of its last row. */
const PIECE_BYTES = 1024 * 1024
const LINE_END = 0x0a

/** Copies the rows of a statement in pieces of whole rows, of which one at a time is held. Gives how many there were. */
export async function copyOut(
  client: ClientBase,
  rows: string,
  take: (piece: Buffer) => Promise<void>,
): Promise<number> {
  const stream = client.query(to(`copy ${rows} to stdout`))
  for await (const piece of wholeLines(stream)) await take(piece)
  return stream.rowCount
}

/** In COPY's text a line feed always ends a row: those of the values are written as `\n`. */
async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    const end = bytes + chunk.length < PIECE_BYTES ? -1 : chunk.lastIndexOf(LINE_END)
    if (end === -1) {
      held.push(chunk)
      bytes += chunk.length
      continue
    }
    yield Buffer.concat([...held, chunk.subarray(0, end + 1)])
    held = [chunk.subarray(end + 1)]
    bytes = held[0]!.length
  }
  if (bytes > 0) yield Buffer.concat(held)
}

/** Loads rows that `copyOut` gave. */
export async function copyIn(
  client: ClientBase,
  into: string,
  contents: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(
    Readable.from(contents, { objectMode: false }),
    client.query(from(`copy ${into} from stdin`)),
  )
}

/** How many rows a piece has. */
export function countRows(piece: Uint8Array): number {
  let count = 0
  for (let at = piece.indexOf(LINE_END); at !== -1; at = piece.indexOf(LINE_END, at + 1)) count += 1
  return count
}
