import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { PRESET_PERMISSIONS, presetOfRole } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Lets an account in, in its own role; throws `StartError` when there is none with the address. */
export async function addMember(target: Client, weddingId: string, email: string): Promise<void> {
  const { rows } = await target.query<{ id: string; role: Role }>(
    `select u.id, p.role from auth."user" u join profiles p on p.id = u.id where lower(u.email) = lower($1)`,
    [email],
  )
  const [person] = rows
  if (!person) throw new StartError(`There is no account with the address ${email}.`)
  const preset = presetOfRole(person.role)
  await target.query(
    `insert into wedding_members (wedding_id, user_id, role, preset, permissions) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
    [weddingId, person.id, person.role, preset, JSON.stringify(PRESET_PERMISSIONS[preset])],
  )
}

/** How many members there are; throws `StartError` when nobody could open the wedding. */
export async function countMembers(target: Client, weddingId: string): Promise<number> {
  const { rows } = await target.query<{ count: number }>(
    'select count(*)::int as count from wedding_members where wedding_id = $1',
    [weddingId],
  )
  const { count } = rows[0]!
  if (count > 0) return count
  throw new StartError(
    'No account of its members is there any more, so that nobody could open it: give one with --member EMAIL.',
  )
}

/** Notes that the operator has restored it: a line without an actor. */
export async function tellActivity(
  target: Client,
  weddingId: string,
  action: 'weddings.backup.restore' | 'weddings.backup.copy',
): Promise<void> {
  const line = randomUUID()
  await target.query(`insert into activity_lines (wedding_id, id, action) values ($1, $2, $3)`, [
    weddingId,
    line,
    action,
  ])
  await target.query(
    `insert into activity_changes (wedding_id, line_id, entity, key, op, label)
    select id, $2, 'weddings', '', 'insert', name from weddings where id = $1`,
    [weddingId, line],
  )
}
