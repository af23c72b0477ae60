import { createFileRoute } from '@tanstack/react-router'
import { CateringPage } from '../../../../areas/catering/catering-page.tsx'
import { useWedding } from '../../../../shared/session/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/catering')({
  // The address of the link is made of the browser's own.
  staticData: { title: 'Catering', section: 'guests', isDrawnInBrowser: true },
  validateSearch: ({ version }: Record<string, unknown>): { version?: string } =>
    typeof version === 'string' ? { version } : {},
  component: CateringSheet,
})

function CateringSheet() {
  const wedding = useWedding(Route.useParams().wid)
  const { version } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    wedding && (
      <CateringPage
        wedding={wedding}
        versionId={version}
        onVersion={(versionId) =>
          void navigate({ search: versionId ? { version: versionId } : {}, resetScroll: false })
        }
      />
    )
  )
}
