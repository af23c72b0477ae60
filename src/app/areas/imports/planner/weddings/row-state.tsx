import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { PlannerImportRowView } from '#contract/planner-import-rows.ts'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import type { Asked } from '../planner-dialogs.tsx'

type RowStateProps = { row: PlannerImportRowView; onAsk: (asked: Asked) => void }

/** Whether a wedding is ready, or what is still asked of it. */
export function RowState({ row, onAsk }: RowStateProps) {
  const { key, name, state, sameAs, duplicates } = row
  const compare = (
    <button
      type="button"
      className="link min-h-6 rounded-[4px]"
      aria-label={`Comparar ${name}`}
      onClick={() => onAsk({ kind: 'compare', key })}
    >
      Comparar
    </button>
  )
  if (state === 'unnamed')
    return (
      <State icon={TriangleAlert} words="¿De quién es?" look="text-danger">
        <button
          type="button"
          className="link min-h-6 rounded-[4px]"
          aria-label={`Poner nombre a ${name}`}
          onClick={() => onAsk({ kind: 'name', key })}
        >
          Poner nombre
        </button>
      </State>
    )
  if (state === 'duplicate')
    return (
      <State icon={Copy} words="Ya la tienes" look="text-ink-2">
        {compare}
      </State>
    )
  if (state === 'noDate') return <State icon={TriangleAlert} words="Falta la fecha" look="text-danger" />
  if (state === 'whichDate') return <State icon={TriangleAlert} words="Dos fechas" look="text-danger" />
  if (sameAs)
    return (
      <State icon={Copy} words="Entra en la tuya" look="text-ink-2">
        {compare}
      </State>
    )
  const isAsked = row.parts.some(({ isUncertain, isOut }) => isUncertain && !isOut)
  if (isAsked)
    return (
      <State icon={Clock} words="Con dudas" look="text-ink-2">
        <button
          type="button"
          className="link min-h-6 rounded-[4px]"
          aria-label={`Mirar las dudas de ${name}`}
          onClick={() => onAsk({ kind: 'wedding', key })}
        >
          Mirar
        </button>
      </State>
    )
  if (row.guests === 0) return <State icon={Clock} words="Sin invitados" look="text-ink-2" />
  return (
    <State icon={Check} words="Lista" look="font-strong text-link">
      {duplicates.length > 0 && compare}
    </State>
  )
}

type StateProps = { icon: IconGlyph; words: string; look: string; children?: ReactNode }

function State({ icon, words, look, children }: StateProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:justify-end">
      <span className={cx('inline-flex items-center gap-2', look)}>
        <Icon of={icon} size="sm" />
        {words}
      </span>
      {children}
    </span>
  )
}
