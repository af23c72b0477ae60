import type { Database, Transaction } from '#db/client.ts'
import type { Area } from '#domain/activity/areas.ts'
import type { FileKind, FileSection } from '#domain/files/files.ts'
import type { FiledData } from '#domain/notifications/notifications.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** An area describes its items here, so that files can be kept at them. */
export type FileTarget<K extends FileKind> = {
  kind: K
  /** A file raises the version of this area. */
  area: Area
  /** The error for an item that is not there. */
  missing: 'VENDOR_NOT_FOUND' | 'GUEST_NOT_FOUND' | 'AGENDA_ITEM_NOT_FOUND' | 'TASK_NOT_FOUND'
  /**
   * Finds the item for a notification; `undefined` when it is not there. In a transaction that adds a file it `isHeld`:
   * it stays until the end, and no other file is added meanwhile.
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
