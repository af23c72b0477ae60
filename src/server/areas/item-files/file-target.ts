import type { Database, Transaction } from '#db/client.ts'
import type { FileKind, FileSection } from '#domain/files.ts'
import type { FiledData } from '#domain/notifications.ts'
import type { MemberWeddingId } from '#server/core/auth/membership.ts'
import type { Area } from '#server/core/changes.ts'

/** What an area says of its items, so that files can be kept at them. */
export type FileTarget<K extends FileKind> = {
  kind: K
  /** Whose version a file raises. */
  area: Area
  /** The error for an item that is not there. */
  missing: 'VENDOR_NOT_FOUND' | 'GUEST_NOT_FOUND' | 'AGENDA_ITEM_NOT_FOUND'
  /**
   * What a notification says of the item; `undefined` when it is not there. In a transaction that adds a file it
   * `isHeld`: it stays until the end, and no other file is added meanwhile.
   */
  find: (
    db: Database | Transaction,
    weddingId: MemberWeddingId<FileSection<K>>,
    itemId: string,
    isHeld: boolean,
  ) => Promise<FiledData<K> | undefined>
}

/** The item of a file. */
export type Filed<K extends FileKind> = { kind: K; itemId: string }
