import type { Transaction } from '#db/client.ts'
import { contentReports } from '#db/schema/moderation.ts'
import type { ContactMessage } from '#domain/operation/contact.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { findReportedContent } from './reported-content.queries.ts'

type Report = { message: ContactMessage; page: string }

/** Stores a report with the content that it is about. It belongs in the transaction of its receipt. */
export async function storeReport(
  tx: Transaction,
  { clock, settings: { publicUrl } }: Pick<Platform, 'clock'> & Configured<'publicUrl'>,
  { message: { name, email, message }, page }: Report,
): Promise<void> {
  await tx.insert(contentReports).values({
    ...{ id: newId(), page, message, receivedAt: clock.now() },
    ...{ reporterName: name || null, reporterEmail: email || null },
    ...(await findReportedContent(tx, page, publicUrl)),
  })
}
