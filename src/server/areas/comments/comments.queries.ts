import { type SQL, sql } from 'drizzle-orm'
import type { Comment } from '#contract/comments.ts'
import type { Database, Transaction } from '#db/client.ts'
import { COMMENT_SECTIONS, type CommentKind, type CommentSection } from '#domain/comments/comments.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { storedTarget } from './comment-target.ts'

const COMMENT = sql`
  c.id, c.author_id as "authorId", coalesce(p.full_name, '') as "authorName", c.author_role as "authorRole",
  c.text, to_json(c.created_at) #>> '{}' as "createdAt", to_json(c.edited_at) #>> '{}' as "editedAt",
  coalesce((
    select json_agg(json_build_object('userId', m.id, 'name', m.full_name) order by m.full_name, m.id)
    from profiles m where m.id = any(c.mentions)
  ), '[]') as mentions
  from comments c left join profiles p on p.id = c.author_id`

/** The item that comments are on. */
export type Commented<K extends CommentKind> = { kind: K; targetId: string }

/** The comments on an item, oldest first. */
export async function listComments<K extends CommentKind>(
  db: Database,
  weddingId: MemberWeddingId<CommentSection<K>>,
  { kind, targetId }: Commented<K>,
): Promise<Comment[]> {
  const { rows } = await db.execute<Comment>(sql`
    select ${COMMENT}
    where ${shownAt(weddingId, { kind, targetId })}
    order by c.created_at, c.id`)
  return rows
}

export async function findComment<K extends CommentKind>(
  db: Database,
  weddingId: MemberWeddingId<CommentSection<K>>,
  of: Commented<K>,
  commentId: string,
): Promise<Comment | undefined> {
  const { rows } = await db.execute<Comment>(sql`
    select ${COMMENT}
    where ${shownAt(weddingId, of)} and c.id = ${commentId}`)
  return rows[0]
}

/** Finds the item that a comment shown at an item is on: that item, or the published one which it is a draft of. */
export async function findTarget(
  tx: Transaction,
  weddingId: MemberWeddingId,
  of: Commented<CommentKind>,
  commentId: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ target: string }>(sql`
    select c.target from comments c where ${shownAt(weddingId, of)} and c.id = ${commentId}`)
  return rows[0]?.target
}

/** At a moment whose changes are prepared stand the comments on the published one too. */
function shownAt(weddingId: MemberWeddingId, { kind, targetId }: Commented<CommentKind>): SQL {
  const target = storedTarget(kind, targetId)
  const isOnItem =
    kind === 'item'
      ? sql`c.target in (${target}, (
          select i.replaces::text from agenda_items i
          where i.wedding_id = ${weddingId} and i.id = ${target}::uuid))`
      : sql`c.target = ${target}`
  return sql`c.wedding_id = ${weddingId} and c.kind = ${kind} and c.deleted_at is null and ${isOnItem}`
}

/** How many comments each item of a kind has. */
export async function countComments<K extends CommentKind>(
  db: Database,
  weddingId: MemberWeddingId<CommentSection<K>>,
  kind: K,
): Promise<Record<string, number>> {
  const own = sql`select target from comments where wedding_id = ${weddingId} and kind = ${kind} and deleted_at is null`
  const ofPublished = sql`
    select i.id::text from agenda_items i join comments c on c.wedding_id = i.wedding_id and c.target = i.replaces::text
    where i.wedding_id = ${weddingId} and i.replaces is not null and c.kind = ${kind} and c.deleted_at is null`
  const shown = kind === 'item' ? sql`${own} union all ${ofPublished}` : own
  const { rows } = await db.execute<{ target: string; count: number }>(sql`
    select target, count(*)::int as count from (${shown}) shown group by target`)
  return Object.fromEntries(rows.map(({ target, count }) => [target, count]))
}

/** Those of the people who are members now and may see what the comments are on, without the author. */
export async function findMentionable(
  tx: Transaction,
  weddingId: MemberWeddingId,
  kind: CommentKind,
  { authorId, userIds }: { authorId: string; userIds: string[] },
): Promise<string[]> {
  if (userIds.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select user_id as id from wedding_members
    where wedding_id = ${weddingId} and user_id = any(${sql.param(userIds)}::uuid[]) and user_id <> ${authorId}
      and permissions ->> ${COMMENT_SECTIONS[kind]} is distinct from 'none'
    order by user_id`)
  return rows.map(({ id }) => id)
}
