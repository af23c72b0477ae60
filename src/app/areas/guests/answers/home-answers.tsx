import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BellRing from 'lucide-react/icons/bell-ring'
import type { AnswerProgress } from '#contract/answer-progress.ts'
import type { GuestSummary } from '#contract/guests.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { buttonClass } from '#ui/button-class.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { HomeSection } from '../../../shared/page/home-section.tsx'
import { NotLoadedLine } from '../../../shared/page/not-loaded-line.tsx'
import { useAccess } from '../../../shared/session/access.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'
import { api } from '../../../sync/api.ts'
import { answersQuery } from './answers-query.ts'

/** 'Respuestas': how many come, how many are still to say so, and a way to remind them. */
export function HomeAnswers({ weddingId, className }: { weddingId: string; className?: string }) {
  const summary = useQuery(api.guests.summary.queryOptions({ input: { weddingId } }))
  const progress = useQuery(answersQuery(weddingId))
  const failed = [summary, progress].filter(({ isError, data }) => isError && !data)
  const retry = () => failed.forEach((query) => void query.refetch())
  return (
    <HomeSection id="respuestas" title="Respuestas" className={className}>
      {failed.length > 0 ? (
        <NotLoadedLine isRetrying={failed.some(({ isFetching }) => isFetching)} onRetry={retry} />
      ) : summary.data && progress.data ? (
        <Answers weddingId={weddingId} summary={summary.data} progress={progress.data} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </HomeSection>
  )
}

type AnswersProps = { weddingId: string; summary: GuestSummary; progress: AnswerProgress }

function Answers({ weddingId, summary, progress }: AnswersProps) {
  const mayRemind = useAccess(weddingId, 'guests', 'edit')
  const { total, yes, no, pending } = summary
  // Progress that a device has kept since before it was told names none.
  const maybe = Math.min(progress.maybe ?? 0, pending)
  const open = pending - maybe
  if (yes + no === 0 && progress.invited === 0) {
    return (
      <p className="py-3.5 text-sm text-ink-3">
        Nadie ha respondido todavía: las invitaciones se envían desde Invitados.
      </p>
    )
  }
  return (
    <>
      <Link
        to="/app/couple/$wid/guests"
        params={{ wid: weddingId }}
        className="mt-2 mb-2 flex items-baseline gap-2 overflow-visible rounded-control text-sm text-ink-2 hover:underline"
      >
        <b className="serif py-2 text-[3.5rem] leading-[.8] font-normal tracking-[-.03em] text-ink">
          {formatNumber(yes)}
        </b>{' '}
        de {formatNumber(total)} {yes === 1 ? 'viene' : 'vienen'}
      </Link>
      <div aria-hidden="true" className="flex h-2.5 gap-0.75">
        {yes > 0 && <i className="rounded-[3px] bg-si-bar" style={{ flex: yes }} />}
        {no > 0 && <i className="rounded-[3px] bg-no-bar" style={{ flex: no }} />}
        {maybe > 0 && <i className="rounded-[3px] bg-si-bar opacity-45" style={{ flex: maybe }} />}
        {open > 0 && <i className="rounded-[3px] bg-pend-bar" style={{ flex: open }} />}
      </div>
      <p className="mt-2.5 mb-3.5 flex flex-wrap gap-x-4.5 text-sm text-ink-2">
        <span>
          <b className="font-semibold text-ink">{formatNumber(no)}</b> no
        </span>
        <span>
          <b className="font-semibold text-ink">{formatNumber(open)}</b>{' '}
          {open === 1 ? 'pendiente' : 'pendientes'}
        </span>
        {maybe > 0 && (
          <span>
            <b className="font-semibold text-ink">{formatNumber(maybe)}</b> puede que sí
          </span>
        )}
      </p>
      <p className="border-t border-line pt-3.5 text-sm text-ink-2">{missingInWords(progress, pending)}</p>
      {mayRemind && pending > 0 && (
        <Link
          to="/app/couple/$wid/answers"
          params={{ wid: weddingId }}
          search={{ llamar: 'siguiente' }}
          className="link mr-4 inline-block py-2 text-sm"
        >
          Apuntar por teléfono
        </Link>
      )}
      {mayRemind && progress.awaited > 0 && (
        <Link
          to="/app/couple/$wid/guests"
          params={{ wid: weddingId }}
          search={{ enviar: 'recordar' }}
          className={buttonClass({ variant: 'secondary', className: 'mt-3.5' })}
        >
          <Icon of={BellRing} />
          {progress.awaited === 1 ? 'Recordar a 1' : `Recordar a ${formatNumber(progress.awaited)}`}
        </Link>
      )}
    </>
  )
}

/** `Faltan 15 familias, hasta el 1 de marzo.` */
function missingInWords({ families, answered, closingDate }: AnswerProgress, pending: number): string {
  const missing = families - answered
  if (missing <= 0) return pending === 0 ? 'Han respondido todas.' : 'Han respondido todas las familias.'
  const words = missing === 1 ? 'Falta 1 familia' : `Faltan ${formatNumber(missing)} familias`
  return closingDate
    ? `${words}, hasta el ${dateInWords(closingDate).replace(/ de \d{4}$/, '')}.`
    : `${words}.`
}
