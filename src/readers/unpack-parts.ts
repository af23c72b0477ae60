import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { refuse } from './file-refused.ts'
import { LIST_LIMITS } from './table-limits.ts'

/** Bytes of the file given to the decompressor at a time; a part is abandoned after at most one such step. */
const STEP_BYTES = 16 * 1024

/**
 * The XML parts of an `.xlsx`, an `.ods` or a `.docx` by path, and those of Numbers. The sizes that the directory declares are added up before
 * anything is unpacked, and a part that holds more than it declares is abandoned, so a ZIP bomb costs
 * neither time nor memory. Refuses UNPACKED_TOO_LARGE, PROTECTED_FILE; throws on a damaged file.
 */
export function unpackParts(
  file: Uint8Array<ArrayBuffer>,
  {
    onFraction = () => {},
    maxBytes = LIST_LIMITS.unpackedBytes,
  }: { onFraction?: (fraction: number) => void; maxBytes?: number } = {},
): { parts: Map<string, Uint8Array>; paths: string[] } {
  if (isEncrypted(file)) refuse('PROTECTED_FILE', {})
  const declared = readDirectory(file)
  const total = [...declared.values()].reduce((sum, size) => sum + size, 0)
  // Numbers and Pages keep the hint of a password beside what it encrypts.
  if ([...declared.keys()].some((name) => /(?:^|\/)\.iwp(?:h|v2)$/.test(name))) refuse('PROTECTED_FILE', {})
  if (total > maxBytes) refuse('UNPACKED_TOO_LARGE', { maxBytes })

  const parts = new Map<string, Uint8Array>()
  const unzip = new Unzip((entry) => {
    if (!/\.(?:xml|rels|iwa)$|^mimetype$/i.test(entry.name)) return
    const part = new Uint8Array(declared.get(entry.name) ?? 0)
    let length = 0
    entry.ondata = (error, chunk, final) => {
      if (error) throw error
      if (length + chunk.length > part.length) refuse('DAMAGED_FILE', {})
      part.set(chunk, length)
      length += chunk.length
      if (final && length !== part.length) refuse('DAMAGED_FILE', {})
      if (final) parts.set(pathOf(entry.name), part)
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < file.length; at += STEP_BYTES) {
    onFraction(at / file.length)
    unzip.push(file.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= file.length)
  }
  return { parts, paths: [...declared.keys()].map(pathOf) }
}

/** Reads how many bytes each part declares to take once unpacked; throws when the file is not a whole ZIP. */
function readDirectory(file: Uint8Array): Map<string, number> {
  const declared = new Map<string, number>()
  unzipSync(file, {
    filter({ name, originalSize }) {
      declared.set(name, originalSize)
      return false
    },
  })
  return declared
}

/** Programs encrypt all parts or none, and mark each; the flags of the first are at byte 6. */
const isEncrypted = (file: Uint8Array) => ((file[6] ?? 0) & 1) === 1

/** Some programs write paths with backslashes or a slash in front. */
const pathOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '')
