import type { FileKind } from '#domain/files/files.ts'
import type { Person } from '../accounts/person.ts'

/** The paths of a wedding's items that files can be kept at. */
export const FILE_PATHS: Record<FileKind, string> = {
  vendor: 'vendors',
  guest: 'guests',
  item: 'agenda/items',
  task: 'tasks',
}

/** One of each of them, added by a member; gives their ids. */
export async function addFileItems(host: Person, weddingId: string): Promise<Record<FileKind, string>> {
  const agenda = `/api/weddings/${weddingId}/agenda`
  const dayId = (await host.post(`${agenda}/days`, { name: 'Boda', date: '2027-04-10' })).body.id
  const item = { dayId, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' }
  return {
    vendor: await host.addVendor(weddingId, 'dj'),
    guest: await host.addGuest(weddingId, 'Teo Lasa'),
    item: (await host.post(`${agenda}/items`, item)).body.id,
    task: (await host.post(`/api/weddings/${weddingId}/tasks`, { title: 'Reservar la finca' })).body.id,
  }
}
