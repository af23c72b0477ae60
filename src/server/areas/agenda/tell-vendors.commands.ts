import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { AgendaItem, AgendaTime } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import type { ActingMember } from '#server/core/changes.ts'
import { type QueuedMail, sendMail } from '#server/core/jobs/send-mail.ts'
import { day, longDate } from '#site/agenda/sheet-words.ts'

type Moved = { item: AgendaItem; from: AgendaTime; to: AgendaTime }

/** A vendor who is responsible for something that moves in a published day. */
type Concerned = {
  id: string
  name: string
  email: string | null
  token: string | null
  weddingName: string
  timeZone: string
  items: { id: string; date: string }[]
}

/**
 * Mails the new times to the vendors who have an email and an open link; gives them, and those whom somebody has to
 * call. Drafts of days are nobody's news.
 */
export async function tellVendors(
  tx: Transaction,
  publicUrl: string,
  { weddingId, actor }: ActingMember<'agenda', 'edit'>,
  moved: readonly Moved[],
): Promise<{ told: string[]; untold: string[] }> {
  const ids = moved.map(({ item }) => item.id)
  const { rows } = await tx.execute<Concerned>(sql`
    select v.id, v.name, nullif(v.email, '') as email, l.token,
      (select w.name from weddings w where w.id = v.wedding_id) as "weddingName",
      (select w.time_zone from weddings w where w.id = v.wedding_id) as "timeZone",
      json_agg(json_build_object('id', i.id, 'date', d.date) order by d.date, i.starts_at, i.id) as items
    from vendors v
    join agenda_items i on i.wedding_id = v.wedding_id
      and i.responsible @> jsonb_build_array(jsonb_build_object('kind', 'vendor', 'vendorId', v.id))
    join agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
    left join agenda_links l on (l.wedding_id, l.vendor_id) = (v.wedding_id, v.id)
    where v.wedding_id = ${weddingId} and v.deleted_at is null and d.drafted_at is null
      and i.id = any(${sql.param(ids)}::uuid[])
    group by v.wedding_id, v.id, v.name, v.email, l.token`)
  const told = rows.filter(({ email, token }) => email !== null && token !== null)
  for (const vendor of told) await sendMail(tx, delayMail(vendor, moved, { publicUrl, by: actor }))
  const toldIds = told.map(({ id }) => id)
  return { told: toldIds, untold: rows.map(({ id }) => id).filter((id) => !toldIds.includes(id)) }
}

type Sender = { publicUrl: string; by: ActingMember['actor'] }

/** The link shows what is true now, whatever a mail that comes late still says. Who answers writes to the member. */
function delayMail(
  { name, email, token, weddingName, timeZone, items }: Concerned,
  moved: readonly Moved[],
  { publicUrl, by }: Sender,
): QueuedMail {
  const dates = [...new Set(items.map(({ date }) => date))]
  const lines = items.map(({ id, date }) => {
    const { item, from, to } = moved.find((one) => one.item.id === id)!
    const at = ({ startsAt }: AgendaTime) => clockWithArticle(formatMinute({ date, timeZone }, startsAt))
    return `- ${item.title}: ahora a ${at(to)} (antes a ${at(from)})`
  })
  const when = dates.map((date) => longDate.format(day(date))).join(' y ')
  return {
    to: email!,
    replyTo: by.email,
    fromName: `${by.fullName} (Azahar)`,
    subject: `Cambia la hora: boda ${weddingName}, ${when}`,
    text: `Hola${name ? `, ${name}` : ''}:

${by.fullName} ha cambiado la hora de lo que llevas en la boda ${weddingName}, el ${when}:

${lines.join('\n')}

Tu hoja enseña siempre las horas del momento, con lo que cambia marcado:

${publicUrl}/agenda/${token}

No hace falta ninguna cuenta. Lo que contestes a este correo le llegará a ${by.fullName}.
`,
  }
}
