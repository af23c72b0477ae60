import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import { Icon } from '#ui/icon.tsx'
import { Failure } from '../quotes/quote-field.tsx'
import { wideButton } from '../quotes/wide-button.ts'
import type { AgreementView, ShownSigner, SigningAttempt } from './agreement-view.ts'
import { firstName, SIGNING_FAILURES } from './agreement-words.ts'

/** How far the signatures are, with the way to those that are missing. */
export function SignersPane({ view, attempt }: { view: AgreementView; attempt: SigningAttempt | null }) {
  const { state, signers, path, signer, document, stamp } = view
  const missing = signers.filter(({ signedAt }) => !signedAt)
  const isOpen = state === 'open'
  const names = inSpanishList(missing.map(({ name }) => firstName(name)))
  return (
    <>
      <h2 className="mb-4 text-3xl">
        {state === 'signed' ? 'Firmado' : `${missing.length === 1 ? 'Falta' : 'Faltan'} ${names}`}
      </h2>
      {attempt?.failure && <Failure>{SIGNING_FAILURES[attempt.failure]}</Failure>}
      <ul className="border-b border-line">
        {signers.map((one) => (
          <Signer
            key={one.position}
            signer={one}
            href={isOpen && !signer ? `${path}/${one.position}` : null}
            isOnPaper={document.paper !== undefined}
          />
        ))}
      </ul>
      {stamp && (
        <p className="num mt-3 text-sm text-ink-3">
          <a href={stamp.path} className="link">
            Sello de tiempo
          </a>{' '}
          de {stamp.authority}: {spanishMomentAt(stamp.at)}
        </p>
      )}
      {state === 'signed' && (
        <p className="mt-5">
          <a href={view.depositPath} className={wideButton('primary')}>
            Ir a la reserva
          </a>
        </p>
      )}
      {isOpen && (
        <form method="post" action={`${signer ? `${path}/${signer.position}` : path}#firma`} className="mt-4">
          <input type="hidden" name="version" value={document.version} />
          <button type="submit" name="act" value="remind" className={wideButton('secondary')}>
            {missing.length === 1 ? 'Enviarle el enlace otra vez' : 'Enviarles el enlace otra vez'}
          </button>
          <p className="mt-3 text-sm text-ink-3">
            {missing.length === 1 ? 'Cuando firme' : 'Cuando firmen'}, os llega a todos por correo, con los
            datos para la reserva.
          </p>
        </form>
      )}
    </>
  )
}

type SignerProps = { signer: ShownSigner; href: string | null; isOnPaper: boolean }

function Signer({ signer, href, isOnPaper }: SignerProps) {
  const { name, signedAt, position, maskedEmail } = signer
  const isDone = signedAt !== null || isOnPaper
  const way = isOnPaper ? 'en papel' : `enlace enviado a ${maskedEmail}`
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <Icon of={isDone ? Check : Clock} size="sm" className="mt-1 text-link" />
      <p className="min-w-0 grow wrap-anywhere">
        <span className={isDone ? 'block font-strong text-link' : 'block'}>{name}</span>
        <span className="num block text-sm text-ink-3">
          {signedAt ? spanishMomentAt(signedAt) : way}
          {position === 0 && !isOnPaper && ', al enviarlo'}
        </span>
        {!signedAt && href && (
          <a href={`${href}#firma`} className="link inline-block min-h-8 py-1.5 text-sm">
            Firmar como {firstName(name)}
          </a>
        )}
      </p>
    </li>
  )
}
