import type { ReactNode } from 'react'

/** The keys by which people are seated. */
export function KeysLegend() {
  return (
    <p
      data-edits
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-6 py-3 text-xs text-ink-2"
    >
      <span className="inline-flex items-center gap-1.5">
        <Key>Espacio</Key> coger
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>←</Key>
        <Key>→</Key> mesa
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Key>Intro</Key> sentar
      </span>
    </p>
  )
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-[5px] bg-surface px-1.5 py-1 font-ui text-xs leading-none font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--line-strong),inset_0_-2px_0_var(--line)]">
    {children}
  </kbd>
)
