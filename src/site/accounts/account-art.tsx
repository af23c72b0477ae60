import branch from '#ui/art/images/branch.svg'

/** The branch is used from its own file and not as an image: it is drawn when it comes, and no words wait for it. */
export function AccountArt() {
  return (
    <aside className="wall relative overflow-hidden max-lg:hidden max-md:row-start-1 max-md:block max-md:h-40">
      <svg viewBox="90 -48 818 668" aria-hidden="true" className="account-branch absolute overflow-visible">
        <use href={`${branch}#branch`} />
      </svg>
      <p className="serif absolute bottom-10.5 left-12 max-w-[19ch] text-[clamp(1.75rem,2.4vw,2.375rem)] leading-[1.12] tracking-[-.01em] italic max-md:hidden">
        El azahar florece en abril.
        <br />
        Tu boda, cuando tú digas.
      </p>
    </aside>
  )
}
