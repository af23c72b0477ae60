import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useMemo, useState } from 'react'
import { rowsOfWeek, type WeekOwner } from '#domain/tasks/planner-week.ts'
import { type AnyWeekRow, byPerson, eventRows, inOrderOfWeek, isTaskRow } from '#domain/tasks/week-events.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { NotLoadedLine } from '../../../shared/page/not-loaded-line.tsx'
import { useNow } from '../../../shared/page/use-now.ts'
import { useBusiness } from '../../../shared/session/use-business.ts'
import { useProfile } from '../../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { templatesQuery } from '../templates/task-templates.queries.ts'
import { TemplatesTab } from '../templates/templates-tab.tsx'
import { addTaskDialog } from './loaded-add-task.ts'
import { weekEventsQuery, weekQuery } from './week.queries.ts'
import { WeekList, type WeekOrder } from './week-list.tsx'
import { unlisted, WeekMore } from './week-more.tsx'
import { WeekWeddings } from './week-weddings.tsx'

export type PlannerTasksTab = 'week' | 'templates'

type WeekPageProps = { tab: PlannerTasksTab; onTab: (tab: PlannerTasksTab) => void }

/**
 * 'Tareas' of a planner: what is to be done this week in all weddings, and the templates; of an agency the templates
 * alone.
 */
export function WeekPage({ tab: asked, onTab }: WeekPageProps) {
  const { place } = useBusiness()
  const tab = place ? 'templates' : asked
  const [isAdding, setAdding] = useState(false)
  const { data: weddings } = useQuery({ ...weekQuery, enabled: !place })
  const { data: templates } = useQuery(templatesQuery)
  const close = () => setAdding(false)
  const dialog = useOpenedPart(addTaskDialog, isAdding, close)
  const today = dayInMadrid(useNow())
  const mayAdd = weddings?.some(({ mayEdit }) => mayEdit) ?? false
  return (
    <Page>
      <PageHeader
        title="Tareas"
        actions={
          mayAdd &&
          tab === 'week' && (
            <Button variant="primary" icon={Plus} className="max-md:w-full" onPress={() => setAdding(true)}>
              Añadir tarea
            </Button>
          )
        }
      />
      <Tabs
        label="Tareas de tus bodas"
        selected={tab}
        onSelect={onTab}
        className="mt-6"
        tabs={[
          ...(place ? [] : [{ id: 'week' as const, label: 'Esta semana', panel: <Week today={today} /> }]),
          {
            id: 'templates',
            label: 'Plantillas',
            ...(templates && { count: templates.filter(({ deletedAt }) => deletedAt === null).length }),
            panel: <TemplatesTab />,
          },
        ]}
      />
      {dialog && isAdding && <dialog.AddTaskDialog weddings={weddings ?? []} today={today} onClose={close} />}
    </Page>
  )
}

type Shown = 'all' | WeekOwner

const ORDERS: { value: WeekOrder; label: string }[] = [
  { value: 'day', label: 'Por día' },
  { value: 'wedding', label: 'Por boda' },
  { value: 'person', label: 'Por persona' },
]

function Week({ today }: { today: string }) {
  const query = useQuery(weekQuery)
  const { id: userId } = useProfile()
  const [shown, setShown] = useState<Shown>('all')
  const [order, setOrder] = useState<WeekOrder>('day')
  // The choice is seen at once, and the rows of hundreds of weddings in the next frame.
  const listedFor = useDeferredValue(shown)
  const listedBy = useDeferredValue(order)
  const weddings = query.data
  const { data: events } = useQuery(weekEventsQuery)
  const rows = useMemo(() => rowsOfWeek(weddings ?? [], { today, userId }), [weddings, today, userId])
  const all = useMemo(
    () => inOrderOfWeek([...eventRows(events ?? [], weddings ?? [], { today, userId }), ...rows]),
    [rows, events, weddings, today, userId],
  )
  const listed = useMemo(
    () =>
      byOrder(
        all.filter(({ owner }) => listedFor === 'all' || owner === listedFor),
        listedBy,
        userId,
      ),
    [all, listedFor, listedBy, userId],
  )
  if (query.isError && !weddings)
    return (
      <ErrorState
        title="No hemos podido cargar las tareas."
        detail={messageFor(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="mt-8"
      />
    )
  if (!weddings) return <SkeletonRows rows={8} className="mt-8" />
  if (weddings.length === 0)
    return (
      <EmptyState question="Aún no hay bodas">
        Cuando te unas a una boda, aquí verás lo que toca cada semana.
      </EmptyState>
    )
  const open = all.filter((row) => !isTaskRow(row) || row.task.mark !== 'done')
  const countOf = (owner: Shown) =>
    open.filter((row) => owner === 'all' || row.owner === owner).length +
    weddings.reduce((sum, wedding) => sum + unlisted(wedding, owner), 0)
  return (
    <div className="mt-6 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label="De quién son"
            segments={[
              { value: 'all', label: 'Todas', count: countOf('all') },
              { value: 'own', label: 'Mías', count: countOf('own') },
              { value: 'couple', label: 'De las parejas', count: countOf('couple') },
            ]}
            value={shown}
            onChange={setShown}
          />
          <Select label="Orden" options={ORDERS} value={order} onChange={setOrder} hideLabel />
        </div>
        <EventsNotLoaded />
        {countOf(listedFor) === 0 && listed.length === 0 ? (
          events && (
            <p role="status" className="serif py-12 text-xl text-ink-2">
              {listedFor === 'couple' ? 'Las parejas van al día.' : 'No queda nada hasta el domingo.'}
            </p>
          )
        ) : (
          <WeekList rows={listed} order={listedBy} today={today} userId={userId} />
        )}
        <WeekMore weddings={weddings} shown={listedFor} />
      </div>
      <WeekWeddings weddings={weddings} rows={rows} today={today} />
    </div>
  )
}

/** The tasks stand without what the week has beside them. */
function EventsNotLoaded() {
  const { data, isError, isFetching, refetch } = useQuery(weekEventsQuery)
  if (!isError || data) return null
  return (
    <NotLoadedLine
      what="los pagos, las respuestas y la agenda de la semana"
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      className="mt-5 text-sm text-ink-2"
    />
  )
}

/** By day the rows are already; by wedding those of one stand together, the next wedding first. */
function byOrder(rows: readonly AnyWeekRow[], order: WeekOrder, userId: string): readonly AnyWeekRow[] {
  if (order === 'day') return rows
  if (order === 'person') return byPerson(rows, userId)
  const keyOf = ({ wedding }: AnyWeekRow) => `${wedding.eventDate ?? '9999'} ${wedding.weddingId}`
  return rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}
