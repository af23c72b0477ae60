import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { Limits } from '#domain/limits.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** The limit that a wedding exceeds after something came back; `null` for none. */
export async function findOverfull(
  tx: Transaction,
  weddingId: MemberWeddingId,
  { wedding }: Limits,
): Promise<number | null> {
  const { rows } = await tx.execute<Record<keyof typeof counted, number>>(sql`
    select (select count(*)::int from guests where wedding_id = ${weddingId}) as guests,
      (select count(*)::int from vendors where wedding_id = ${weddingId} and deleted_at is null) as vendors,
      (select count(*)::int from inspiration_folders where wedding_id = ${weddingId} and deleted_at is null)
        as folders,
      (select count(*)::int from inspirations where wedding_id = ${weddingId} and deleted_at is null) as images,
      (select count(*)::int from component_catalog where wedding_id = ${weddingId} and deleted_at is null)
        as components,
      (select count(*)::int from agenda_days where wedding_id = ${weddingId}) as "agendaDays",
      (select count(*)::int from agenda_items where wedding_id = ${weddingId}) as "agendaItems"`)
  const kind = (Object.keys(counted) as (keyof typeof counted)[]).find((one) => rows[0]![one] > wedding[one])
  return kind ? wedding[kind] : null
}

const counted = {
  guests: true,
  vendors: true,
  folders: true,
  images: true,
  components: true,
  agendaDays: true,
  agendaItems: true,
} satisfies Partial<Record<keyof Limits['wedding'], true>>
