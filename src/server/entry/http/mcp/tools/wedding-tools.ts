import * as z from 'zod'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { wedding } from '#contract/weddings.ts'
import { weddingStatus } from '#domain/weddings/weddings.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'

/** The wedding that a tool is asked about. */
export const ofWedding = { weddingId: id.describe('De `list_weddings`') }

const listed = wedding
  .pick({ name: true, eventDate: true, timeZone: true, role: true, access: true, seesDrafts: true })
  .extend({ weddingId: id, isPast: z.boolean() })

export const listWeddings = readTool({
  name: 'list_weddings',
  title: 'Tus bodas',
  description:
    'Las bodas en las que participa la persona, con su fecha, su zona horaria (`timeZone`) y lo que su acceso permite en cada sección (`access`: none, view o edit). Empieza siempre por aquí: las demás herramientas piden el `weddingId`.',
  input: z.object(pageInput),
  output: z.object(pageOutput(listed)),
  async run({ call, platform }, asked) {
    const all = await call(contract.weddings.list, {})
    const rows = all.map(({ id: weddingId, name, eventDate, timeZone, role, access, seesDrafts }) => {
      const isPast = weddingStatus({ eventDate, timeZone }, platform.clock.now()) === 'completed'
      return { weddingId, name, eventDate, timeZone, role, access, seesDrafts, isPast }
    })
    return { text: `${counted(rows.length, 'boda', 'bodas')}.`, data: pageOf(rows, asked) }
  },
})

const activityRow = z.object({
  lineId: id,
  at: z.string(),
  by: z.string().nullable().describe('Quién: alguien de la boda o una familia'),
  action: z.string(),
  counts: z.array(
    z.object({ entity: z.string(), op: z.enum(['insert', 'update', 'delete']), count: z.int() }),
  ),
  names: z.array(z.string()).describe('Nombres de lo que cambió'),
  isUndone: z.boolean(),
})

const NAMES_SHOWN = 10

export const listActivity = readTool({
  name: 'list_activity',
  title: 'Actividad reciente',
  description:
    'Lo que se ha hecho en la boda, lo último primero, en las secciones que la persona puede ver. Sirve para saber qué ha cambiado y quién lo ha hecho.',
  input: z.object({ ...ofWedding, before: id.optional().describe('El `next` de la página anterior') }),
  output: z.object({ rows: z.array(activityRow), next: id.nullable() }),
  async run({ call }, { weddingId, before }) {
    const { lines, next } = await call(contract.activity.list, { weddingId, ...(before && { before }) })
    const rows = lines.map((line) => ({
      lineId: line.id,
      at: line.at,
      by: line.actorName ?? line.familyName,
      action: line.action,
      counts: line.counts.map(({ entity, op, count }) => ({ entity, op, count })),
      names: line.changes.flatMap(({ label, of }) => label ?? of ?? []).slice(0, NAMES_SHOWN),
      isUndone: line.undone !== null,
    }))
    return { text: `${counted(rows.length, 'cambio', 'cambios')}, el último primero.`, data: { rows, next } }
  },
})
