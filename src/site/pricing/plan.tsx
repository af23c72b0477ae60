import Check from 'lucide-react/icons/check'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink } from '../button-link.tsx'
import { type Claim, lineOf } from '../claims.ts'

type PlanProps = {
  id: string
  name: string
  price: number
  terms: string
  includes: readonly Claim[]
  action: string
  isNight?: boolean
}

/** A plan with its price and what it includes. */
export function Plan({ id, name, price, terms, includes, action, isNight }: PlanProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'flex flex-col rounded-paper p-7 md:p-10 lg:min-h-142',
        isNight ? 'night' : 'bg-naranja-50',
      )}
    >
      <h2 id={id} className="text-[clamp(2rem,1.4rem+1.8vw,3rem)] leading-none tracking-[-.02em]">
        {name}
      </h2>
      <p className="mt-6 flex gap-3 text-[1.0625rem] max-lg:flex-col lg:items-baseline">
        <b className="serif text-[clamp(5rem,3rem+5vw,8rem)] leading-[.8] tracking-[-.03em] whitespace-nowrap">
          {price}&nbsp;€
        </b>
        {terms}
      </p>
      <ul className="mt-9 mb-10 grid gap-2.5 text-[1.0625rem]">
        {includes.map((included) => (
          <li key={included.line} className="flex items-baseline gap-3">
            <Icon of={Check} className={cx('translate-y-0.5', isNight ? 'text-hoja-300' : 'text-hoja-500')} />
            {lineOf(included)}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <ButtonLink href="/signup" variant={isNight ? 'on-night' : 'primary'}>
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
