import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useOnline } from '../../sync/use-online.ts'
import { useIdle } from '../page/use-idle.ts'
import type { HiddenMarksProps } from './hidden-marks.tsx'

const marks = loadedPart(() => import('./hidden-marks.tsx'))

/**
 * Says what of a page is hidden, once it is at rest: hardly ever is there something. Without a network the page goes on
 * without, and is told when it is back.
 */
export function HiddenWhenIdle(props: HiddenMarksProps) {
  const isIdle = useIdle()
  const isOnline = useOnline()
  const part = useLoadedPart(marks, isIdle && isOnline)
  return part && <part.HiddenMarks {...props} />
}
