import { ORPCError } from '@orpc/client'
import * as z from 'zod'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const KINDS = ['guest', 'vendor', 'task', 'agendaItem'] as const

type Found = { kind: (typeof KINDS)[number]; id: string; name: string }

/** The rows of a section; none where it is closed to the person, who is told of it by the tool of that section. */
async function unlessClosed(rows: Promise<Found[]>): Promise<Found[]> {
  try {
    return await rows
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'SECTION_CLOSED') return []
    throw error
  }
}

export const searchWedding = readTool({
  name: 'search_wedding',
  title: 'Buscar en la boda',
  description:
    'Busca un nombre entre invitados, proveedores, tareas y momentos de la agenda, en las secciones que la persona puede ver. Da los ids que piden las demás herramientas.',
  input: z.object({ ...ofWedding, ...pageInput, search: z.string().trim().min(2).max(100) }),
  output: z.object(pageOutput(z.object({ kind: z.enum(KINDS), id, name: z.string() }))),
  async run({ call }, { weddingId, search, ...page }) {
    // Asked first: a person who is no member hears that, and not that nothing was found.
    await call(contract.weddings.get, { weddingId })
    const all = await Promise.all([
      unlessClosed(
        call(contract.guests.list, { weddingId }).then((rows) =>
          rows.map(({ id, fullName }) => ({ kind: 'guest', id, name: fullName })),
        ),
      ),
      unlessClosed(
        call(contract.vendors.list, { weddingId }).then((rows) =>
          rows.map(({ id, name }) => ({ kind: 'vendor', id, name })),
        ),
      ),
      unlessClosed(
        call(contract.tasks.list, { weddingId }).then((rows) =>
          rows.map(({ id, title }) => ({ kind: 'task', id, name: title })),
        ),
      ),
      unlessClosed(
        call(contract.agenda.items.list, { weddingId }).then((rows) =>
          rows.map(({ id, title }) => ({ kind: 'agendaItem', id, name: title })),
        ),
      ),
    ])
    const wanted = foldText(search)
    const rows = all.flat().filter(({ name }) => foldText(name).includes(wanted))
    return { text: `${counted(rows.length, 'resultado', 'resultados')}.`, data: pageOf(rows, page) }
  },
})
