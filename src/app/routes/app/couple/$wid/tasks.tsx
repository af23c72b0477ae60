import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { TasksAddress } from '../../../../areas/tasks/tasks-address.ts'
import { TasksPage } from '../../../../areas/tasks/tasks-page.tsx'
import { readPages } from './-read-pages.ts'

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export const Route = createFileRoute('/app/couple/$wid/tasks')({
  staticData: { title: 'Tareas', section: 'tasks' },
  validateSearch: ({ tarea, ver }: Record<string, unknown>): TasksAddress => ({
    ...(text(tarea) && { tarea: text(tarea) }),
    ...(text(ver) && { ver: text(ver) }),
  }),
  component: Tasks,
})

function Tasks() {
  const { wid } = Route.useParams()
  const { tarea, ver } = Route.useSearch()
  const navigate = Route.useNavigate()
  const address = useMemo(() => ({ tarea, ver }), [tarea, ver])
  const onAddress = useCallback(
    (search: TasksAddress, { isPushed } = { isPushed: false }) =>
      void navigate({ search, replace: !isPushed, resetScroll: false }),
    [navigate],
  )
  return <TasksPage weddingId={wid} address={address} onAddress={onAddress} readPages={readPages} />
}
