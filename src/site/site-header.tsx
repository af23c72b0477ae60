import ArrowRight from 'lucide-react/icons/arrow-right'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Wordmark } from '#ui/layout/wordmark.tsx'

/** Each as wide as its name in our font, so that none of them moves when it arrives. */
const PAGES = [
  { path: '/parejas', name: 'Parejas', width: 'w-[3.375rem]' },
  { path: '/planners', name: 'Planners', width: 'w-[3.875rem]' },
  { path: '/pricing', name: 'Precios', width: 'w-[3.25rem]' },
]

type SiteHeaderProps = {
  path: string
  /** Lies over the art of the page instead of above a hairline. */
  isOverArt?: boolean
}

/** The top of every public page (spec 2). On phones the links open as a popover, which needs no script. */
export function SiteHeader({ path, isOverArt }: SiteHeaderProps) {
  return (
    <header
      className={cx(
        'site-header',
        isOverArt ? 'absolute inset-x-0 top-0 z-10' : 'relative border-b border-line',
      )}
      data-print="hide"
    >
      <div className="wrap flex h-17 items-center text-ui md:h-21">
        <a
          href="/"
          aria-label="Azahar, inicio"
          className="brand mr-3 flex h-11 w-[6.875rem] shrink-0 items-center md:mr-9"
        >
          <Wordmark />
        </a>
        <nav aria-label="Principal" className="hidden gap-8 font-medium md:flex">
          {PAGES.map((page) => (
            <PageLink key={page.path} {...page} here={path} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5 font-medium md:gap-5">
          <a href="/login" className="hidden h-11 w-11 items-center hover:underline md:flex">
            Entrar
          </a>
          <a href="/signup" className={buttonClass({ variant: 'primary' })}>
            Empezar
          </a>
          <button
            type="button"
            popoverTarget="menu"
            aria-label="Abrir menú"
            className="-mr-2 grid size-11 place-items-center rounded-pill md:hidden"
          >
            <Icon of={Menu} size="lg" />
          </button>
        </div>
      </div>
      <nav id="menu" popover="auto" aria-label="Menú" className="menu">
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Cerrar menú"
          className="ml-auto grid size-11 place-items-center rounded-pill"
        >
          <Icon of={X} size="lg" />
        </button>
        {[
          ...PAGES,
          { path: '/directorio', name: 'Directorio' },
          { path: '/login', name: 'Entrar' },
          { path: '/signup', name: 'Empezar' },
        ].map((page) => (
          <a
            key={page.path}
            href={page.path}
            aria-current={page.path === path ? 'page' : undefined}
            className="serif flex items-center justify-between border-t border-line py-3.5 text-d3"
          >
            {page.name}
            <Icon of={ArrowRight} className="text-ink-3" />
          </a>
        ))}
      </nav>
    </header>
  )
}

function PageLink({ path, name, width, here }: (typeof PAGES)[number] & { here: string }) {
  return (
    <a
      href={path}
      aria-current={path === here ? 'page' : undefined}
      className={cx(
        'flex h-11 items-center underline-offset-8 hover:underline aria-[current]:underline',
        width,
      )}
    >
      {name}
    </a>
  )
}
