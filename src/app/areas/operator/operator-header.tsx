import { Link, useRouterState } from '@tanstack/react-router'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { UserMenu } from '../../shell/user-menu.tsx'

const logDialog = loadedPart(() => import('./operator-log.tsx'))

const SECTIONS = [
  ['estado', 'Estado'],
  ['trabajos', 'Trabajos'],
  ['correos', 'Correos'],
  ['mensajes', 'Mensajes'],
  ['denuncias', 'Denuncias'],
  ['cuentas', 'Cuentas'],
  ['terminos', 'Términos'],
] as const

/** The header of the operator's area, which stands alone: no wedding is near. */
export function OperatorHeader({ profile, isOpen }: { profile: Profile; isOpen: boolean }) {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [showsLog, setShowsLog] = useState(false)
  const part = useOpenedPart(logDialog, showsLog, () => setShowsLog(false))
  return (
    <header className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4.5 border-b border-line-strong bg-surface px-4 pt-2 text-sm lg:h-14 lg:px-6 lg:pt-0">
      <Link to="/app" aria-label="Azahar, inicio" className="rounded-control">
        <Wordmark className="text-[1.375rem]" />
      </Link>
      <span className="text-ink-3">Operación</span>
      {isOpen && (
        <nav
          aria-label="Secciones"
          className="flex gap-5 scroll-row no-scrollbar max-lg:order-9 max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] max-lg:px-4 lg:ml-4 lg:h-full"
        >
          {SECTIONS.map(([id, label]) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={(hash || 'estado') === id ? 'location' : undefined}
              className={cx(
                'flex items-center border-b-2 font-medium max-lg:h-11',
                (hash || 'estado') === id ? 'border-current text-ink' : 'border-transparent text-ink-2',
              )}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      <div className="ml-auto flex items-center gap-3">
        {isOpen && (
          <Button variant="quiet" size="sm" icon={ScrollText} onPress={() => setShowsLog(true)}>
            Registro
          </Button>
        )}
        <UserMenu profile={profile} otherWeddings={[]} />
      </div>
      {part && showsLog && <part.OperatorLog onClose={() => setShowsLog(false)} />}
    </header>
  )
}
