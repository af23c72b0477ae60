import type { ActivityLine, RemovedThing } from '#contract/activity.ts'
import type { Person } from '../accounts/person.ts'

/** The activity of a wedding as a member reads and undoes it. */
export const activityOf = (person: Person, weddingId: string) => {
  const at = `/api/weddings/${weddingId}`
  const lines = async (query = ''): Promise<ActivityLine[]> =>
    (await person.get(`${at}/activity${query}`)).body.lines
  return {
    lines,
    page: async (query = '') => (await person.get(`${at}/activity${query}`)).body,
    last: async () => (await lines())[0]!,
    trash: async (query = ''): Promise<RemovedThing[]> =>
      (await person.get(`${at}/trash${query}`)).body.things,
    undo: (lineId: string) => person.post(`${at}/activity/${lineId}/undo`),
  }
}
