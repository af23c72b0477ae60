import { createFileRoute } from '@tanstack/react-router'
import { StylePage } from '../../../../areas/style/style-page.tsx'
import { useWedding } from '../../../../shared/session/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/style')({
  staticData: { title: 'Estilo', section: 'wedding', isDrawnInBrowser: true },
  component: Style,
})

function Style() {
  const wedding = useWedding(Route.useParams().wid)
  return wedding && <StylePage wedding={wedding} />
}
