import { createFileRoute } from '@tanstack/react-router'
import { TextChangesSection } from '../../areas/announcements/text-changes-section.tsx'
import { ReportsSection } from '../../areas/moderation/reports-section.tsx'
import { OperatorPage } from '../../areas/operator/operator-page.tsx'
import { RouteError } from '../../shell/route-error.tsx'

/** `?mensaje` opens a conversation. */
type Search = { mensaje?: string }

export const Route = createFileRoute('/app/operator')({
  staticData: { title: 'Operación', hasOwnFrame: true },
  validateSearch: ({ mensaje }: Record<string, unknown>): Search => ({
    ...(typeof mensaje === 'string' && { mensaje }),
  }),
  errorComponent: RouteError,
  component: Operator,
})

function Operator() {
  const { mensaje } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OperatorPage
      reports={<ReportsSection />}
      texts={<TextChangesSection />}
      openId={mensaje}
      onOpen={(id) => void navigate({ search: id ? { mensaje: id } : {}, resetScroll: false })}
    />
  )
}
