import type { ReactNode } from 'react'

type BigFigureProps = {
  /** `412 MB`: the number is drawn large, its unit small. */
  figure: string
  children: ReactNode
  action: ReactNode
}

/** A figure of a copy with its words and its act. */
export function BigFigure({ figure, children, action }: BigFigureProps) {
  const [number, unit] = figure.split('\u00a0')
  return (
    <div className="mt-7 grid grid-cols-[auto_minmax(0,1fr)] max-[18rem]:grid-cols-1 items-center gap-x-6 gap-y-4 border-y border-line-strong py-5.5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <p className="font-serif text-[3rem] leading-[.85] tracking-[-.03em] whitespace-nowrap lining-nums md:text-[4rem]">
        {number}
        {unit && (
          <>
            {' '}
            <small className="text-[.42em] tracking-normal text-ink-2">{unit}</small>
          </>
        )}
      </p>
      <div className="text-sm wrap-anywhere text-ink-2">{children}</div>
      <div className="flex flex-wrap gap-2 max-md:col-span-2 max-[18rem]:col-span-1 max-md:*:min-h-12 max-md:*:flex-1">
        {action}
      </div>
    </div>
  )
}
