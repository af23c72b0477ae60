import { Wordmark } from '#ui/layout/wordmark.tsx'

/** Each as wide as its name in our font, so that none of them moves when it arrives. */
const LINKS = [
  { path: '/directorio', name: 'Directorio', width: 'w-[4.25rem]' },
  { path: '/privacidad', name: 'Privacidad', width: 'w-[4.25rem]' },
  { path: '/terminos', name: 'Términos', width: 'w-[3.875rem]' },
  { path: '/aviso-legal', name: 'Aviso legal', width: 'w-[4.375rem]' },
  { path: '/ayuda', name: 'Ayuda', width: 'w-[2.625rem]' },
  { path: '/contacto', name: 'Contacto', width: 'w-[3.8125rem]' },
]

export function SiteFooter() {
  return (
    <footer className="site-footer after-words border-t border-line-strong text-sm text-ink-2">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-5 pt-9 pb-10">
        <a href="/" aria-label="Azahar, inicio" className="flex h-11 items-center">
          <Wordmark />
        </a>
        <nav aria-label="Pie de página" className="flex flex-wrap gap-x-7 md:ml-auto" data-print="hide">
          {LINKS.map(({ path, name, width }) => (
            <a
              key={path}
              href={path}
              className={`flex h-11 items-center underline-offset-4 hover:underline ${width}`}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
