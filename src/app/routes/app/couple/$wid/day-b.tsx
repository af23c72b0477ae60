import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { AgendaPage } from '../../../../areas/agenda/agenda-page.tsx'
import type { AgendaView } from '../../../../areas/agenda/agenda-toolbar.tsx'
import { useAccess } from '../../../../shared/session/access.ts'

/** The view in the address: `?vista=dia` is the day itself, `?vista=plan` its planning. */
const VIEWS: Record<string, AgendaView> = { dia: 'running', plan: 'plan' }

export const Route = createFileRoute('/app/couple/$wid/day-b')({
  staticData: { title: 'Agenda', section: 'agenda' },
  validateSearch: ({ vista }: Record<string, unknown>): { vista?: string } =>
    typeof vista === 'string' && vista in VIEWS ? { vista } : {},
  component: Agenda,
})

const findSeat = loadedPart(() => import('../../../../areas/seating/elsewhere/find-seat-dialog.tsx'))

function Agenda() {
  const { wid } = Route.useParams()
  const { vista } = Route.useSearch()
  const navigate = Route.useNavigate()
  const seesTables = useAccess(wid, 'seating', 'view')
  const [isFinding, setFinding] = useState(false)
  const closeFinding = () => setFinding(false)
  const finding = useWantedPart(findSeat, isFinding, closeFinding)
  return (
    <>
      <AgendaPage
        weddingId={wid}
        view={vista === undefined ? undefined : VIEWS[vista]}
        onView={(view) =>
          void navigate({
            search: { vista: view === 'running' ? 'dia' : 'plan' },
            replace: true,
            resetScroll: false,
          })
        }
        onFindSeat={seesTables ? () => setFinding(true) : null}
      />
      {finding && (
        <finding.FindSeatDialog weddingId={wid} isOpen={isFinding && seesTables} onClose={closeFinding} />
      )}
    </>
  )
}
