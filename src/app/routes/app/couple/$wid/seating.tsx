import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SeatingPage } from '../../../../areas/seating/seating-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/seating')({
  staticData: { title: 'Mesas', section: 'seating' },
  validateSearch: ({ evento }: Record<string, unknown>): { evento?: string } =>
    typeof evento === 'string' ? { evento } : {},
  component: Seating,
})

/** The event stands in the address, so that the way back and a shared link lead to its tables. */
function Seating() {
  const { wid } = Route.useParams()
  const { evento = null } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = useCallback(
    (next: string | null, replace = false) =>
      void navigate({ search: next ? { evento: next } : {}, replace, resetScroll: false }),
    [navigate],
  )
  return <SeatingPage weddingId={wid} eventId={evento} onEvent={show} />
}
