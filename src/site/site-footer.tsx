import { Wordmark } from '#ui/wordmark.tsx'

const LINKS = [
  { path: '/directorio', name: 'Directorio' },
  { path: '/privacidad', name: 'Privacidad' },
  { path: '/terminos', name: 'Términos' },
  { path: '/contacto', name: 'Contacto' },
]

export function SiteFooter() {
  return (
    <footer className="site-footer border-t border-line-strong text-sm text-ink-2">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-5 pt-9 pb-10">
        <a href="/" aria-label="Azahar, inicio" className="flex h-11 items-center">
          <Wordmark />
        </a>
        <nav aria-label="Pie" className="flex flex-wrap gap-x-7 md:ml-auto" data-print="hide">
          {LINKS.map(({ path, name }) => (
            <a key={path} href={path} className="flex h-11 items-center underline-offset-4 hover:underline">
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
