import { sql } from 'drizzle-orm'
import { weddings } from '#db/schema/weddings.ts'

/** The id under which a wedding is counted: one and its copies count as the same (decision 154). */
export const countedAs = sql<string>`coalesce(${weddings.copyOf}, ${weddings.id})`

/** Whether the wedding `w` of a statement has jobs of the clock of its own: none tells people of a copy what its original tells them. */
export const isNotBesideItsOriginal = sql`not exists (
  select from wedding_members original where original.wedding_id = w.copy_of)`
