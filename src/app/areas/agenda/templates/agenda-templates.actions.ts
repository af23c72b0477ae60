import { v7 as uuidv7 } from 'uuid'
import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import type { AgendaTemplateContent, PlacedDay } from '#domain/agenda/agenda-template.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshAgenda } from '../agenda.queries.ts'
import '../agenda.sentences.ts'
import './agenda-templates.sentences.ts'

const readAgain = () =>
  queryClient.invalidateQueries({ queryKey: api.agendaTemplates.key() as readonly unknown[] })

/** Keeps a template in the place of `was`, which the page shows; null for a new one. */
export async function saveAgendaTemplate(
  templateId: string,
  content: AgendaTemplateContent,
  was: AgendaTemplateContent | null,
): Promise<void> {
  await client.agendaTemplates.save({ templateId, ...content, was })
  await readAgain()
}

/** Removes a template, and offers it back as it was. */
export const removeAgendaTemplate = (templateId: string) =>
  attempt('No hemos podido quitarla.', async () => {
    const { id, ...content }: AgendaTemplate = await client.agendaTemplates.get({ templateId })
    await client.agendaTemplates.remove({ templateId })
    await readAgain()
    showToast(`«${content.name}», quitada. Las bodas conservan su agenda.`, {
      action: {
        label: 'Deshacer',
        onAction: () =>
          void attempt('No hemos podido deshacerlo.', () => saveAgendaTemplate(id, content, null)),
      },
    })
  })

type Putting = {
  weddingId: string
  placed: readonly PlacedDay[]
  /** Days of the agenda that take the items of their date. */
  days: readonly AgendaDay[]
  isDraft: boolean
}

/** Puts the days of a template on the agenda of a wedding, and offers to take all of them back. */
export async function putAgenda({ weddingId, placed, days, isDraft }: Putting): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    for (const { name, date, items } of placed) {
      const there = days.find((day) => day.date === date && day.replaces === null)
      if (there) {
        for (const item of items) {
          const itemId = uuidv7()
          await client.agenda.items.add({ weddingId, dayId: there.id, id: itemId, ...item })
          undo.unshift(() => client.agenda.items.remove({ weddingId, itemId }))
        }
      } else {
        const dayId = uuidv7()
        const coming = items.map((item) => ({ id: uuidv7(), ...item }))
        await client.agenda.days.add({ weddingId, id: dayId, name, date, isDraft, items: coming })
        undo.unshift(() => client.agenda.days.remove({ weddingId, dayId }))
      }
    }
  } catch (error) {
    for (const step of undo) await step().catch(() => {})
    throw error
  } finally {
    await refreshAgenda(weddingId)
  }
  const count = placed.reduce((sum, { items }) => sum + items.length, 0)
  showToast(count === 1 ? '1 momento, en la agenda.' : `${count} momentos, en la agenda.`, {
    action: { label: 'Deshacer', onAction: () => void takeBack(weddingId, undo) },
  })
}

const takeBack = (weddingId: string, undo: readonly (() => Promise<unknown>)[]) =>
  attempt('No hemos podido deshacerlo.', async () => {
    try {
      for (const step of undo) await step()
    } finally {
      await refreshAgenda(weddingId)
    }
  })

async function attempt(failure: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    showToast(`${failure} ${messageFor(error)}`, { tone: 'failed' })
  }
}
