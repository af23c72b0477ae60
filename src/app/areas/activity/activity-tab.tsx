import type { ComponentProps } from 'react'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { ActivityPanel } from './activity-panel.tsx'

const panel = loadedPart(() => import('./activity-panel.tsx'))

type ActivityTabProps = ComponentProps<typeof ActivityPanel> & { onMissing: () => void }

/** The tab 'Actividad', in a file of its own: most visits are for the accesses. */
export function ActivityTab({ onMissing, ...props }: ActivityTabProps) {
  const part = useOpenedPart(panel, true, onMissing)
  return part ? <part.ActivityPanel {...props} /> : <SkeletonRows rows={8} className="mt-6" />
}
