import { refuse } from './guest-list-refused.ts'

/** What the parts of a spreadsheet may take once unpacked, in bytes. 5,000 guests need about 3 MB. */
export const UNPACKED_MAX_BYTES = 50 * 1024 * 1024

type Entry = { name: string; flags: number; method: number; packed: number; unpacked: number; offset: number }

/**
 * The XML parts of an `.xlsx` by path. The sizes it declares are added up before anything is
 * unpacked, and a part that holds more than it declares is abandoned on its first extra byte, so a
 * bomb costs neither time nor memory. Refuses UNPACKED_TOO_LARGE, PROTECTED_FILE, DAMAGED_FILE.
 */
export async function unpackXlsx(
  file: Uint8Array<ArrayBuffer>,
  onFraction: (fraction: number) => void,
): Promise<Map<string, Uint8Array>> {
  const entries = readDirectory(file)
  const declared = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (declared > UNPACKED_MAX_BYTES) refuse('UNPACKED_TOO_LARGE', { maxBytes: UNPACKED_MAX_BYTES })
  if (entries.some(({ flags }) => flags & ENCRYPTED)) refuse('PROTECTED_FILE', {})

  const parts = new Map<string, Uint8Array>()
  let done = 0
  for (const entry of entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name))) {
    onFraction(done / declared)
    parts.set(entry.name, await unpack(file, entry))
    done += entry.unpacked
  }
  return parts
}

const END_OF_DIRECTORY = 0x06054b50
const END_OF_DIRECTORY_BYTES = 22
const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_ENTRY_BYTES = 46
const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30
const ENCRYPTED = 0x2041
const IN_ZIP64 = 0xffffffff

/** The central directory at the end of a ZIP; an offset outside the file throws a RangeError. */
function readDirectory(file: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let end = file.length - END_OF_DIRECTORY_BYTES
  const earliest = Math.max(0, end - 0xffff)
  while (end >= earliest && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  if (end < earliest) refuse('DAMAGED_FILE', {})

  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) refuse('DAMAGED_FILE', {})
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const nameAt = at + DIRECTORY_ENTRY_BYTES
    const sizes = {
      unpacked: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    }
    readZip64(view, nameAt + nameLength, extraLength, sizes)
    const name = new TextDecoder().decode(file.subarray(nameAt, nameAt + nameLength))
    entries.push({
      // Some programs write paths with backslashes or a slash in front.
      name: name.replaceAll('\\', '/').replace(/^\//, ''),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      ...sizes,
    })
    at = nameAt + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  return entries
}

/** Programs that write without knowing the sizes beforehand keep them in an extra field of 64 bits. */
function readZip64(
  view: DataView,
  from: number,
  length: number,
  sizes: Pick<Entry, 'unpacked' | 'packed' | 'offset'>,
) {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 0x0001) continue
    let field = at + 4
    for (const key of ['unpacked', 'packed', 'offset'] as const) {
      if (sizes[key] !== IN_ZIP64) continue
      sizes[key] = Number(view.getBigUint64(field, true))
      field += 8
    }
  }
}

const STORED = 0
const DEFLATED = 8

async function unpack(file: Uint8Array<ArrayBuffer>, entry: Entry): Promise<Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(entry.offset, true) !== LOCAL_HEADER) refuse('DAMAGED_FILE', {})
  const start =
    entry.offset +
    LOCAL_HEADER_BYTES +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true)
  const packed = file.subarray(start, start + entry.packed)
  if (packed.length !== entry.packed) refuse('DAMAGED_FILE', {})
  if (entry.method === STORED && entry.packed === entry.unpacked) return packed
  if (entry.method !== DEFLATED) refuse('DAMAGED_FILE', {})
  return inflate(packed, entry.unpacked)
}

async function inflate(packed: Uint8Array<ArrayBuffer>, expected: number): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const bytes = new Uint8Array(expected)
  let length = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (length + chunk.value.length > expected) {
      await reader.cancel()
      refuse('DAMAGED_FILE', {})
    }
    bytes.set(chunk.value, length)
    length += chunk.value.length
  }
  if (length !== expected) refuse('DAMAGED_FILE', {})
  return bytes
}
