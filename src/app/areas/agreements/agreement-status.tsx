import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import type { Agreement } from '#contract/agreement-rows.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { startDownload } from '../../shared/files/start-download.ts'
import { agreementPaperAddress } from '../../shared/requests/agreement-paper-address.ts'
import { dateInWords, instantInWords } from '../../shared/words/spanish-dates.ts'
import { STATE_WORDS } from './agreement-words.ts'

/** The version that was sent, its address and who has signed. */
export function AgreementStatus({ agreement }: { agreement: Agreement }) {
  const { requestId, number, state, versions, isChanged, path } = agreement
  const newest = versions.at(-1)
  if (!newest) return null
  const { paper } = newest
  return (
    <section
      aria-label="Lo enviado"
      className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6"
    >
      <p className="wrap-anywhere">
        <strong className="font-strong">{paper ? 'Firmado en papel' : STATE_WORDS[state]}</strong>
        {paper
          ? ` · ${number}, el ${dateInWords(paper.signedOn)}. Guardado el ${instantInWords(newest.sentAt)}.`
          : ` · ${number}, versión ${newest.version}, enviado el ${instantInWords(newest.sentAt)}. `}
        {state === 'sent' && `Se puede firmar hasta el ${dateInWords(newest.validUntil)}.`}
      </p>
      {isChanged && state !== 'signed' && (
        <p className="text-sm text-ink-2">
          Lo de abajo ha cambiado desde que lo enviaste. La pareja no lo ve hasta que envíes otra versión.
        </p>
      )}
      {state === 'signed' && isChanged && (
        <p className="text-sm text-ink-2">Lo de abajo ha cambiado, pero lo firmado no se mueve.</p>
      )}
      <ul aria-label="Firmas" className="border-b border-line">
        {newest.signatures.map(({ position, name, typedName, email, nif, signedAt }) => (
          <li key={position} className="flex gap-3 border-t border-line py-2.5">
            <Icon of={signedAt || paper ? Check : Clock} size="sm" className="mt-1" />
            <p className="min-w-0 wrap-anywhere">
              <span className="block font-strong">{typedName ?? name}</span>
              <span className="block text-sm text-ink-3">
                {signedAt ? `Firmado el ${instantInWords(signedAt)}` : paper ? 'En papel' : 'Falta su firma'}{' '}
                · {email}
                {nif && ` · NIF ${nif}`}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="num text-sm wrap-anywhere text-ink-3">
        Huella SHA-256 {paper ? `del archivo: ${paper.hash}` : `del documento: ${newest.hash}`}
      </p>
      {newest.stamp && (
        <p className="text-sm text-ink-3">
          Sello de tiempo de {newest.stamp.authority}: {instantInWords(newest.stamp.at)}
        </p>
      )}
      <div>
        <Button icon={Download} onPress={() => startDownload(agreementPaperAddress(requestId))}>
          {paper ? 'Contrato en papel' : state === 'signed' ? 'Contrato firmado en PDF' : 'Contrato en PDF'}
        </Button>
      </div>
      {path && (
        <div className="flex items-center gap-3 rounded-control bg-surface-2 px-3.5 py-2.5 text-sm">
          <span className="min-w-0 flex-1 truncate select-all">{`${location.origin}${path}`}</span>
          <CopyButton text={`${location.origin}${path}`} what="el enlace" />
          <a href={path} target="_blank" rel="noreferrer" className="link pointer-coarse:py-3">
            Abrir
          </a>
        </div>
      )}
      {!path && (
        <p className="text-sm text-ink-2">
          El enlace del presupuesto está cerrado, así que la pareja no puede abrir el contrato.
        </p>
      )}
    </section>
  )
}
