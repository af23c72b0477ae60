const LINKS = [
  { path: '/terminos', name: 'Términos' },
  { path: '/privacidad', name: 'Privacidad' },
  { path: '/aviso-legal', name: 'Aviso legal' },
]

/** The small print of pages without the footer of the site. */
export function LegalLinks() {
  return (
    <span className="flex gap-4">
      {LINKS.map(({ path, name }) => (
        <a
          key={path}
          href={path}
          className="-my-3.5 py-3.5 underline underline-offset-[.22em] hover:text-ink"
        >
          {name}
        </a>
      ))}
    </span>
  )
}
