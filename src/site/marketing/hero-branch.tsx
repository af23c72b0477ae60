import branch from '#ui/art/images/branch.svg'

/**
 * The orange branch that hangs in from the upper right. It is used from its own file and not as an
 * image, so that it is drawn when it comes and the words of the page are not kept waiting for it.
 */
export function HeroBranch() {
  return (
    <svg
      viewBox="90 -48 818 668"
      aria-hidden="true"
      className="hero-branch pointer-events-none absolute z-3 overflow-visible"
      data-print="hide"
    >
      <use href={`${branch}#branch`} />
    </svg>
  )
}
