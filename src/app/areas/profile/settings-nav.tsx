import { useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'

/** The ids of the headings that are always there, in their order. */
const SECTIONS = [
  ['cuenta', 'Cuenta'],
  ['acceso', 'Acceso'],
  ['sesiones', 'Sesiones'],
  ['actividad', 'Actividad'],
  ['avisos', 'Avisos'],
  ['aspecto', 'Aspecto'],
  ['plan', 'Plan'],
  ['documentos', 'Lo que aceptaste'],
  ['tus-datos', 'Tus datos'],
] as const

/** The way to each part of the settings, beside them where there is room. */
export function SettingsNav() {
  const { current, choose } = useSectionInSight()
  return (
    <nav aria-label="Partes de la configuración" className="sticky top-24 self-start max-xl:hidden">
      <ul className="border-l border-line">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => choose(id)}
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

/**
 * The part that is being read: the last whose heading has come into the upper third of the window, or the one that was
 * chosen until the person scrolls away, because the last parts cannot come up that far. Parts that arrive later move the others.
 */
function useSectionInSight() {
  const [current, setCurrent] = useState<string>(SECTIONS[0][0])
  const chosen = useRef<string | null>(null)
  useEffect(() => {
    const follow = () => setCurrent(chosen.current ?? sectionInSight())
    const letGo = () => {
      chosen.current = null
    }
    const growth = new ResizeObserver(follow)
    growth.observe(document.body)
    window.addEventListener('scroll', follow, { passive: true })
    for (const gesture of GESTURES) window.addEventListener(gesture, letGo, { passive: true })
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', follow)
      for (const gesture of GESTURES) window.removeEventListener(gesture, letGo)
    }
  }, [])
  const choose = (id: string) => {
    chosen.current = id
    setCurrent(id)
  }
  return { current, choose }
}

/** A person scrolls by these; a press on a link counts too, and its click, which chooses, comes after it. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

function sectionInSight(): string {
  const { innerHeight, scrollY } = window
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  const reached = SECTIONS.filter(([one]) => {
    const top = document.getElementById(one)?.getBoundingClientRect().top ?? innerHeight
    return top < innerHeight / 3
  })
  return (isAtEnd ? SECTIONS.at(-1)! : (reached.at(-1) ?? SECTIONS[0]))[0]
}
