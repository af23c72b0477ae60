import { useState } from 'react'
import type { AnnouncedText } from '#contract/announcement-rows.ts'
import { DOCUMENT_NAMES, isInEffect } from '#domain/announcements/announcements.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'

const withdrawDialog = loadedPart(() => import('./withdraw-dialog.tsx'))

/** The announcements, with how many have got and read it, and the way to take it back. */
export function AnnouncedTable({ announced }: { announced: readonly AnnouncedText[] }) {
  const [chosen, setChosen] = useState<AnnouncedText | null>(null)
  const close = () => setChosen(null)
  const part = useOpenedPart(withdrawDialog, chosen !== null, close)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen */}
      <section aria-label="Cambios anunciados" tabIndex={0} className="scroll-row max-md:-mx-4 max-md:px-4">
        <table className="w-full border-collapse text-left whitespace-nowrap">
          <thead>
            <tr className="border-t border-b border-t-line-strong border-b-line text-ink-3">
              {['Versión', 'Vigente', 'Avisados'].map((heading) => (
                <th key={heading} scope="col" className="h-7 pr-3 font-medium max-lg:h-11">
                  {heading}
                </th>
              ))}
              <th scope="col" className="pr-3 text-right font-medium">
                Leído
              </th>
              <th scope="col" className="w-0">
                <span className="sr-only">Retirar</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {announced.map((change) => (
              <AnnouncedRow key={change.id} change={change} onWithdraw={() => setChosen(change)} />
            ))}
          </tbody>
        </table>
      </section>
      {part && chosen && <part.WithdrawDialog key={chosen.id} change={chosen} onClose={close} />}
    </>
  )
}

function AnnouncedRow({ change, onWithdraw }: { change: AnnouncedText; onWithdraw: () => void }) {
  const { document, version, effectiveOn, withdrawnAt, accounts, read } = change
  const name = `${DOCUMENT_NAMES[document].name}, ${dateInWords(version)}`
  const isAhead = !isInEffect(effectiveOn, dayInMadrid(useCurrentTime()))
  const share = accounts === 0 ? 0 : Math.round((100 * read) / accounts)
  return (
    <tr className="h-9 border-b border-line text-ink-2 max-lg:h-11">
      <td className="pr-3 font-medium text-ink">{name}</td>
      <td className="pr-3">
        {withdrawnAt ? `Retirado el ${instantInWords(withdrawnAt)}` : dateInWords(effectiveOn)}
      </td>
      <td className="pr-3 tabular-nums">{toldInWords(change)}</td>
      <td className="pr-3 text-right tabular-nums" title={`${formatNumber(read)} cuentas`}>
        {share}&nbsp;%
      </td>
      <td className="text-right">
        {isAhead && !withdrawnAt && (
          <Button
            variant="danger"
            size="sm"
            className="px-1 text-xs"
            aria-label={`Retirar: ${name}`}
            onPress={onWithdraw}
          >
            Retirar
          </Button>
        )}
      </td>
    </tr>
  )
}

/** How many have been written to; of one that was taken back, how many of those know that. */
function toldInWords(change: AnnouncedText): string {
  const { announcedAt, accounts, withdrawnAt } = change
  const mailed = withdrawnAt ? change.withdrawalMailed : change.mailed
  const queued = withdrawnAt ? change.withdrawalQueued : change.queued
  const inQueue = queued > 0 ? `, ${formatNumber(queued)} en cola` : ''
  const told = `${formatNumber(mailed - queued)} de ${formatNumber(withdrawnAt ? change.mailed : accounts)}${inQueue}`
  return withdrawnAt ? `de retirarlo, ${told}` : `${instantInWords(announcedAt)}, ${told}`
}
