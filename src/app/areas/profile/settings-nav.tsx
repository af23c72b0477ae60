import { useEffect, useState } from 'react'
import { cx } from '#ui/class-names.ts'

/** The ids of the headings that are always there, in their order. */
const SECTIONS = [
  ['cuenta', 'Cuenta'],
  ['acceso', 'Acceso'],
  ['sesiones', 'Sesiones'],
  ['avisos', 'Avisos'],
  ['aspecto', 'Aspecto'],
  ['documentos', 'Lo que aceptaste'],
  ['tus-datos', 'Tus datos'],
] as const

/** The way to each part of the settings, beside them where there is room. */
export function SettingsNav() {
  const current = useSectionInSight()
  return (
    <nav aria-label="Partes de la configuración" className="sticky top-24 self-start max-xl:hidden">
      <ul className="border-l border-line">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                '-ml-px block border-l-2 py-2 pl-4 text-sm hover:text-ink',
                id === current ? 'border-ink font-strong text-ink' : 'border-transparent text-ink-2',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that is being read: the last whose heading has come into the upper third of the window. */
function useSectionInSight(): string {
  const [id, setId] = useState<string>(SECTIONS[0][0])
  useEffect(() => {
    const follow = () => {
      const { innerHeight, scrollY } = window
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const reached = SECTIONS.filter(([one]) => {
        const top = document.getElementById(one)?.getBoundingClientRect().top ?? innerHeight
        return top < innerHeight / 3
      })
      setId((isAtEnd ? SECTIONS.at(-1)! : (reached.at(-1) ?? SECTIONS[0]))[0])
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return id
}
