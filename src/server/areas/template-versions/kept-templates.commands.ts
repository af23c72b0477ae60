import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import type { Platform } from '#server/core/context.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import {
  contentColumn,
  findKept,
  type KeptContent,
  type KeptKind,
  type KeptTemplates,
  keptRow,
} from './kept-templates.queries.ts'
import { beginSharing, isFull, lockBusiness } from './sharing.commands.ts'
import { seenBy, TEMPLATE_KINDS } from './template-kinds.queries.ts'
import { forgetVersions, recordTemplateVersion } from './template-versions.commands.ts'

type Keeping<K extends KeptKind> = {
  id: string
  content: KeptContent<K>
  /** As the page showed it, null for none; undefined where it is kept in any case. */
  was?: KeptContent<K> | null | undefined
  /** Of a new one: whether its author alone sees it. */
  isPrivate?: boolean | undefined
}

type Kept<K extends KeptKind> = { kept: KeptTemplates[K] } | { changed: KeptTemplates[K] | null } | 'full'

/**
 * Keeps a template under its id, unless another page has changed it since it was shown. The lock on the business keeps
 * two from being the last one.
 */
export function keepTemplate<K extends KeptKind>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kind: K,
  reader: BusinessReader,
  { id, content, was, isPrivate }: Keeping<K>,
): Promise<Kept<K>> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, reader)
    const [found] = await findKept(tx, kind, reader, id)
    const stored = found?.content ?? null
    if (was !== undefined && !isEqual(stored, was) && !isEqual(stored, content))
      return { changed: found ? keptRow<K>(found) : null }
    const { table, business } = TEMPLATE_KINDS[kind]
    const { name, ...rest } = content
    const written = kind === 'reply' ? (rest as unknown as { text: string }).text : JSON.stringify(rest)
    if (found)
      await tx.execute(sql`
        update ${table} set name = ${name}, ${nameOf(contentColumn(kind))} = ${written}
        where ${seenBy(kind, reader, id)}`)
    else {
      const privacy = await beginSharing(tx, kind, reader, { id, isPrivate })
      if (privacy === 'ofAnother') return { changed: null }
      if (await isFull(tx, kind, reader, privacy.isPrivate)) return 'full'
      await tx.execute(sql`
        insert into ${table} (${nameOf(business)}, id, name, ${nameOf(contentColumn(kind))}, created_at, private_to, made_by)
        values (${reader.businessId}, ${id}, ${name}, ${written}, ${clock.now().toISOString()},
          ${privacy.isPrivate ? reader.userId : null}, ${reader.userId})`)
    }
    const [kept] = await findKept(tx, kind, reader, id)
    const before = found ? { content: found.content, at: found.createdAt } : null
    const { isPrivate: isOwn } = kept!.sharing
    await recordTemplateVersion(tx, clock, reader, {
      kind,
      templateId: id,
      isPrivate: isOwn,
      before,
      content,
    })
    return { kept: keptRow<K>(kept!) }
  })
}

const nameOf = ({ name }: { name: string }) => sql.identifier(name)

/** Removes a template; its page may keep it again under its id. */
export const removeKept = (db: Database, kind: KeptKind, reader: BusinessReader, id: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${TEMPLATE_KINDS[kind].table} where ${seenBy(kind, reader, id)}`)
    await forgetVersions(tx, reader, id)
  })
