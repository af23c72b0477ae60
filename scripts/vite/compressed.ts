import { constants } from 'node:zlib'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

/** Writes a .br and a .gz beside every built text file of a folder, so that the server never compresses them itself. */
export const compressed = (include: RegExp) =>
  compression({
    include,
    threshold: 1024,
    algorithms: [
      // The strongest takes a second for the largest file, of which each first visit then loads a fourteenth less.
      defineAlgorithm('brotliCompress', {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
  })
