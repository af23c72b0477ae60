import { sql } from 'drizzle-orm'
import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { type QueuedMail, sendMail } from '#server/core/jobs/send-mail.ts'
import { type Kept, keepVersion, openLink } from './driver-sheet.commands.ts'
import { readSheetRow, type SheetRow } from './driver-sheet.queries.ts'

type Company = { vendorId: string; name: string; email: string }

/**
 * Mails the link of the sheet to a company and keeps the sheet as a version for it, all or nothing. Pressing twice while
 * the mail waits sends one.
 */
export function sendDriverSheet(
  { db, clock, settings: { publicUrl } }: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  by: ActingMember<'transport', 'edit'>,
  company: Company,
): Promise<Kept> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'transport')
    const before = await readSheetRow(tx, weddingId)
    const name = company.name || before.company
    if (name !== before.company)
      await tx.execute(sql`
        insert into bus_sheets (wedding_id, company) values (${weddingId}, ${name})
        on conflict (wedding_id) do update set company = excluded.company`)
    const kept = await keepVersion(tx, clock, by)
    if (kept === 'full') return kept
    const isOpened = await openLink(tx, clock, by)
    const row = await readSheetRow(tx, weddingId)
    const mail = sheetMail(company, { row, address: publicUrl + row.link!.path, by: by.actor })
    await sendMail(tx, { ...mail, key: `driver-sheet/${weddingId}/${company.vendorId}` })
    if (isOpened || kept === 'sent' || name !== before.company) await recordChange(tx, by, 'transport')
    return kept
  })
}

type Sheet = { row: SheetRow; address: string; by: ActingMember['actor'] }

/** No name of a guest stands in the mail: the link always shows the present list. Who answers writes to the member. */
function sheetMail({ name, email }: Company, { row, address, by }: Sheet): QueuedMail {
  const { wedding } = row
  const when = wedding.eventDate ? `, el ${dateWithYear('es', wedding.eventDate)}` : ''
  return {
    to: email,
    replyTo: by.email,
    fromName: `${by.fullName} (Azahar)`,
    subject: `Autobuses de la boda ${wedding.name}`,
    text: `Hola${name ? `, ${name}` : ''}:

Aquí están los viajes de la boda ${wedding.name}${when}: paradas, horas y quién sube en cada una.

${address}

El enlace enseña siempre la lista del momento, con lo que cambia marcado, y se imprime en A4, una hoja por viaje. No hace falta ninguna cuenta. Lo que se conteste a este correo le llegará a ${by.fullName}.
`,
  }
}
