import type { Database } from '#db/client.ts'
import type { AgencyRole } from '#domain/agencies/agencies.ts'
import { isEnoughInBusiness } from '#domain/agencies/business.ts'
import type { BusinessReader, MemberReader } from '#server/platform/files/signed-links.ts'

const READER = {
  name: 'link-reader',
  text: `
    select from wedding_members m
    where m.wedding_id = $1 and m.user_id = $2 and m.permissions ->> $3 in ('view', 'edit')`,
}

/** Whether the member for whom a link to a file was made may still see its section. */
export async function mayStillRead(
  db: Database,
  { weddingId, userId, section }: MemberReader,
): Promise<boolean> {
  const { rowCount } = await db.$client.query({ ...READER, values: [weddingId, userId, section] })
  return rowCount === 1
}

const COLLEAGUE = {
  name: 'link-colleague',
  text: `select role from agency_members where agency_id = $1 and user_id = $2 and ended_at is null`,
}

/** Whether the person in a business for whom a link was made may still see that part of it. */
export async function mayStillReadBusiness(
  db: Database,
  { businessId, userId, part }: BusinessReader,
): Promise<boolean> {
  if (userId === businessId) return true
  const values = [businessId, userId]
  const { rows } = await db.$client.query<{ role: AgencyRole }>({ ...COLLEAGUE, values })
  return rows.some(({ role }) => isEnoughInBusiness(role, part, 'view'))
}
