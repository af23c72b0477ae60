import { createHash } from 'node:crypto'

/** 128 bits of a text's SHA-256, safe in addresses, headers and file names: enough to tell texts apart. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
