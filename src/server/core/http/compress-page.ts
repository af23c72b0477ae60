import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * A page that is sent often is worth the time of the strongest compression, one made for a request is not: at these
 * levels Brotli takes the processor two thirds of the time of gzip, and a screen of the app is a seventh smaller.
 */
const LEVELS = { once: { brotli: 11, gzip: 9 }, eachTime: { brotli: 3, gzip: 4 } }

/** Most pages are smaller when compressed: what is not takes the way to another thread and back more than once. */
const CHUNK_BYTES = 64 * 1024

/** The smallest encoding that the client of a request accepts. */
export function acceptedEncoding(c: Context): Encoding | null {
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b(?!;\s*q=0(\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : null
}

export function compressPage(
  page: string | Buffer,
  encoding: Encoding,
  when: keyof typeof LEVELS,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = typeof page === 'string' ? Buffer.from(page) : page
  const chunkSize = CHUNK_BYTES
  if (encoding === 'gzip') return gzipAsync(bytes, { chunkSize, level: LEVELS[when].gzip })
  return brotli(bytes, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[when].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
