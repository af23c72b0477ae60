import { sql } from 'drizzle-orm'
import type { CommentedData } from '#domain/notifications/notifications.ts'
import type { CommentTarget } from '#server/areas/comments/comment-target.ts'
import type { FileTarget } from '#server/areas/item-files/file-target.ts'

/** Tasks are commented on. */
export const commentedTask: CommentTarget<'task'> = {
  kind: 'task',
  area: 'tasks',
  async find(db, weddingId, taskId, isHeld) {
    const { rows } = await db.execute<CommentedData<'task'>>(sql`
      select id as "taskId", title as "taskTitle" from tasks
      where wedding_id = ${weddingId} and id = ${taskId} ${isHeld ? sql`for no key update` : sql``}`)
    return rows[0]
  },
}

/** Files are kept at them too. */
export const filedTask: FileTarget<'task'> = { ...commentedTask, missing: 'TASK_NOT_FOUND' }
