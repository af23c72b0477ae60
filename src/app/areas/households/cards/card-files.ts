import { CARDS_MAX, type CardFormat } from '#domain/households/invitation-cards.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { fetchFile } from '../../../shared/files/fetch-file.ts'
import type { Family } from '../../../shared/households/families.ts'
import { refreshHouseholds } from '../../../shared/households/households-query.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { client } from '../../../sync/api.ts'
import { parts } from '../parts.ts'

/** Links that one request makes. */
const LINKS_AT_ONCE = 500

/**
 * Hands the person the cards of families to print, with links for those that had none: a file for each thousand.
 * Gives the households that have a card now, none when it failed, as a toast says.
 */
export async function printCards(
  weddingId: string,
  families: readonly Family[],
  format: CardFormat,
): Promise<string[]> {
  try {
    const made = await makeLinks(weddingId, families)
    const ids = [...new Set([...families.flatMap(({ household }) => household?.id ?? []), ...made])]
    const files = parts(ids, CARDS_MAX)
    for (const [index, householdIds] of files.entries()) {
      const part = files.length === 1 ? '' : ` ${index + 1} de ${files.length}`
      const name = `${format === 'stickers' ? 'etiquetas' : 'tarjetas'}${part}.pdf`
      downloadFile(name, await fetchCards(weddingId, { householdIds, format }), 'application/pdf')
    }
    return ids
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return []
  } finally {
    await refreshHouseholds(weddingId)
  }
}

async function makeLinks(weddingId: string, families: readonly Family[]): Promise<string[]> {
  const guestIds = families
    .filter(({ household }) => !household?.path)
    .flatMap(({ people }) => people[0]?.guest.id ?? [])
  const made = []
  for (const part of parts(guestIds, LINKS_AT_ONCE)) {
    made.push(...(await client.households.invite({ weddingId, guestIds: part })))
  }
  return made.map(({ id }) => id)
}

type Asked = { householdIds: string[]; format: CardFormat }

const fetchCards = (weddingId: string, asked: Asked): Promise<ArrayBuffer> =>
  fetchFile(`/api/weddings/${weddingId}/invitation-cards`, asked)

/** Notes that the cards of households were handed over; `false` when it failed, as a toast says. */
export async function markHanded(weddingId: string, householdIds: string[]): Promise<boolean> {
  try {
    for (const part of parts(householdIds, CARDS_MAX)) {
      await client.households.markSent({ weddingId, householdIds: part, sentBy: 'print' })
    }
    return true
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return false
  } finally {
    await refreshHouseholds(weddingId)
  }
}
