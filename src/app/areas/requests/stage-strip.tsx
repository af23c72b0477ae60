import type { PlannerRequest } from '#contract/requests.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { REQUEST_STAGES, type RequestStage } from '#domain/planners/request-stages.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { ofStage, type RequestList } from './request-lists.ts'
import { STAGES } from './request-words.ts'

type StageStripProps = {
  /** Without them the strip has no numbers yet. */
  requests: readonly PlannerRequest[] | undefined
  shown: RequestList | undefined
  onShow: (stage: RequestStage | undefined) => void
}

/** The six stages with how many stand in each; a press shows one alone, and another press all again. */
export function StageStrip({ requests, shown, onShow }: StageStripProps) {
  const year = dayInMadrid(useCurrentTime()).slice(0, 4)
  return (
    <ol
      aria-label="Etapas"
      className="scroll-row no-scrollbar mt-6 flex border-b border-line-strong pb-1 max-md:-mx-gutter max-md:px-gutter"
    >
      {REQUEST_STAGES.map((stage) => {
        const all = requests && ofStage(requests, stage)
        const isYearly = stage === 'wedding' || stage === 'lost'
        const ofYear = all?.filter(({ latest }) => dayInMadrid(new Date(latest.at)).startsWith(year)).length
        return (
          <li
            key={stage}
            className="shrink-0 border-line first:-ml-2 not-first:border-l not-first:pl-3 not-last:pr-3 md:flex-1"
          >
            <PlainButton
              aria-pressed={shown === stage}
              onPress={() => onShow(shown === stage ? undefined : stage)}
              className="group/stage grid w-full rounded-control px-2 pt-1 pb-2 text-left hover:bg-surface-hover aria-pressed:bg-surface-hover max-md:min-w-24"
            >
              <b className="font-serif text-[2rem] leading-[1.15] font-normal">{all?.length ?? '–'}</b>
              <span className="text-sm text-ink-2 group-aria-pressed/stage:font-strong group-aria-pressed/stage:text-ink">
                {STAGES[stage].label}
              </span>
              <small className="num text-xs text-ink-3">
                {isYearly && ofYear ? `${ofYear} este año` : (all && sumOf(all, stage)) || '\u00a0'}
              </small>
            </PlainButton>
          </li>
        )
      })}
    </ol>
  )
}

/** The quotes of a stage together, where there are any. */
function sumOf(requests: readonly PlannerRequest[], stage: RequestStage): string | null {
  if (stage !== 'quoted' && stage !== 'signed') return null
  const cents = requests.reduce((sum, { quote }) => sum + (quote?.total ?? 0), 0)
  return cents > 0 ? formatEuros(cents) : null
}
