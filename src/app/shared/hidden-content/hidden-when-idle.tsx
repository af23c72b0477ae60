import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#ui/opening/when-idle.ts'
import type { HiddenMarksProps } from './hidden-marks.tsx'

const HiddenMarks = lazy(() => import('./hidden-marks.tsx').then((part) => ({ default: part.HiddenMarks })))

/** Says what of a page is hidden, once it is at rest: hardly ever is there something. */
export function HiddenWhenIdle(props: HiddenMarksProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <HiddenMarks {...props} />
      </Suspense>
    )
  )
}
