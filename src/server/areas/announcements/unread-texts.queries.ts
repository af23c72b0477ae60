import { sql } from 'drizzle-orm'

/**
 * The announcements `a` that a person `p` has to be told of in the app, as a `from` with its `where`: the newest of each
 * text, until they say 'Entendido'. A person who signs up once it holds has accepted it.
 */
export const UNREAD_TEXTS = sql`text_announcements a, profiles p join auth."user" u on u.id = p.id
  where (a.document <> 'processing' or p.role = 'planner')
    and u.created_at < a.effective_on::timestamp at time zone 'Europe/Madrid'
    and not exists (
      select from text_announcements n where n.document = a.document and n.announced_at > a.announced_at)
    and not exists (
      select from text_receipts r
      where r.announcement_id = a.id and r.user_id = p.id and r.read_at is not null)`
