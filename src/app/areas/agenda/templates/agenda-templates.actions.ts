import { v7 as uuidv7 } from 'uuid'
import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import type { AgendaTemplateContent, PlacedDay } from '#domain/agenda/agenda-template.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { clientIn } from '../../../sync/client-in.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshAgenda } from '../agenda.queries.ts'
import { agendaTemplatesKey } from './agenda-templates.queries.ts'
import '../agenda.sentences.ts'
import './agenda-templates.sentences.ts'
import '../../../shared/template-sharing/template-sharing.sentences.ts'

const readAgain = (agencyId: string | null) =>
  queryClient.invalidateQueries({ queryKey: agendaTemplatesKey(agencyId) })

type Saving = {
  templateId: string
  content: AgendaTemplateContent
  /** As the page shows it; null for a new one. */
  was: AgendaTemplateContent | null
  /** Of a new one: whether its author alone sees it. */
  isPrivate?: boolean
}

/** Keeps a template of the planner, or of an agency, in the place of the one that is shown. */
export async function saveAgendaTemplate(
  agencyId: string | null,
  { templateId, content, was, isPrivate }: Saving,
): Promise<void> {
  await clientIn(agencyId).agendaTemplates.save({
    ...{ templateId, ...content, was },
    ...(isPrivate !== undefined && { isPrivate }),
  })
  await readAgain(agencyId)
}

/** Shares a template with the team, or keeps it for oneself. */
export async function shareAgendaTemplate(agencyId: string | null, templateId: string, isPrivate: boolean) {
  await clientIn(agencyId).agendaTemplates.share({ templateId, isPrivate })
  await readAgain(agencyId)
}

/** Removes a template, and offers it back as it was. */
export const removeAgendaTemplate = (agencyId: string | null, templateId: string) =>
  attempt('No hemos podido quitarla.', async () => {
    const { agendaTemplates } = clientIn(agencyId)
    const { id, sharing, ...content }: AgendaTemplate = await agendaTemplates.get({ templateId })
    await agendaTemplates.remove({ templateId })
    await readAgain(agencyId)
    showToast(`«${content.name}», quitada. Las bodas conservan su agenda.`, {
      action: {
        label: 'Deshacer',
        onAction: () =>
          void attempt('No hemos podido deshacerlo.', () =>
            saveAgendaTemplate(agencyId, {
              ...{ templateId: id, content, was: null, isPrivate: sharing.isPrivate },
            }),
          ),
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
