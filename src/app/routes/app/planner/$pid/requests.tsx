import { createFileRoute } from '@tanstack/react-router'
import type { RequestStatus } from '#domain/planners/planner-requests.ts'
import { RequestsPage } from '../../../../areas/requests/requests-page.tsx'

/** The lists in the address: `?lista=spam`. */
const LISTS: Record<string, RequestStatus> = {
  nuevas: 'new',
  contestadas: 'answered',
  archivadas: 'archived',
  spam: 'spam',
}

type Search = { lista?: string; solicitud?: string }

export const Route = createFileRoute('/app/planner/$pid/requests')({
  staticData: { title: 'Solicitudes' },
  validateSearch: ({ lista, solicitud }: Record<string, unknown>): Search => ({
    ...(typeof lista === 'string' && Object.hasOwn(LISTS, lista) && { lista }),
    ...(typeof solicitud === 'string' && { solicitud }),
  }),
  component: Requests,
})

function Requests() {
  const { lista, solicitud } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RequestsPage
      tab={lista === undefined ? undefined : LISTS[lista]}
      onTab={(tab) => {
        const name = Object.keys(LISTS).find((word) => LISTS[word] === tab)!
        void navigate({ search: { lista: name }, replace: true, resetScroll: false })
      }}
      openId={solicitud}
    />
  )
}
