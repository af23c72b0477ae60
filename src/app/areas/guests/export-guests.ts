import type { Guest } from '#contract/guests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { familiesOf, type HouseholdList } from '../../shared/households/families.ts'
import { householdsQuery } from '../../shared/households/households-query.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { queryClient } from '../../sync/query-client.ts'
import { guestsToCsv, guestsToXlsx } from './export/guest-file.ts'

/** Hands the person their list as a file, with the families of the guests. */
export async function exportGuests(weddingId: string, guests: readonly Guest[], format: 'csv' | 'xlsx') {
  try {
    const list = await readHouseholds(weddingId)
    const families = familiesOf(guests, list)
    await offerFile(
      {
        name: 'invitados',
        toCsv: () => guestsToCsv(guests, families, list),
        toXlsx: () => guestsToXlsx(guests, families, list),
      },
      format,
    )
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}

/** As the server has them; without a network, as this device does. */
async function readHouseholds(weddingId: string): Promise<HouseholdList> {
  const query = householdsQuery(weddingId)
  const known = navigator.onLine ? undefined : queryClient.getQueryData(query.queryKey)
  return known ?? queryClient.fetchQuery({ ...query, networkMode: 'always' })
}
