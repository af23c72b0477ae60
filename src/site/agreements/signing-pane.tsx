import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { ACCEPTANCE } from '#domain/agreements/signing.ts'
import { Failure, Problem } from '../quotes/quote-field.tsx'
import { wideButton } from '../quotes/wide-button.ts'
import type { AgreementView, ShownSigner, SigningAttempt } from './agreement-view.ts'
import { firstName, SIGNING_FAILURES, SIGNING_PROBLEMS, triesInWords } from './agreement-words.ts'
import { KeptOfSignature } from './kept-of-signature.tsx'
import { Field } from './signing-field.tsx'

type PaneProps = { view: AgreementView; signer: ShownSigner; attempt: SigningAttempt | null }

/** The signature of one of the couple: their name and number first, then the code of the mail. */
export function SigningPane({ view, signer, attempt }: PaneProps) {
  const failure = failureInWords(attempt, view)
  return (
    <>
      <h2 className="mb-4 text-3xl">Firma de {firstName(signer.name)}</h2>
      {failure && (
        <div className="mb-4">
          <Failure>{failure}</Failure>
        </div>
      )}
      {view.code ? (
        <CodeForms view={view} signer={signer} attempt={attempt} code={view.code} />
      ) : (
        <NameForm view={view} signer={signer} attempt={attempt} />
      )}
      <KeptOfSignature hash={view.hash} isOpen={view.code !== null} />
    </>
  )
}

/** Why it did not work, where no field can say it: a code that another window ended after this try has none any more. */
function failureInWords(attempt: SigningAttempt | null, { code }: AgreementView): string | null {
  if (attempt?.failure) return SIGNING_FAILURES[attempt.failure]
  const problem = attempt?.problems.code
  return problem && !code ? `${SIGNING_PROBLEMS.code[problem]} ${SIGNING_FAILURES.ended}` : null
}

function NameForm({ view, signer, attempt }: PaneProps) {
  const { name = signer.name, nif = '', problems = {} } = attempt?.act === 'code' ? attempt : {}
  const others = view.signers.filter(({ position }) => position > 0 && position !== signer.position)
  return (
    <form method="post" action={`${view.path}/${signer.position}#firma`} noValidate className="grid gap-4">
      <input type="hidden" name="version" value={view.document.version} />
      <Field
        id="nombre"
        name="name"
        label="Tu nombre y apellidos"
        value={name}
        maxLength={FULL_NAME_MAX}
        autoComplete="name"
        problem={problems.name && SIGNING_PROBLEMS.name[problems.name]}
      />
      <Field
        id="nif"
        name="nif"
        label="Tu NIF o NIE"
        value={nif}
        maxLength={20}
        autoComplete="off"
        problem={problems.nif && SIGNING_PROBLEMS.nif[problems.nif]}
      />
      <div>
        <label className="qt-confirm">
          <input
            type="checkbox"
            name="accepted"
            value="si"
            aria-invalid={problems.accepted ? true : undefined}
            aria-describedby={problems.accepted ? 'problema-acepto' : undefined}
          />
          <span>{ACCEPTANCE}</span>
        </label>
        {problems.accepted && (
          <Problem id="problema-acepto">{SIGNING_PROBLEMS.accepted[problems.accepted]}</Problem>
        )}
      </div>
      <button type="submit" name="act" value="code" className={wideButton('primary')}>
        Recibir mi código
      </button>
      <p className="text-sm text-ink-3">
        Va a {signer.maskedEmail}.
        {others.map((other) => ` ${firstName(other.name)} firma desde el suyo.`).join('')}
      </p>
    </form>
  )
}

function CodeForms({
  view,
  signer,
  attempt,
  code,
}: PaneProps & { code: { name: string; secondsToWait: number } }) {
  const problem = attempt?.act === 'sign' ? attempt.problems.code : undefined
  const left = attempt?.triesLeft
  const action = `${view.path}/${signer.position}#firma`
  return (
    <>
      <p className="-mt-2 mb-4 text-ui text-ink-2">Código enviado a {signer.maskedEmail}. Vale 15 minutos.</p>
      <form method="post" action={action} noValidate className="grid gap-4">
        <input type="hidden" name="version" value={view.document.version} />
        <Field
          id="codigo"
          name="code"
          label="Código de seis cifras"
          value=""
          maxLength={20}
          autoComplete="one-time-code"
          problem={
            problem && [SIGNING_PROBLEMS.code[problem], left && triesInWords(left)].filter(Boolean).join(' ')
          }
        />
        <p className="ag-name">
          <span className="sr-only">Firmas como </span>
          {code.name}
        </p>
        <button type="submit" name="act" value="sign" className={wideButton('primary')}>
          Firmar el contrato
        </button>
      </form>
      <form
        method="post"
        action={action}
        className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-3"
      >
        <input type="hidden" name="version" value={view.document.version} />
        <button type="submit" name="act" value="again" className="link min-h-8">
          Enviar otro código
        </button>
        <button type="submit" name="act" value="change" className="link min-h-8">
          Corregir mi nombre o mi NIF
        </button>
        {code.secondsToWait > 0 && <p>Puedes pedir otro dentro de {code.secondsToWait} segundos.</p>}
      </form>
    </>
  )
}
