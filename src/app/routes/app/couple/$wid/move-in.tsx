import { createFileRoute } from '@tanstack/react-router'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { MoveInPage } from '../../../../areas/imports/move-in-page.tsx'
import type { MoveInStep } from '../../../../areas/imports/move-in-screen.ts'
import { useWedding } from '../../../../shared/session/use-session.ts'

/** The words of what stays as it is come with the question whether to undo. */
const conflicts = loadedPart(() => import('../../../../areas/activity/conflict-words.ts'))

export const Route = createFileRoute('/app/couple/$wid/move-in')({
  staticData: { title: 'Trae lo que ya tienes', section: 'wedding' },
  validateSearch: ({ traslado, view }: Record<string, unknown>): MoveInStep => ({
    ...(typeof traslado === 'string' && { traslado }),
    ...(view === 'preview' && { view }),
  }),
  component: MoveIn,
})

/** The import stands in the address: a reload keeps it, and the way back leads from its preview to its files. */
function MoveIn() {
  const wedding = useWedding(Route.useParams().wid)
  const step = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    wedding && (
      <MoveInPage
        wedding={wedding}
        conflicts={conflicts}
        step={step}
        onGo={(search, isBack = false) => void navigate({ search, replace: !isBack, resetScroll: true })}
      />
    )
  )
}
