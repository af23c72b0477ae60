import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '#ui/icon.tsx'

type SetupRowProps = { icon: IconGlyph; title: string; line: string; children?: ReactNode; below?: ReactNode }

/** A step of switching on, with what it still needs at its end. */
export function SetupRow({ icon, title, line, children, below }: SetupRowProps) {
  return (
    <div className="border-b border-line py-3.5 first:border-t first:border-t-line-strong">
      <div className="flex items-center gap-4 max-md:flex-wrap">
        <Icon of={icon} className="shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1 max-md:basis-2/3">
          <b className="block font-strong wrap-anywhere">{title}</b>
          <small className="block text-sm text-ink-2">{line}</small>
        </span>
        {children}
      </div>
      {below && <div className="pt-3 md:pl-9">{below}</div>}
    </div>
  )
}
