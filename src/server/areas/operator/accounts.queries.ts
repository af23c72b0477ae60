import { sql } from 'drizzle-orm'
import type { OperatorAccount } from '#contract/operator-rows.ts'
import type { Database } from '#db/client.ts'
import { maskAddress } from '#domain/operator/mask-address.ts'
import { OPERATOR_ROWS_MAX } from '#domain/operator/operators.ts'
import type { OperatorId } from '#server/core/membership.ts'

/** The one of an address, however it is written, or of an id; or all that are suspended, those of late first. */
type Wanted = { email: string } | { userId: string } | 'suspended'

type Row = Omit<OperatorAccount, 'fileBytes' | 'lastSeenAt' | 'suspendedAt'> & {
  fileBytes: string
  lastSeenAt: Date | null
  suspendedAt: Date | null
}

/** Accounts as operators see them. Files are weighed, and neither they nor their weddings are named. */
export async function listAccounts(
  db: Database,
  _by: OperatorId,
  wanted: Wanted,
): Promise<OperatorAccount[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, u.email, p.role, x.at as "suspendedAt", x.reason,
      (select count(*)::int from wedding_members m where m.user_id = p.id) as weddings,
      (select max(s.updated_at) from auth.session s where s.user_id = p.id) as "lastSeenAt",
      (select coalesce(sum(f.size), 0) from (
        select size from item_files i join weddings w on w.id = i.wedding_id where w.created_by = p.id
        union all
        select size from inspiration_files i join weddings w on w.id = i.wedding_id where w.created_by = p.id
        union all select size from room_pictures i join weddings w on w.id = i.wedding_id where w.created_by = p.id
        union all select size from planner_portfolio_files where user_id = p.id
        union all select size from planner_logos where user_id = p.id
        union all select size from book_entry_files where owner_id = p.id
        union all select size from agreement_files where planner_id = p.id
        union all select size from planner_vendor_files where owner_id = p.id
        union all select size from data_export_files where user_id = p.id) f) as "fileBytes"
    from profiles p join auth.user u on u.id = p.id left join account_suspensions x on x.user_id = p.id
    where ${condition(wanted)}
    order by x.at desc nulls last, p.id limit ${OPERATOR_ROWS_MAX}`)
  return rows.map(({ email, fileBytes, lastSeenAt, suspendedAt, ...account }) => ({
    ...account,
    email: maskAddress(email),
    fileBytes: Number(fileBytes),
    lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
    suspendedAt: suspendedAt && new Date(suspendedAt).toISOString(),
  }))
}

function condition(wanted: Wanted) {
  if (wanted === 'suspended') return sql`x.user_id is not null`
  return 'email' in wanted ? sql`lower(u.email) = lower(${wanted.email})` : sql`p.id = ${wanted.userId}`
}
