import Info from 'lucide-react/icons/info'
import type { Agreement } from '#contract/agreement-rows.ts'
import { agreementFacts } from '#domain/agreements/agreement-facts.ts'
import { fillClause } from '#domain/agreements/agreement-fields.ts'
import type { AgreementContent } from '#domain/agreements/agreements.ts'
import { Icon } from '#ui/icon.tsx'
import { FilledClause } from './clause-runs.tsx'

type PreviewProps = { agreement: Agreement; content: AgreementContent }

/** The agreement with its facts, as it would be sent now. */
export function AgreementPreview({ agreement: { number, quote, email, state }, content }: PreviewProps) {
  const facts = agreementFacts({ content, quote, email })
  const asked = content.signers.filter(({ nif }) => !nif?.trim()).length
  return (
    <div className="grid gap-4">
      <h2 className="font-ui text-sm font-strong text-ink-2">Lo que firmarán</h2>
      {asked > 0 && state !== 'signed' && (
        <p className="flex gap-2 text-sm">
          <Icon of={Info} size="sm" className="mt-0.5" />
          {asked === 1
            ? 'Falta un NIF. Se lo pedimos al firmar.'
            : `Faltan ${asked} NIF. Los pedimos al firmar.`}
        </p>
      )}
      <article className="rounded-paper border border-line bg-surface p-6 shadow-1 wrap-anywhere">
        {number && <p className="num text-right text-sm text-ink-3">Contrato {number}</p>}
        <p className="serif mt-2 text-3xl">{content.title || 'Sin título'}</p>
        <ol className="mt-5 grid gap-5">
          {content.clauses.map(({ id, title, text }, index) => (
            <li key={id}>
              <h3 className="text-xl">
                <span className="text-ink-3">{index + 1}.</span> {title || 'Sin título'}
              </h3>
              <p className="mt-1 text-sm leading-relaxed whitespace-pre-line text-ink-2">
                <FilledClause runs={fillClause(text, facts)} />
              </p>
            </li>
          ))}
        </ol>
      </article>
    </div>
  )
}
