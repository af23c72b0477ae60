import { dateWithYear } from '#domain/households/invitation-dates.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { type QueuedMail, sendMail } from '#server/core/jobs/send-mail.ts'
import { keepVersion, openLink, type SheetSender } from './catering.commands.ts'
import { readCatering } from './catering.queries.ts'

type Caterer = { vendorId: string; name: string; email: string }

/**
 * Mails the link of the sheet to a caterer and keeps the sheet as a version, all or nothing. Pressing twice while the
 * mail waits sends one.
 */
export function sendSheet(
  { db, clock, settings: { publicUrl } }: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  by: ActingMember<'guests'> & SheetSender,
  caterer: Caterer,
): Promise<'sent' | 'same' | 'full'> {
  return db.transaction(async (tx) => {
    const kept = await keepVersion(tx, clock, by)
    if (kept === 'full') return kept
    await openLink(tx, clock, by)
    const { wedding, link } = await readCatering(tx, by.weddingId, by.seeing)
    const mail = sheetMail(caterer, { ...wedding, address: publicUrl + link!.path, by: by.actor })
    await sendMail(tx, { ...mail, key: `catering/${by.weddingId}/${caterer.vendorId}` })
    return kept
  })
}

type Sheet = {
  name: string
  eventDate: IsoDate | null
  address: string
  by: ActingMember['actor']
}

/** No number of it stands in the mail: the link always shows the present ones. Who answers writes to the member. */
function sheetMail({ name, email }: Caterer, sheet: Sheet): QueuedMail {
  const { eventDate, address, by } = sheet
  const when = eventDate ? `, el ${dateWithYear('es', eventDate)}` : ''
  return {
    to: email,
    replyTo: by.email,
    fromName: `${by.fullName} (Azahar)`,
    subject: `Hoja de catering de la boda ${sheet.name}`,
    text: `Hola${name ? `, ${name}` : ''}:

Aquí está lo que necesita la cocina para la boda ${sheet.name}${when}: personas, menús y alergias.

${address}

El enlace enseña siempre los números del momento, con lo que cambia marcado, y se imprime en A4. No hace falta ninguna cuenta. Lo que se conteste a este correo le llegará a ${by.fullName}.
`,
  }
}
