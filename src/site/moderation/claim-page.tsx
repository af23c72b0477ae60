import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReportDecision, ReportGround } from '#domain/moderation/reports.ts'
import { CLAIM_MAX } from '#domain/moderation/reports.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import { buttonClass } from '#ui/button-class.ts'
import { BOX, labelClass, textareaClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'
import { socialImagePath } from '../fixed-pages.tsx'
import { renderPage } from '../page.tsx'
import styles from './claim-page.tsx?styles'

export type ClaimPageProps = {
  title: string
  decision: ReportDecision
  ground: ReportGround | null
  rule: string | null
  reasons: string
  decidedAt: Date
  claimUntil: Date
  /** Null while none was made. */
  claimedAt: Date | null
  /** Null while it waits. */
  answer: { isUpheld: boolean; reasons: string } | null
  /** As it was typed, with what is wrong with it. */
  message?: string
  problem?: 'MISSING' | 'TOO_LONG'
}

/** `/reclamar/{token}`: a decision with its reasons, and the form to claim against it. */
export function renderClaim(props: ClaimPageProps, site: { origin: string; path: string }): string {
  return renderPage({
    head: {
      ...{ path: site.path, title: 'Reclamar una decisión · Azahar', styles },
      description: 'Una decisión sobre un contenido, con sus motivos.',
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
    },
    origin: site.origin,
    children: <ClaimPage {...props} path={site.path} />,
  })
}

function ClaimPage(props: ClaimPageProps & { path: string }) {
  const { title, decision, ground, rule, reasons, decidedAt, claimUntil, claimedAt, answer } = props
  return (
    <div className="wrap wrap-anywhere py-12 md:py-20">
      <h1 className="max-w-[18ch] text-[clamp(2.25rem,2rem+2vw,3.5rem)] leading-none">
        {answer ? 'Tu reclamación, contestada' : claimedAt ? 'Reclamación recibida' : 'Reclamar una decisión'}
      </h1>
      <section
        aria-label="Lo que decidimos"
        className="mt-8 grid max-w-152 gap-2 border-t border-line-strong pt-5"
      >
        <h2 className="text-lead">{title}</h2>
        <p>
          {DECIDED[decision]} Lo decidió una persona el {spanishDayAt(decidedAt)}.
        </p>
        <p className="whitespace-pre-line">{reasons}</p>
        {ground && (
          <p className="text-ink-2">
            {ground === 'law' ? 'Creemos que es ilegal' : 'Va contra los términos de Azahar'}
            {rule && `: ${rule}`}.
          </p>
        )}
      </section>
      {answer ? (
        <section
          aria-label="Nuestra respuesta"
          className="mt-8 grid max-w-152 gap-2 border-t border-line pt-5"
        >
          <h2 className="text-lead">
            {answer.isUpheld ? 'Te dimos la razón' : 'Seguimos con lo que decidimos'}
          </h2>
          <p className="whitespace-pre-line">{answer.reasons}</p>
        </section>
      ) : claimedAt ? (
        <p className="mt-8 max-w-116 text-lead text-ink-2">
          Nos llegó el {spanishDayAt(claimedAt)}. La lee una persona y te escribiremos con la respuesta y sus
          motivos.
        </p>
      ) : (
        <ClaimForm {...props} until={spanishDayAt(claimUntil)} />
      )}
    </div>
  )
}

function ClaimForm({ path, message, problem, until }: ClaimPageProps & { path: string; until: string }) {
  return (
    <form method="post" action={path} noValidate className="mt-8 grid max-w-152 gap-5">
      <div className="grid gap-1.5">
        <label htmlFor="reclamacion" className={labelClass}>
          Por qué no estás de acuerdo
        </label>
        <textarea
          id="reclamacion"
          name="message"
          rows={7}
          required
          maxLength={CLAIM_MAX}
          defaultValue={message}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'problema-reclamacion' : undefined}
          className={`${BOX} ${textareaClass}`}
        />
        {problem && (
          <p id="problema-reclamacion" role="alert" className="flex items-center gap-1.5 text-sm text-danger">
            <Icon of={CircleAlert} size="sm" />
            {PROBLEMS[problem]}
          </p>
        )}
      </div>
      <p>
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Enviar reclamación
        </button>
      </p>
      <p className="text-sm text-ink-3">
        Es gratis y puedes hacerlo una vez, hasta el {until}. La lee una persona. También puedes acudir a un
        órgano certificado de resolución de litigios y a los juzgados.
      </p>
    </form>
  )
}

const DECIDED: Record<ReportDecision, string> = {
  removed: 'Lo retiramos: no está a la vista de nadie de fuera.',
  hidden: 'Lo ocultamos mientras responde quien lo publicó.',
  kept: 'Lo dejamos como estaba.',
}

const PROBLEMS = {
  MISSING: 'Escribe por qué no estás de acuerdo.',
  TOO_LONG: `Caben ${formatNumber(CLAIM_MAX)} caracteres como mucho. Acórtalo un poco.`,
}
