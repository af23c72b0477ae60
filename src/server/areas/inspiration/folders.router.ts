import { SHARE_DAYS_MAX } from '#domain/inspiration/inspiration.ts'
import { daysBetween } from '#domain/time/dates.ts'
import { levelOf } from '#server/core/auth/gate.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { findToday } from '#server/core/wedding-day.queries.ts'
import { publishFolders, unpublishFolders } from './folder-drafts.commands.ts'
import { shareFolder, unshareFolder } from './folder-shares.commands.ts'
import { addFolder, removeFolder, updateFolder } from './folders.commands.ts'
import { listFoldersJson } from './folders.queries.ts'

const viewer = weddingMember('inspiration', 'view').inspiration.folders
const editor = weddingMember('inspiration', 'edit').inspiration.folders

export const folders = {
  list: viewer.list.handler((asked) =>
    versionedList(asked, ({ db, ...view }) =>
      listFoldersJson(db, view.weddingId, levelOf(view, 'inspiration')),
    ),
  ),

  add: editor.add.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const { limits } = context.platform.settings
    const max = limits.wedding.folders
    if (input.isDraft && !context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const folder = context.takeResult(await addFolder(db, clock, context, input, max))
    if (folder === 'full') throw errors.TOO_MANY_FOLDERS({ data: { max } })
    return folder
  }),

  update: editor.update.handler(async ({ context, input, errors }) => {
    const folder = await updateFolder(context.platform.db, context, input.folderId, input)
    if (folder === 'noFolder') throw errors.FOLDER_NOT_FOUND()
    if (folder === 'noImage') throw errors.IMAGE_NOT_FOUND()
    return folder
  }),

  remove: editor.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = context.takeResult(await removeFolder(db, clock, context, input.folderId))
    if (!removed) throw errors.FOLDER_NOT_FOUND()
    return { removed: true } as const
  }),

  publish: editor.publish.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    return { published: context.takeResult(await publishFolders(db, clock, context, input.folderIds)) }
  }),

  unpublish: editor.unpublish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    if (!context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    return { published: context.takeResult(await unpublishFolders(db, clock, context, input.folderIds)) }
  }),

  share: editor.share.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const days = daysBetween(await findToday(db, context.weddingId, clock.now()), input.lastDay)
    if (days < 0 || days > SHARE_DAYS_MAX) throw errors.SHARE_DAY_REFUSED()
    const folder = await shareFolder(db, clock, context, input.folderId, input)
    if (!folder) throw errors.FOLDER_NOT_FOUND()
    return folder
  }),

  unshare: editor.unshare.handler(async ({ context, input, errors }) => {
    const folder = await unshareFolder(context.platform.db, context, input.folderId)
    if (!folder) throw errors.FOLDER_NOT_FOUND()
    return folder
  }),
}
