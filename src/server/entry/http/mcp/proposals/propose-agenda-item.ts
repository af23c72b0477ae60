import * as z from 'zod'
import { newItem } from '#contract/agenda-rows.ts'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { endMinute, formatMinute, startMinute } from '#domain/agenda/agenda-clock.ts'
import { readTypedClock } from '#domain/agenda/typed-clock.ts'
import { newId } from '#server/platform/ids.ts'
import { proposing, refusedProposal } from './propose.ts'

const clock = z
  .string()
  .trim()
  .regex(/^\d{1,2}:\d{2}$/, 'HH:MM')

type NewItem = {
  id: string
  weddingId: string
  dayId: string
  /** Whether a draft of the day is made first, so that the item waits in it for 'Publicar cambios'. */
  isPrepared: boolean
  time: { startsAt: number; endsAt: number | null }
  title: string
  place: string | null
  notes: string | null
}

/** A new item of a day; planners prepare it in a draft of the day. */
export const proposeAgendaItem = proposing({
  name: 'propose_agenda_item',
  title: 'Proponer un momento de la agenda',
  description:
    'Propone añadir un momento a un día de la agenda. Si la persona es planner de la boda, queda en un borrador del día, junto a los demás cambios sin publicar.',
  section: 'agenda',
  input: {
    dayId: id.describe('De `get_agenda`'),
    starts: clock.describe('Hora del reloj; antes de las 6:00 es la madrugada siguiente'),
    ends: clock.optional(),
    title: newItem.shape.title,
    place: newItem.shape.place.optional(),
    notes: newItem.shape.notes.optional(),
  },
  async prepare({ call }, { weddingId, dayId, starts, ends, title, place, notes }, { seesDrafts }) {
    const days = await call(contract.agenda.days.list, { weddingId })
    const day = days.find((one) => one.id === dayId.toLowerCase())
    if (!day) throw refusedProposal('AGENDA_DAY_NOT_FOUND')
    const [start, end] = [readTypedClock(starts), ends === undefined ? null : readTypedClock(ends)]
    if (start === null || (ends !== undefined && end === null)) throw refusedProposal('NO_SUCH_TIME')
    const startsAt = startMinute(day, start)
    const endsAt = end === null ? null : endMinute(day, end, startsAt)
    const claim: NewItem = {
      id: newId(),
      weddingId,
      dayId: day.id,
      isPrepared: seesDrafts && !day.isDraft,
      time: { startsAt, endsAt },
      title,
      place: place ?? null,
      notes: notes ?? null,
    }
    const until = endsAt === null ? '' : ` hasta las ${formatMinute(day, endsAt)}`
    const preview = `«${title}» a las ${formatMinute(day, startsAt)}${until}, en «${day.name}».`
    return { claim, preview, isDraft: seesDrafts }
  },
  async carryOut({ call }, { isPrepared, ...item }: NewItem) {
    const { weddingId } = item
    const dayId = isPrepared
      ? (await call(contract.agenda.days.prepare, { weddingId, dayId: item.dayId })).id
      : item.dayId
    await call(contract.agenda.items.add, { ...item, dayId })
  },
})
