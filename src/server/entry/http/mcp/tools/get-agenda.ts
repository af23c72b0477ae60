import * as z from 'zod'
import { agendaDay, agendaItem } from '#contract/agenda-rows.ts'
import { day, id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { memberNames } from '../member-names.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const agendaRow = agendaItem
  .pick({
    dayId: true,
    title: true,
    place: true,
    notes: true,
    isFixed: true,
    isShownToGuests: true,
    isDone: true,
  })
  .extend({
    itemId: id,
    starts: z
      .string()
      .describe(
        'Hora del reloj en la zona (`timeZone`) del día; pasada la medianoche es de la madrugada siguiente',
      ),
    ends: z.string().nullable(),
    responsible: z.array(z.string()),
  })

export const getAgenda = readTool({
  name: 'get_agenda',
  title: 'Agenda del día',
  description:
    'Los días de la agenda (la víspera, la boda, el día después) y lo que pasa en cada uno, por horas y con quién se encarga. Se puede pedir un solo día. Los días en borrador son de planners.',
  input: z.object({ ...ofWedding, ...pageInput, dayId: id.optional(), date: day.optional() }),
  output: z.object({
    ...pageOutput(agendaRow),
    days: z.array(
      agendaDay.pick({ name: true, date: true, timeZone: true, isDraft: true }).extend({ dayId: id }),
    ),
  }),
  async run(context, { weddingId, dayId, date, ...page }) {
    const { call } = context
    const [all, items, names] = await Promise.all([
      call(contract.agenda.days.list, { weddingId }),
      call(contract.agenda.items.list, { weddingId }),
      memberNames(context, weddingId),
    ])
    const days = all.filter((one) => (!dayId || one.id === dayId) && (!date || one.date === date))
    const rows = days.flatMap((one) =>
      items
        .filter((item) => item.dayId === one.id)
        .toSorted((a, b) => a.time.startsAt - b.time.startsAt)
        .map(({ id: itemId, time, responsible, ...item }) => ({
          itemId,
          dayId: item.dayId,
          title: item.title,
          place: item.place,
          notes: item.notes,
          isFixed: item.isFixed,
          isShownToGuests: item.isShownToGuests,
          isDone: item.isDone,
          starts: formatMinute(one, time.startsAt),
          ends: time.endsAt === null ? null : formatMinute(one, time.endsAt),
          responsible: responsible.map((who) => {
            if (who.kind === 'person') return who.name
            return who.kind === 'member' ? (names.get(who.userId) ?? 'Usuario') : 'Un proveedor'
          }),
        })),
    )
    const named = days.map(({ id: dayId, name, date, timeZone, isDraft }) => ({
      ...{ dayId, name, date, timeZone, isDraft },
    }))
    return {
      text: `${counted(rows.length, 'momento', 'momentos')} en ${counted(days.length, 'día', 'días')}.`,
      data: { ...pageOf(rows, page), days: named },
    }
  },
})
