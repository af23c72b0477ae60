import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { Invoicing, RegisterLine } from '#contract/invoicing-rows.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { businessDownload } from '../../../shared/files/business-download.ts'
import { startDownload } from '../../../shared/files/start-download.ts'
import { DeclarationDialog } from './declaration-dialog.tsx'
import { TONES, toldOf } from './invoice-words.ts'
import { registerQuery } from './invoicing.queries.ts'
import { registerClock, registerMoment, registerWords } from './register-words.ts'
import { ChainWord } from './status-line.tsx'

type RegisterViewProps = { invoicing: Invoicing; onBack: () => void }

/** The event register: who made each record and when, its hash, and the agency's answer. */
export function RegisterView({ invoicing, onBack }: RegisterViewProps) {
  const query = useQuery(registerQuery)
  const [isDeclared, setDeclared] = useState(false)
  return (
    <section aria-label="Registro" className="mt-7">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 border-y border-line-strong py-2 text-sm">
        <Button variant="quiet" size="sm" icon={ArrowLeft} onPress={onBack} className="-ml-2.5">
          Facturas
        </Button>
        <ChainWord chain={invoicing.chain} />
        <span className="text-ink-2">comprobada a las {registerClock(invoicing.chain.checkedAt)}</span>
        <span className="flex gap-x-5 md:ml-auto">
          <PlainButton
            onPress={() => startDownload(businessDownload('/api/planner/invoicing/records'))}
            isDisabled={invoicing.chain.records === 0}
            className="min-h-6 border-b border-link text-link"
          >
            Descargar registro
          </PlainButton>
          <PlainButton onPress={() => setDeclared(true)} className="min-h-6 border-b border-link text-link">
            Declaración responsable
          </PlainButton>
        </span>
      </div>
      {isDeclared && <DeclarationDialog system={invoicing.system} onClose={() => setDeclared(false)} />}
      {query.data ? (
        <ul aria-label="Registro">
          {query.data.map((line) => (
            <Line key={`${line.at} ${line.kind} ${line.words}`} line={line} invoicing={invoicing} />
          ))}
        </ul>
      ) : query.isError ? (
        <ErrorState
          title="No hemos podido cargar el registro."
          detail={messageFor(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={6} className="mt-4" />
      )}
    </section>
  )
}

function Line({ line, invoicing }: { line: RegisterLine; invoicing: Invoicing }) {
  const told = line.state && toldOf(line.state, invoicing.queue, Date.now())
  return (
    <li className="grid items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3 text-sm md:grid-cols-[9.5rem_minmax(0,1fr)_9rem_7rem_14rem]">
      <span className="num text-ink-2">{registerMoment(line.at)}</span>
      <b className="min-w-0 font-strong wrap-anywhere">{registerWords(line)}</b>
      <span className="truncate text-ink-2">{line.by}</span>
      <span className="num text-ink-2">{line.hash ? shortHash(line.hash) : '–'}</span>
      <span className={cx('min-w-0 wrap-anywhere', told ? TONES[told.tone] : 'text-ink-2')}>
        {told?.words ?? 'Anotado'}
        {line.receipt && <span className="font-normal text-ink-2"> código {line.receipt}</span>}
        {line.message && (
          <span className="block font-normal text-ink-2">
            {line.code && `${line.code}: `}
            {line.message}
          </span>
        )}
      </span>
    </li>
  )
}

const shortHash = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`.toLowerCase()
