import { type GuestImportError, guestImportError } from '#domain/guest-import/guest-import.ts'
import { interpretTable } from './guest-list.ts'
import type { ReaderAnswer, ReaderRequest } from './guest-list-reader.ts'
import { type GuestTable, readGuestFile, readPastedText } from './guest-table.ts'

const answer = (message: ReaderAnswer) => self.postMessage(message)

/** The table read last. */
let table: GuestTable | null = null

self.addEventListener('message', async ({ data }: MessageEvent<ReaderRequest>) => {
  if ('change' in data) {
    if (table) answer({ result: interpretTable(table, data) })
    return
  }
  if ('table' in data) return answer({ result: await readTable({ read: data.table, delimiter: undefined }) })
  const read = await readTable(data)
  table = 'kind' in read ? null : read
  answer({ result: 'kind' in read ? read : interpretTable(read, { existing: data.existing }) })
})

async function readTable({
  read,
  delimiter,
}: Pick<Extract<ReaderRequest, { read: unknown }>, 'read' | 'delimiter'>): Promise<
  GuestTable | GuestImportError
> {
  if (typeof read === 'string') return readPastedText(read, delimiter)
  let buffer: ArrayBuffer
  try {
    buffer = await read.arrayBuffer()
  } catch {
    return guestImportError('UNREADABLE_FILE', {})
  }
  return readGuestFile(buffer, read.name, { delimiter, onProgress: (progress) => answer({ progress }) })
}
