import { createFileRoute } from '@tanstack/react-router'
import { CoupleHome } from '../../../../areas/weddings/couple-home.tsx'
import { useWedding } from '../../../../lib/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/')({
  component: Home,
})

function Home() {
  const wedding = useWedding(Route.useParams().wid)
  return wedding && <CoupleHome wedding={wedding} />
}
