import { safeFileName } from '#domain/files/files.ts'
import { surnamesOf } from '#domain/guests/person-name.ts'
import { householdName } from '#domain/households/households.ts'
import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { guardColor } from '#domain/style/contrast.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import { AdmissionQueue } from '#server/core/http/admission-queue.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { cardMotif } from '#server/core/pdf/card-motif.ts'
import { coupleLines } from '#site/rsvp/rsvp-view.ts'
import { wordsOf } from '#site/rsvp/words.ts'
import { drawCards } from './card-sheet.ts'
import { type CardHousehold, type CardWedding, findCardHouseholds, findCardWedding } from './cards.queries.ts'
import type { Card } from './draw-card.ts'

/** A thousand cards take a processor for some seconds: one file at a time is drawn, and few wait. */
const drawing = new AdmissionQueue({ active: 1, queued: 20, waitMs: 60_000 })

const alphabetical = new Intl.Collator('es')

/** Cards to print for households, in the order of their names; those without a link have none. */
export const invitationCards: DownloadHandler<'invitationCards'> = async ({ platform, weddingId, input }) => {
  const { db } = platform
  const { publicUrl } = platform.settings
  const wedding = await findCardWedding(db, weddingId)
  const households = await findCardHouseholds(db, weddingId, input.householdIds)
  if (!wedding || households.length === 0) return null
  const cards = households
    .map((household) => cardOf(household, wedding, publicUrl))
    .toSorted((a, b) => alphabetical.compare(a.household, b.household))
  const look = {
    names: coupleLines(wedding.name),
    isItalic: STYLES[wedding.look.style].names === 'italic',
    color: guardColor(paletteOf(wedding.look).primary).safe,
    motif: await cardMotif(wedding.look.style),
  }
  const slot = await drawing.enter()
  const { format } = input
  const contents = drawCards({ title: wedding.name, format, look, cards })
  contents.once('close', slot.release)
  return {
    name: safeFileName(`${format === 'stickers' ? 'etiquetas' : 'tarjetas'} ${wedding.name}.pdf`),
    contents,
  }
}

function cardOf(household: CardHousehold, { eventDate }: CardWedding, origin: string): Card {
  const { token, name, language, fullNames } = household
  const { t } = wordsOf(language ?? 'es')
  return {
    url: `${origin}/i/${token}`,
    household: titleOf(name, fullNames, (surnames) => t.card_family({ name: surnames })),
    date: eventDate && dateWithYear(language ?? 'es', eventDate),
    scan: t.card_scan({ people: fullNames.length }),
  }
}

/** As the couple has named it; else one person by name, and several by their surnames as a family. */
function titleOf(
  stored: string | null,
  fullNames: readonly string[],
  family: (surnames: string) => string,
): string {
  if (stored) return stored
  if (fullNames.length === 1) return fullNames[0]!
  const name = householdName(null, fullNames)
  return fullNames.some((fullName) => surnamesOf(fullName) === name) ? family(name) : name
}
