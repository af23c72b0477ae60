import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { THANKS_OPEN_DAYS } from '#domain/weddings/wedding-life.ts'
import { daysLeft } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { countFamilies } from '../../../shared/households/words.ts'
import { HomeSection } from '../../../shared/page/home-section.tsx'
import { NotLoadedLine } from '../../../shared/page/not-loaded-line.tsx'
import { useNow } from '../../../shared/page/use-now.ts'
import { ThanksPanel } from './thanks-panel.tsx'
import { type ThanksList, thankedInWords } from './use-thanks.ts'

/** How many families the home names. */
const SHOWN = 3

type HomeThanksProps = { wedding: Wedding; thanks: ThanksList }

/** 'Gracias': how many families were thanked, and those who come next. */
export function HomeThanks({ wedding, thanks }: HomeThanksProps) {
  const [open, setOpen] = useState<{ family: string | null } | null>(null)
  const now = useNow()
  const days = -(daysLeft(wedding, now) ?? 0)
  const { all, waiting, given } = thanks
  const mayThank = wedding.access.guests === 'edit'
  const isFolded = all !== null && waiting.length === 0 && days > THANKS_OPEN_DAYS
  return (
    <HomeSection
      id="gracias"
      title="Gracias"
      aside={
        all &&
        all.length > 0 && (
          <PlainButton
            className="link rounded-[4px] text-sm whitespace-nowrap pointer-coarse:py-3"
            onPress={() => setOpen({ family: null })}
          >
            {all.length === 1 ? 'La familia' : `Las ${formatNumber(all.length)} familias`}
          </PlainButton>
        )
      }
    >
      {thanks.isFailed ? (
        <NotLoadedLine isRetrying={thanks.isReading} onRetry={thanks.retry} />
      ) : !all ? (
        <SkeletonRows rows={3} />
      ) : all.length === 0 ? (
        <p className="py-3.5 text-sm text-ink-3">
          Aquí verás a quién dar las gracias: las familias que vinieron.
        </p>
      ) : isFolded ? (
        <p className="py-3.5 text-sm text-ink-3">Gracias dadas a {countFamilies(all.length)}.</p>
      ) : (
        <>
          <Progress label="Gracias dadas" hideLabel value={given.length / all.length} className="mt-3.5" />
          <p className="border-b border-line py-2 text-sm text-ink-2">
            {waiting.length === 0
              ? 'Todas dadas.'
              : `${given.length === 1 ? '1 dada' : `${formatNumber(given.length)} dadas`}, ${formatNumber(waiting.length)} por dar. Sin prisa.`}
          </p>
          <ul>
            {waiting.slice(0, SHOWN).map(({ family, thanked }, index) => (
              <li
                key={family.key}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3"
              >
                <div className="min-w-0">
                  <b className="serif line-clamp-2 text-[1.375rem] leading-tight font-normal wrap-anywhere">
                    {family.name}
                  </b>
                  <p className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{thankedInWords(thanked)}</p>
                </div>
                {mayThank && (
                  <Button
                    variant={index === 0 ? 'primary' : 'secondary'}
                    aria-label={`Dar las gracias a ${family.name}`}
                    onPress={() => setOpen({ family: family.key })}
                  >
                    Dar las gracias
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {open && (
        <ThanksPanel wedding={wedding} thanks={thanks} first={open.family} onClose={() => setOpen(null)} />
      )}
    </HomeSection>
  )
}
