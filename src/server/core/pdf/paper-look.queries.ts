import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import { guardColor } from '#domain/style/contrast.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { cardMotif } from './card-motif.ts'

/** The look that all papers of a wedding share; the colour is dark enough for white paper. */
export type PaperLook = { couple: string; face: 'italic' | 'roman'; color: string; motif: string }

/** The couple's names in their style, with its drawing at a side. */
export async function readPaperLook(
  db: Database,
  weddingId: MemberWeddingId,
  side: 'center' | 'right',
): Promise<PaperLook | null> {
  const { name, style, styleColors } = weddings
  const [row] = await db
    .select({ name, style, colors: styleColors })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
  if (!row) return null
  return {
    couple: row.name,
    face: STYLES[row.style].names === 'italic' ? 'italic' : 'roman',
    color: guardColor(paletteOf(row).primary).safe,
    motif: await cardMotif(row.style, side),
  }
}
