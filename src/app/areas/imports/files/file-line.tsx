import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'

type LineProps = {
  icon: IconGlyph
  title: string
  detail: ReactNode
  fileName: string
  state: ReactNode
  look?: 'problem' | 'pale' | undefined
  /** Takes it out, or in again. */
  act: ReactNode
}

/** Icon, our name with what was found, the name of the file, what became of it, and the way out. */
export function FileLine({ icon, title, detail, fileName, state, look, act }: LineProps) {
  return (
    <li className={ROW}>
      <Icon of={icon} className="text-ink-3" />
      <div className="min-w-0">
        <p className={cx('serif text-[1.3125rem] leading-[1.15] wrap-anywhere', LOOK[look ?? 'plain'])}>
          {title}
        </p>
        <div className="text-sm text-ink-2 wrap-anywhere">{detail}</div>
        <p className="text-xs text-ink-3 wrap-anywhere xl:hidden">{fileName}</p>
      </div>
      <span className="text-xs leading-[1.3] text-ink-3 wrap-anywhere max-xl:hidden">{fileName}</span>
      <div className="max-md:col-start-2 max-md:row-start-2">{state}</div>
      <div className="max-md:row-start-1 max-md:col-start-3">{act}</div>
    </li>
  )
}

const LOOK = { plain: '', problem: 'text-danger', pale: 'text-ink-3' }

const ROW =
  'grid min-h-17 grid-cols-[1.5rem_minmax(0,1fr)_2.75rem] items-center gap-x-4 gap-y-1.5 border-b border-line py-2 md:grid-cols-[1.5rem_minmax(0,1fr)_12rem_2.25rem] xl:grid-cols-[1.5rem_minmax(0,1.15fr)_minmax(0,1fr)_12rem_2.25rem]'

export function TakeOut({ name, onPress }: { name: string; onPress: () => void }) {
  return <IconButton icon={X} iconSize="sm" label={`Quitar ${name}`} onPress={onPress} />
}

export function TakeIn({ name, onPress }: { name: string; onPress: () => void }) {
  return <IconButton icon={RotateCcw} iconSize="sm" label={`Recuperar ${name}`} onPress={onPress} />
}
