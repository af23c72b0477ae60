import { createHash } from 'node:crypto'
import { hashedText } from '#domain/invoicing/hashed-text.ts'
import type { InvoiceRecord } from '#domain/invoicing/records.ts'

/** The hash of a record, which the next one of its issuer holds: 64 hexadecimal figures in capitals. */
export const hashOf = (record: InvoiceRecord): string =>
  createHash('sha256').update(hashedText(record), 'utf8').digest('hex').toUpperCase()
