import { skipToken, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Wedding } from '#contract/weddings.ts'
import { isEnough, type Section } from '#domain/permissions.ts'
import { buttonClass } from '#ui/button-class.ts'
import { api } from '../api.ts'
import { STALE_LISTS } from '../query-client.ts'
import { DraftStrip } from './draft-strip.tsx'
import { DraftSwitch } from './draft-switch.tsx'
import { useDrafting } from './use-drafting.ts'

/** What planners prepare in the whole wedding: whether they draft, how much waits and where it is published. */
export function DraftBand({ wedding }: { wedding: Wedding }) {
  const drafting = useDrafting(wedding.id)
  const waiting = useWaiting(wedding)
  if (!drafting.seesDrafts) return null
  const total = waiting.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-label="Borradores" className="mb-5 grid gap-3 border-b border-line-strong pb-5">
      {drafting.isPlanner && (
        <div className="md:max-w-md">
          <DraftSwitch drafting={drafting} />
        </div>
      )}
      {total > 0 && (
        <DraftStrip
          actions={waiting.map(({ to, count, one, many }) => (
            <Link
              key={to}
              to={to}
              params={{ wid: wedding.id }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {count === 1 ? `1 ${one}` : `${count} ${many}`}
            </Link>
          ))}
        >
          {total === 1 ? '1 borrador sin publicar. ' : `${total} borradores sin publicar. `}
          {drafting.isPlanner
            ? 'El planner prepara; la pareja lo ve al publicar.'
            : 'Vuestro planner los dejó preparados.'}
        </DraftStrip>
      )}
    </section>
  )
}

type Listed = { data?: readonly { isDraft: boolean }[] | undefined }

/** The drafts of the sections that the member sees. */
function useWaiting({ id: weddingId, access, seesDrafts }: Wedding) {
  const of = (section: Section) =>
    seesDrafts && isEnough(access[section], 'view') ? { weddingId } : skipToken
  const kept = { staleTime: STALE_LISTS }
  const vendors: Listed = useQuery({ ...api.vendors.list.queryOptions({ input: of('vendors') }), ...kept })
  const days: Listed = useQuery({ ...api.agenda.days.list.queryOptions({ input: of('agenda') }), ...kept })
  const folders: Listed = useQuery({
    ...api.inspiration.folders.list.queryOptions({ input: of('inspiration') }),
    ...kept,
  })
  const drafts = ({ data = [] }: Listed) => data.filter(({ isDraft }) => isDraft).length
  const sections = [
    { to: '/app/couple/$wid/vendors', count: drafts(vendors), one: 'proveedor', many: 'proveedores' },
    { to: '/app/couple/$wid/day-b', count: drafts(days), one: 'día', many: 'días' },
    { to: '/app/couple/$wid/inspiration', count: drafts(folders), one: 'carpeta', many: 'carpetas' },
  ] as const
  return sections.filter(({ count }) => count > 0)
}
