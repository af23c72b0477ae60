import type { Guest } from '#contract/guests.ts'
import { isEnough } from '#domain/members/permissions.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { familiesOf, type HouseholdList } from '../../shared/households/families.ts'
import { householdsQuery } from '../../shared/households/households-query.ts'
import { weddingsQuery } from '../../shared/session/session.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { queryClient } from '../../sync/query-client.ts'
import { seatingPeopleQuery, tablesQuery } from '../seating/seating.queries.ts'
import { guestsToCsv, guestsToXlsx } from './export/guest-file.ts'
import { tablesOfGuests } from './export/tables-of-guests.ts'

/** Hands the person their list as a file, with the families of the guests. */
export async function exportGuests(weddingId: string, guests: readonly Guest[], format: 'csv' | 'xlsx') {
  try {
    const list = await readHouseholds(weddingId)
    const families = familiesOf(guests, list)
    const asked = { ...list, tables: await readTables(weddingId) }
    await offerFile(
      {
        name: 'invitados',
        toCsv: () => guestsToCsv(guests, families, asked),
        toXlsx: () => guestsToXlsx(guests, families, asked),
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

/** The table of each guest at the wedding itself, by their id; none for who does not see the tables. */
async function readTables(weddingId: string): Promise<ReadonlyMap<string, string>> {
  const wedding = queryClient.getQueryData(weddingsQuery.queryKey)?.find(({ id }) => id === weddingId)
  if (!isEnough(wedding?.access.seating, 'view')) return new Map()
  const [tables, people] = [tablesQuery(weddingId), seatingPeopleQuery(weddingId)]
  const plan = navigator.onLine
    ? await Promise.all([queryClient.fetchQuery(tables), queryClient.fetchQuery(people)])
    : ([queryClient.getQueryData(tables.queryKey), queryClient.getQueryData(people.queryKey)] as const)
  return tablesOfGuests(plan[0] ?? [], plan[1] ?? [])
}
