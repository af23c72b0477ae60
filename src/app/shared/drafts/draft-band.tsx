import type { Wedding } from '#contract/weddings.ts'
import { SectionLinks } from '../wedding/section-links.tsx'
import { DraftSwitch } from './draft-switch.tsx'
import { PublishPrepared } from './publish-prepared.tsx'
import { useDrafting } from './use-drafting.ts'
import { countPrepared, type Prepared, usePrepared } from './use-prepared.ts'

/**
 * Shows what planners prepare in the whole wedding: whether they draft, how much waits, and 'Publicar' for all of it.
 */
export function DraftBand({ wedding }: { wedding: Wedding }) {
  const drafting = useDrafting(wedding.id)
  const prepared = usePrepared(wedding, 'view')
  if (!drafting.seesDrafts) return null
  const total = countPrepared(prepared)
  return (
    <section aria-label="Borradores" className={BAND}>
      {drafting.isPlanner && (
        <div className="md:w-100">
          <DraftSwitch drafting={drafting} />
        </div>
      )}
      {total > 0 && (
        <>
          <div className="grid gap-0.5 md:ml-auto md:text-right">
            <p className="text-sm">
              {total === 1 ? '1 borrador sin publicar. ' : `${total} borradores sin publicar. `}
              {!drafting.isPlanner && 'Vuestro planner los dejó preparados.'}
            </p>
            <WaitingLinks weddingId={wedding.id} prepared={prepared} />
          </div>
          <PublishPrepared wedding={wedding} label="Publicar" className="max-md:w-full" />
        </>
      )}
    </section>
  )
}

const BAND =
  'mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line-strong pb-5 max-md:grid max-md:grid-cols-1'

/** Links to the waiting drafts, section by section. */
function WaitingLinks({ weddingId, prepared }: { weddingId: string; prepared: Prepared }) {
  const { vendors, days, folders, tasks } = prepared
  const sections = [
    { to: '/app/couple/$wid/vendors', count: vendors.length, one: 'proveedor', many: 'proveedores' },
    { to: '/app/couple/$wid/day-b', count: days.length, one: 'día', many: 'días' },
    { to: '/app/couple/$wid/inspiration', count: folders.length, one: 'carpeta', many: 'carpetas' },
    { to: '/app/couple/$wid/tasks', count: tasks.length, one: 'tarea', many: 'tareas' },
  ] as const
  const waiting = sections
    .filter(({ count }) => count > 0)
    .map(({ to, count, one, many }) => ({ to, label: count === 1 ? `1 ${one}` : `${count} ${many}` }))
  return (
    <p className="text-sm text-ink-2">
      <SectionLinks weddingId={weddingId} sections={waiting} />
    </p>
  )
}
