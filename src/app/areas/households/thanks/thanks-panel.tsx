import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { SidePanel } from '../../../shared/page/side-panel.tsx'
import { useMedia } from '../../../shared/page/use-media.ts'
import { useFamilyActions } from '../family-actions.ts'
import { ThankOne } from './thank-one.tsx'
import { type FamilyToThank, type ThanksList, thankedInWords } from './use-thanks.ts'

type ThanksPanelProps = {
  wedding: Wedding
  thanks: ThanksList
  /** The family to begin with; the next that waits otherwise. */
  first: string | null
  onClose: () => void
}

/** 'Dar las gracias': the families one by one, and all of them below. */
export function ThanksPanel({ wedding, thanks, first, onClose }: ThanksPanelProps) {
  const isPhone = useMedia('(width < 48.0625rem)')
  const actions = useFamilyActions(wedding.id)
  const [chosen, setChosen] = useState(first)
  const mayThank = wedding.access.guests === 'edit'
  const current = thanks.all?.find(({ family }) => family.key === chosen) ?? thanks.waiting[0]
  const mark = ({ family }: FamilyToThank, isThanked: boolean) => {
    void actions.update(family, { isThanked })
    setChosen(null)
    showToast(isThanked ? `${family.name}: gracias dadas.` : `${family.name}: por dar.`, {
      action: { label: 'Deshacer', onAction: () => void actions.update(family, { isThanked: !isThanked }) },
    })
  }
  return (
    <SidePanel title="Dar las gracias" isPhone={isPhone} isOpen onOpenChange={onClose}>
      <div className="grid gap-6 px-6 pt-4 pb-8">
        {!mayThank ? null : current ? (
          <ThankOne
            key={current.family.key}
            one={current}
            couple={wedding.name}
            actions={actions}
            onMark={(isThanked) => mark(current, isThanked)}
          />
        ) : (
          <p className="text-ink-2">Habéis dado las gracias a todas las familias.</p>
        )}
        <Families title="Por dar" families={thanks.waiting} onChoose={mayThank ? setChosen : null} />
        <Families title="Dadas" families={thanks.given} onChoose={mayThank ? setChosen : null} />
      </div>
    </SidePanel>
  )
}

type FamiliesProps = {
  title: string
  families: readonly FamilyToThank[]
  onChoose: ((key: string) => void) | null
}

function Families({ title, families, onChoose }: FamiliesProps) {
  if (families.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="font-sans text-sm text-ink-3">
        {title} <span className="num">{families.length}</span>
      </h3>
      <ul>
        {families.map(({ family, thanked }) => (
          <li
            key={family.key}
            className="border-b border-line text-sm [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
          >
            <button
              type="button"
              disabled={!onChoose}
              onClick={() => onChoose?.(family.key)}
              className="block w-full py-2.5 text-left enabled:hover:bg-surface-hover"
            >
              <b className="block truncate font-strong text-ink">{family.name}</b>
              <span className="line-clamp-2 text-ink-3 wrap-anywhere">{thankedInWords(thanked)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
