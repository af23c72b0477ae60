import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { textAnnouncements } from '#db/schema/announcements.ts'
import { isInEffect } from '#domain/announcements/announcements.ts'
import { LEGAL_DOCUMENTS, LEGAL_VERSIONS, type LegalDocument } from '#domain/operation/legal-documents.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { type LegalText, presentText } from '#site/legal/legal-texts.ts'

type Deps = Pick<Platform, 'clock'> & Configured<'comingTexts'> & { db: Database | Transaction }

export type TextAnnouncement = typeof textAnnouncements.$inferSelect

/** The announcement of the text that the release carries for later; `undefined` while there is none that stands. */
export async function findComingAnnouncement(
  { db, settings: { comingTexts } }: Omit<Deps, 'clock'>,
  document: LegalDocument,
): Promise<TextAnnouncement | undefined> {
  const coming = comingTexts[document]
  if (!coming) return undefined
  const [announced] = await db
    .select()
    .from(textAnnouncements)
    .where(
      and(
        eq(textAnnouncements.document, document),
        eq(textAnnouncements.version, coming.version),
        isNull(textAnnouncements.withdrawnAt),
      ),
    )
  return announced
}

/** The text that holds today: the coming one of the release from the day that was announced, the present one until then. */
export async function textInForce(deps: Deps, document: LegalDocument): Promise<LegalText> {
  const announced = await findComingAnnouncement(deps, document)
  const holds = announced && isInEffect(announced.effectiveOn, dayInMadrid(deps.clock.now()))
  return holds ? deps.settings.comingTexts[document]! : presentText(document)
}

/** The versions that hold today, of which a person who signs up accepts theirs. */
export async function versionsInForce(deps: Deps): Promise<Record<LegalDocument, string>> {
  const versions = { ...LEGAL_VERSIONS }
  for (const document of LEGAL_DOCUMENTS) versions[document] = (await textInForce(deps, document)).version
  return versions
}
