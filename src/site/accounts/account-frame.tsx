import type { ReactNode } from 'react'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { AccountArt } from './account-art.tsx'
import { LegalLinks } from './legal-links.tsx'

export type AccountScreen =
  | 'account'
  | 'ask-mail-code'
  | 'mail-code'
  | 'second-step'
  | 'recovery-code'
  | 'mail-sent'
  | 'reset-password'
  | 'new-password'
  | 'password-saved'
  | 'confirm-email'
  | 'email-confirmed'
  | 'recover-account'
  | 'company'

type AccountFrameProps = {
  screen: AccountScreen
  title: ReactNode
  lead?: ReactNode
  /** Beside the wordmark: the choice between signing up and signing in. */
  corner?: ReactNode
  /** The small print under the form. */
  footnote?: ReactNode
  children: ReactNode
}

/**
 * The sheet at the left and the orange branch at the right; on a phone the branch is a strip on top. The script
 * replaces the sheet when an answer is another screen.
 */
export function AccountFrame({ screen, title, lead, corner, footnote, children }: AccountFrameProps) {
  return (
    <div className="account relative grid min-h-dvh bg-surface max-md:grid-rows-[10rem_1fr] lg:grid-cols-[minmax(30rem,40rem)_minmax(0,1fr)]">
      <div
        id="hoja"
        data-screen={screen}
        className="grid grid-rows-[auto_1fr_auto] max-md:row-start-2 max-md:grid-rows-[1fr_auto] px-[clamp(1.5rem,5vw,5.5rem)] py-8 max-lg:mx-auto max-lg:w-full max-lg:max-w-160 max-md:px-5 max-md:pt-0 max-md:pb-6"
      >
        <header className="flex items-center justify-between gap-3 max-md:absolute max-md:inset-x-5 max-md:top-4 max-md:z-1">
          <a href="/" aria-label="Azahar, inicio" className="brand rounded-control py-1">
            <Wordmark className="max-[22rem]:text-[1.4rem]" />
          </a>
          {corner}
        </header>
        <main className="grid w-full content-center gap-4.5 py-6 max-md:content-start">
          <div className="mb-2 grid gap-2.5 max-md:mb-1">
            <h1
              tabIndex={-1}
              className="text-[2.5rem] tracking-[-.028em] md:text-[3.25rem] lg:text-[3.75rem]"
            >
              {title}
            </h1>
            {lead && <p className="text-ui text-ink-2">{lead}</p>}
          </div>
          {children}
        </main>
        <footer className="text-xs text-ink-3">{footnote ?? <LegalLinks />}</footer>
      </div>
      <AccountArt />
    </div>
  )
}
