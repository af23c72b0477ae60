import type { ReactNode } from 'react'

type PageOpeningProps = {
  title: string
  line: string
  actions?: ReactNode
  /** The art stands beside the words; it only illustrates. */
  art?: ReactNode
  small?: string
}

/** The first screen of an inner page: words on the left edge, something to look at on the right. */
export function PageOpening({ title, line, actions, small, art }: PageOpeningProps) {
  return (
    <section className="wall overflow-clip border-b border-line">
      <div className="wrap grid gap-x-10 lg:min-h-[38rem] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="relative z-4 py-14 md:py-20 lg:self-center">
          <h1 className="text-[clamp(3.25rem,1.6rem+5.6vw,6.5rem)] leading-[.9] tracking-[-.032em]">
            {title}
          </h1>
          <p className="mt-6 max-w-124 text-lead leading-normal text-ink-2">{line}</p>
          {actions && <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2">{actions}</div>}
          {small && <p className="mt-4 text-sm text-ink-2">{small}</p>}
        </div>
        {art && (
          <div
            aria-hidden="true"
            data-print="hide"
            className="after-words relative [contain-intrinsic-size:auto_27rem] lg:self-stretch"
          >
            {art}
          </div>
        )}
      </div>
    </section>
  )
}
