import { sql } from 'drizzle-orm'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

/**
 * The announcements `a` that a person `p` has to be told of in the app, as a `from` with its `where`: the newest of each
 * text, until they say 'Entendido', and once more when it was taken back. A person who signs up once it holds has
 * accepted it; one who signs up after it was taken back never heard of it.
 */
export const UNREAD_TEXTS = sql`text_announcements a, profiles p join auth."user" u on u.id = p.id
  where (a.document <> 'processing' or p.role = 'planner')
    and u.created_at < least(a.effective_on::timestamp at time zone ${WEDDING_TIME_ZONE}, a.withdrawn_at)
    and not exists (
      select from text_announcements n where n.document = a.document and n.announced_at > a.announced_at)
    and not exists (
      select from text_receipts r
      where r.announcement_id = a.id and r.user_id = p.id
        and case when a.withdrawn_at is null then r.read_at else r.withdrawal_read_at end is not null)`
