import type { ReactNode } from 'react'
import { phoneHref } from '#domain/text/phone.ts'
import { Mark } from '#ui/layout/wordmark.tsx'
import { LEGAL_PATHS } from '../legal/legal-paths.ts'
import { type QuoteStep, QuoteSteps } from './quote-steps.tsx'
import type { QuotePlanner } from './quote-view.ts'

type FrameProps = {
  planner: QuotePlanner
  /** The step that the page is, of choosing, signing and reserving. */
  step?: QuoteStep
  children: ReactNode
}

/** A quote below the brand of its planner and above their address. */
export function QuoteFrame({ planner, step, children }: FrameProps) {
  const { name, phone, email } = planner
  return (
    <div className="qt">
      <header className="qt-in flex min-h-17 items-center gap-3 md:min-h-19">
        <QuoteLogo logo={planner.logo} />
        <p className="serif text-[1.375rem] leading-tight wrap-anywhere md:text-[1.5rem]">{name}</p>
        {step && <QuoteSteps step={step} />}
      </header>
      {children}
      <footer className="qt-in flex w-full flex-wrap items-center justify-between gap-x-8 py-4 text-sm text-ink-3">
        <p className="flex min-w-0 flex-wrap gap-x-3 wrap-anywhere">
          <span className="py-1.5">{name}</span>
          {phone && (
            <a href={telephone(phone)} className="py-1.5 underline underline-offset-[.22em]">
              {phone}
            </a>
          )}
          <a href={`mailto:${email}`} className="min-w-0 py-1.5 underline underline-offset-[.22em]">
            {email}
          </a>
        </p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="inline-flex items-center gap-1.5 py-1.5">
            Enviado con <Mark size={16} /> azahar
          </span>
          <a href={LEGAL_PATHS.privacy} className="py-1.5 underline underline-offset-[.22em]">
            Privacidad
          </a>
        </p>
      </footer>
    </div>
  )
}

/** The address that calls a phone; none for a text that holds no number. */
export const telephone = (phone: string): string | undefined => phoneHref(phone) ?? undefined

/** A light logo stands on the colour of the brand, another on white. */
function QuoteLogo({ logo }: Pick<QuotePlanner, 'logo'>) {
  if (!logo) return null
  return (
    <span className={logo.isLight ? 'qt-logo bg-primary' : 'qt-logo bg-white'}>
      <img src={logo.url} alt="" width={40} height={40} className="size-[84%] object-contain" />
    </span>
  )
}
