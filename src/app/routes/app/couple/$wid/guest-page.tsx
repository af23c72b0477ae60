import { createFileRoute } from '@tanstack/react-router'
import { GuestPageEditor } from '../../../../areas/households/page/page-editor.tsx'

export const Route = createFileRoute('/app/couple/$wid/guest-page')({
  // The text that is typed and not saved is kept in the browser's own tab.
  staticData: { title: 'Página de la boda', section: 'guests', isDrawnInBrowser: true },
  component: () => <GuestPageEditor weddingId={Route.useParams().wid} />,
})
