import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { type Claim, lineOf } from '../claims.ts'

type AudienceProps = {
  id: string
  title: string
  line: string
  reasons: readonly Claim[]
  price: string
  terms: string
  action: ReactNode
  className: string
  isNight?: boolean
  children: ReactNode
}

/** One of the two audiences, with its features, its price and its way in. */
export function Audience(props: AudienceProps) {
  const { id, title, line, reasons, price, terms, action, className, isNight, children } = props
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'relative flex flex-col overflow-hidden px-[clamp(1.25rem,5vw,5rem)] pt-13 pb-12 lg:pt-20 lg:pb-18',
        isNight ? 'audience-end' : 'audience-start',
        className,
      )}
    >
      <h2 id={id} className="text-d1 leading-[.95] tracking-[-.025em]">
        {title}
      </h2>
      <p
        className={cx(
          'mt-3.5 mb-7.5 max-w-112 text-[1.0625rem] leading-normal',
          isNight && 'text-on-night-2',
        )}
      >
        {line}
      </p>
      <ul className="mb-9 grid gap-2.5 text-[1.0625rem]">
        {reasons.map((reason) => (
          <li key={reason.line} className="flex items-center gap-3">
            <Icon of={Check} className={isNight ? 'text-hoja-300' : 'text-hoja-500'} />
            {lineOf(reason)}
          </li>
        ))}
      </ul>
      <p
        className={cx(
          'mt-auto mb-6 flex flex-wrap items-baseline gap-x-2.5 gap-y-4 text-[1.0625rem] leading-snug',
          isNight && 'xl:max-w-[46%]',
        )}
      >
        <b className="serif text-[3.75rem] leading-[.8] tracking-[-.03em] whitespace-nowrap md:text-[4.5rem]">
          {price}
        </b>
        {terms}
      </p>
      <div>{action}</div>
      {children}
    </section>
  )
}
