import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '#ui/icon.tsx'

type SettingsSectionProps = { id: string; title: string; children: ReactNode }

/** A part of the settings: its rows stand between hairlines. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1">
      <h2 id={id} className="scroll-mt-20 pb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

type SettingsRowProps = {
  icon?: IconGlyph
  title: ReactNode
  line?: ReactNode
  /** The action at the right; below the words on a narrow phone. */
  action?: ReactNode
}

export function SettingsRow({ icon, title, line, action }: SettingsRowProps) {
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      {icon && <Icon of={icon} className="text-ink-2" />}
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-ui font-strong wrap-anywhere">{title}</p>
        {line && <p className="text-sm wrap-anywhere text-ink-2">{line}</p>}
      </div>
      {action}
    </div>
  )
}
