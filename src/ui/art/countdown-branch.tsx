import { useEffect, useMemo, useState } from 'react'
import { cx } from '../class-names.ts'
import {
  BRANCH_HEIGHT,
  BRANCH_WIDTH,
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

/**
 * The branch that blooms towards the day, as wide as its place. It opens node by node the first
 * time it is seen. Decorative: the words around it carry the meaning.
 */
export function CountdownBranch({ progress, isPast = false, className }: CountdownBranchProps) {
  const [isBlooming] = useState(() => !hasBloomed)
  useEffect(() => {
    hasBloomed = true
  }, [])
  const markup = useMemo(() => countdownBranch(branchStages(progress, isPast)), [progress, isPast])
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
