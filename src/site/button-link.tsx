import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'

type ButtonLinkProps = {
  href: string
  variant?: ButtonVariant
  /** An arrow after the words: it leads on rather than doing something. */
  leadsOn?: boolean
  children: ReactNode
}

/** A link with the weight of a button, in the size of public pages; wide enough not to grow when its font comes. */
export function ButtonLink({ href, variant = 'primary', leadsOn, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass({ variant, size: 'lg', className: leadsOn ? '' : 'min-w-45' })}>
      {children}
      {leadsOn && <Icon of={ArrowRight} />}
    </a>
  )
}
