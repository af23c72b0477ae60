import { v7 as uuidv7 } from 'uuid'
import type { Person } from '../accounts/person.ts'

/** A word in every text of the wedding below, so that an answer shows whether it is about it. */
export const MARK = 'Zósima'

/** Something of the marked wedding in an answer, in whatever form. */
export const MARKED = /z[oó]sima|Z%C3%B3sima|z\\u00f3sima/i

export type FullWedding = {
  weddingId: string
  guestId: string
  taskId: string
  tableId: string
  dayId: string
}

/** Fills a wedding so that each tool has something to tell, all of it with the mark. */
export async function fillWedding(person: Person, weddingId: string): Promise<FullWedding> {
  const at = `/api/weddings/${weddingId}`
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await person.post(`${at}${path}`, body)
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const { id: guestId } = await post('/guests', { fullName: `${MARK} Lasa` })
  await person.patch(`${at}/guests/${guestId}/details`, {
    dietNote: `${MARK} no toma gluten`,
    diets: ['vegan'],
  })
  await post('/guests', { fullName: `${MARK} Soto`, rsvp: true })
  const { id: vendorId } = await post('/vendors', {
    vendorType: 'catering',
    name: `${MARK} Catering`,
    cost: 4200,
  })
  const size = { kind: 'amount', cents: 50_000 }
  const instalment = {
    id: uuidv7(),
    concept: `Señal ${MARK}`,
    size,
    due: null,
    shares: [],
    isRefundable: null,
  }
  await person.patch(`${at}/payment-plans/${vendorId}`, { instalments: [instalment] })
  const { id: taskId } = await post('/tasks', { title: `Llamar a ${MARK}` })
  const { id: dayId } = await post('/agenda/days', { name: `Boda ${MARK}`, date: '2027-04-10' })
  await post('/agenda/items', { dayId, time: { startsAt: 750, endsAt: null }, title: `Ceremonia ${MARK}` })
  const { id: tableId } = await post('/seating/tables', { name: `Mesa ${MARK}` })
  await post('/transport/trips', {
    direction: 'out',
    stops: [{ key: 'armas', name: `Plaza ${MARK}`, place: null, minute: 675, isVenue: false }],
  })
  return { weddingId, guestId, taskId, tableId, dayId }
}
