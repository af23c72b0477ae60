import { cx } from '../class-names.ts'
import branch from './images/branch.svg'
import branchWithoutFruit from './images/branch-without-fruit.svg'

type BranchProps = {
  /** The one orange; leave it out where the screen has another. */
  hasFruit?: boolean
  /** Over a night panel: darker ink, lighter leaves. */
  isNight?: boolean
  className?: string
}

/** The large orange branch that hangs in from the upper right: landing, sign-up, the next wedding. */
export function Branch({ hasFruit = true, isNight, className }: BranchProps) {
  const source = hasFruit ? branch : branchWithoutFruit
  return (
    <img
      src={isNight ? `${source}#dark` : source}
      width={818}
      height={668}
      alt=""
      decoding="async"
      className={cx('h-auto', className)}
    />
  )
}
