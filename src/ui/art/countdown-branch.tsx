import { useEffect, useMemo, useState } from 'react'
import { cx } from '../class-names.ts'
import { useIsHydrated } from '../hydration/use-is-hydrated.ts'
import {
  BRANCH_HEIGHT,
  BRANCH_WIDTH,
  type BranchStage,
  branchStages,
  countdownBranch,
  todayAlongBranch,
} from './countdown-branch-drawing.ts'
import { SvgMarkup } from './svg-markup.tsx'

type CountdownBranchProps = {
  /** 0 on the day the wedding was created, 1 on its day, `null` without a date. */
  progress: number | null
  isPast?: boolean
  className?: string
}

let hasBloomed = false

/** On a phone the branch is drawn this much wider than the screen and starts at today. */
const CROP = 2.05

/** The markup of the branch; empty while the one that the server drew still holds, which React leaves where it is. */
function useDrawing(stages: readonly BranchStage[]): string {
  const key = stages.join()
  const isHydrated = useIsHydrated()
  const [drawnByServer] = useState(() => (isHydrated || typeof document === 'undefined' ? null : key))
  return useMemo(
    () => (key === drawnByServer ? '' : countdownBranch(key.split(',') as BranchStage[])),
    [key, drawnByServer],
  )
}

/**
 * The branch that blooms towards the day, as wide as its place. It opens node by node the first
 * time it is seen. Decorative: the words around it carry the meaning.
 */
export function CountdownBranch({ progress, isPast = false, className }: CountdownBranchProps) {
  const [isBlooming] = useState(() => !hasBloomed)
  useEffect(() => {
    hasBloomed = true
  }, [])
  const markup = useDrawing(branchStages(progress, isPast))
  const today = progress === null || isPast ? 0 : todayAlongBranch(progress) - 0.06
  const shift = Math.max(0, Math.min(1 - 1 / CROP, today)) * 100
  return (
    <div
      className={cx('overflow-x-clip', isBlooming && 'blooming', className)}
      style={{ '--branch-shift': `-${shift}%` } as React.CSSProperties}
    >
      <SvgMarkup
        viewBox={`0 0 ${BRANCH_WIDTH} ${BRANCH_HEIGHT}`}
        markup={markup}
        className="w-full max-md:w-[205%] max-md:translate-x-(--branch-shift)"
      />
    </div>
  )
}
