import type { ItemFile } from '#contract/item-files.ts'
import {
  FILE_SECTIONS,
  type FileKind,
  type FileSection,
  ITEM_FILE_LINK_SECONDS,
} from '#domain/files/files.ts'
import type { Platform } from '#server/core/context.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import type { FileTarget } from './file-target.ts'
import { removeItemFile } from './item-files.commands.ts'
import { countItemFiles, findStoredFile, listItemFiles } from './item-files.queries.ts'

type Reading<K extends FileKind> = {
  context: Pick<Membership, 'actor'> & { platform: Platform; weddingId: MemberWeddingId<FileSection<K>> }
}

type Writing<K extends FileKind> = {
  context: Pick<Membership, 'actor' | 'memberRole'> & {
    platform: Platform
    weddingId: MemberWeddingId<FileSection<K>, 'edit'>
  }
}

type Place = { targetId: string }
type Own = Place & { fileId: string }
type FileErrors = { FILE_NOT_FOUND: () => Error }

/**
 * The procedures of the files of a kind of item. The area implements its own contract with them, on the section that
 * it declares; `missing` is its error for an item that is not there.
 */
export function fileHandlers<K extends FileKind, E>(of: FileTarget<K>, missing: (errors: E) => Error) {
  const { kind } = of
  return {
    async list({ context, input, errors }: Reading<K> & { input: Place; errors: E }): Promise<ItemFile[]> {
      const { platform, weddingId } = context
      if (!(await of.find(platform.db, weddingId, input.targetId, false))) throw missing(errors)
      return listItemFiles(platform.db, weddingId, { kind, itemId: input.targetId })
    },

    async link({ context, input, errors }: Reading<K> & { input: Own; errors: FileErrors }) {
      const { platform, weddingId } = context
      const { db, files } = platform
      const isThere = await of.find(db, weddingId, input.targetId, false)
      const item = { kind, itemId: input.targetId }
      const file = isThere && (await findStoredFile(db, weddingId, item, input.fileId))
      if (!file) throw errors.FILE_NOT_FOUND()
      const { url, expiresAt } = files.link('vendor-files', {
        ...file,
        seconds: ITEM_FILE_LINK_SECONDS,
        reader: { userId: context.actor.userId, weddingId, section: FILE_SECTIONS[kind] },
      })
      return { url, expiresAt: expiresAt.toISOString() }
    },

    async remove({
      context,
      input,
      errors,
    }: Writing<K> & { input: Own; errors: FileErrors }): Promise<{ removed: true }> {
      const removed = await removeItemFile(context.platform, of, context, input.targetId, input.fileId)
      if (!removed) throw errors.FILE_NOT_FOUND()
      return { removed: true }
    },

    counts: ({ context }: Reading<K>) => countItemFiles(context.platform.db, context.weddingId, kind),
  }
}
