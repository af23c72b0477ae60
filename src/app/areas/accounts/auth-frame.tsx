import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Branch } from '#ui/art/branch.tsx'
import wall from '#ui/art/images/prints/wall.webp'
import { showTheme } from '#ui/theme.ts'
import { Wordmark } from '#ui/wordmark.tsx'

type AuthFrameProps = {
  title: string
  lead?: ReactNode
  /** Beside the wordmark: the choice between signing up and signing in. */
  corner?: ReactNode
  /** The small print under the form. */
  footnote?: ReactNode
  /** What the window is called: 'Crear cuenta'. */
  windowTitle: string
  children: ReactNode
}

/** The sheet at the left and the orange branch at the right; on a phone the branch is a strip on top. */
export function AuthFrame({ title, lead, corner, footnote, windowTitle, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  useLightPage()
  useEffect(() => {
    document.title = `${windowTitle} · Azahar`
  }, [windowTitle])
  return (
    <div className="relative grid min-h-dvh bg-surface max-md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(30rem,40rem)_minmax(0,1fr)]">
      <div className="grid grid-rows-[auto_1fr_auto] px-[clamp(1.5rem,5vw,5.5rem)] py-8 max-lg:mx-auto max-lg:w-full max-lg:max-w-160 max-md:px-5 max-md:pt-0 max-md:pb-6">
        <header className="flex items-center justify-between gap-3 max-md:absolute max-md:inset-x-5 max-md:top-4 max-md:z-1">
          <a href="/" className="rounded-control py-1">
            <Wordmark className="max-[22rem]:text-[1.4rem]" />
            <span className="sr-only">, inicio</span>
          </a>
          {corner}
        </header>
        <main className="grid w-full content-center gap-4.5 py-6 max-md:content-start">
          <div className="mb-2 grid gap-2.5 max-md:mb-1">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-[2.5rem] tracking-[-.028em] md:text-[3.25rem] lg:text-[3.75rem]"
            >
              {title}
            </h1>
            {lead && <p className="text-ink-2">{lead}</p>}
          </div>
          {children}
        </main>
        <footer className="text-xs text-ink-3">{footnote ?? <LegalLinks />}</footer>
      </div>
      <AuthArt />
    </div>
  )
}

function AuthArt() {
  return (
    <aside
      style={{ backgroundImage: `url(${wall})` }}
      className="relative overflow-hidden bg-[#f5f4ea] bg-cover bg-right-top max-lg:hidden max-md:order-first max-md:block max-md:h-40"
    >
      <Branch className="absolute -top-[5.5rem] -right-[4.5%] w-[min(102%,54.5rem)] max-w-none drop-shadow-[0_22px_22px_rgb(31_60_48/.22)] max-md:-top-[5.1rem] max-md:-right-[5.3rem] max-md:w-[29.1rem]" />
      <p className="serif absolute bottom-10.5 left-12 max-w-[19ch] text-[clamp(1.75rem,2.4vw,2.375rem)] leading-[1.12] tracking-[-.01em] italic max-md:hidden">
        El azahar florece en abril.
        <br />
        Tu boda, cuando tú digas.
      </p>
    </aside>
  )
}

export function LegalLinks() {
  return (
    <span className="flex gap-4">
      <a href="/terminos" className="underline underline-offset-[.22em] hover:text-ink">
        Términos
      </a>
      <a href="/privacidad" className="underline underline-offset-[.22em] hover:text-ink">
        Privacidad
      </a>
    </span>
  )
}

/** The page may have been chosen dark inside the app; these screens are light, and the app after them is not. */
function useLightPage() {
  useLayoutEffect(() => {
    showTheme()
    return showTheme
  }, [])
}

let isFirstOfVisit = true

/** Going from one of these screens to another tells a screen reader where it is; the first is left to the browser. */
function useFocusOnArrival(heading: React.RefObject<HTMLHeadingElement | null>) {
  useEffect(() => {
    if (!isFirstOfVisit) heading.current?.focus({ preventScroll: true })
    isFirstOfVisit = false
  }, [heading])
}
