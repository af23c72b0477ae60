import { createFileRoute } from '@tanstack/react-router'
import { MoveOutPage } from '../../../../areas/exports/move-out-page.tsx'
import { useWedding } from '../../../../shared/session/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/move-out')({
  staticData: { title: 'Llévate tu boda', section: 'wedding' },
  component: MoveOut,
})

function MoveOut() {
  const wedding = useWedding(Route.useParams().wid)
  return wedding && <MoveOutPage key={wedding.id} wedding={wedding} />
}
