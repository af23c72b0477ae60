import type { Database } from '#db/client.ts'
import type { FileKind, FileSection } from '#domain/files/files.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { FileTarget } from './file-target.ts'
import { addItemFile, hasRoomFor } from './item-files.commands.ts'
import { listItemFiles } from './item-files.queries.ts'
import type { FileKeeper } from './keep-file.ts'

/** An item of a wedding as a place of files. */
export const itemKeeper = <K extends FileKind>(
  { db, clock }: { db: Database; clock: Clock },
  of: FileTarget<K>,
  by: ActingMember<FileSection<K>, 'edit'>,
  itemId: string,
): FileKeeper => {
  const item = { kind: of.kind, itemId }
  const { weddingId } = by
  return {
    bucket: 'vendor-files',
    folder: `${weddingId}/${itemId}`,
    list: async () =>
      (await of.find(db, weddingId, itemId, false)) && (await listItemFiles(db, weddingId, item)),
    hasRoom: (size, replaces) => hasRoomFor(db, by, item, size, replaces),
    add: (wish, stored) => addItemFile({ db, clock }, of, by, { ...wish, itemId }, stored),
  }
}
