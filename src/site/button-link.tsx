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

/** A link with the weight of a button, in the size of public pages. */
export function ButtonLink({ href, variant = 'primary', leadsOn, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass({ variant, size: 'lg' })}>
      {children}
      {leadsOn && <Icon of={ArrowRight} />}
    </a>
  )
}
