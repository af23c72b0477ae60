import Check from 'lucide-react/icons/check'
import Send from 'lucide-react/icons/send'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { CertificateWord } from './certificate-word.tsx'
import { many } from './counted-words.ts'
import { SettingsDialog } from './settings-dialog.tsx'

const FAULTS = {
  altered: 'se cambió después de escribirlo',
  unlinked: 'no sigue al anterior',
  backwards: 'es anterior al que tiene delante',
  missing: 'falta',
} as const

type StatusLineProps = { invoicing: Invoicing; onRegister: () => void }

/** The state of the chain, of the records that wait, and of those that were refused. */
export function StatusLine({ invoicing, onRegister }: StatusLineProps) {
  const { chain, queue, invoices, settings } = invoicing
  const [isSetting, setSetting] = useState(false)
  const refused = invoices.filter(({ state }) => state === 'rejected').length
  return (
    <section
      aria-label="Estado de tus facturas"
      className="border-y border-line-strong py-3 text-sm [&+*]:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5">
        <b className="font-strong max-md:basis-full">
          {settings?.mode === 'kept' ? 'Sin VERI*FACTU' : 'VERI*FACTU'}
        </b>
        <ChainWord chain={chain} />
        {queue.waiting > 0 && (
          <span className="inline-flex items-center gap-1.5 text-ink-2">
            <Icon of={Send} size="sm" />
            {queue.waiting} por enviar
          </span>
        )}
        {refused > 0 && (
          <span className="inline-flex items-center gap-1.5 font-strong text-danger">
            <Icon of={TriangleAlert} size="sm" />
            {many(refused, 'rechazada')}
          </span>
        )}
        <span className="flex gap-x-5 md:ml-auto">
          <PlainButton onPress={onRegister} className="min-h-6 border-b border-link text-link">
            Ver el registro
          </PlainButton>
          <PlainButton onPress={() => setSetting(true)} className="min-h-6 border-b border-link text-link">
            Ajustes<span className="sr-only"> de facturas</span>
          </PlainButton>
        </span>
      </div>
      {isSetting && settings && (
        <SettingsDialog {...{ invoicing, settings }} onClose={() => setSetting(false)} />
      )}
      <CertificateWord invoicing={invoicing} />
      {queue.refusal && (
        <p role="alert" className="pt-2 text-danger">
          Hacienda no acepta el envío: {queue.refusal}
        </p>
      )}
      {queue.failures > 0 && !queue.refusal && (
        <p className="pt-2 text-ink-2">
          Sin conexión con Hacienda. Las facturas valen y se pueden entregar: se envían solas en cuanto
          vuelva.
        </p>
      )}
    </section>
  )
}

/** Whether the chain is whole; a record that was altered is named. */
export function ChainWord({ chain }: Pick<Invoicing, 'chain'>) {
  if (!chain.fault && chain.faultyEvent !== null)
    return (
      <span role="alert" className="inline-flex items-center gap-1.5 font-strong text-danger">
        <Icon of={TriangleAlert} size="sm" />
        Registro de eventos roto en el {chain.faultyEvent}
      </span>
    )
  if (!chain.fault)
    return (
      <span className="inline-flex items-center gap-1.5 font-strong text-link">
        <Icon of={Check} size="sm" />
        Cadena íntegra, {many(chain.records, 'registro')}
      </span>
    )
  const { seq, number, fault } = chain.fault
  return (
    <span role="alert" className="inline-flex items-center gap-1.5 font-strong text-danger">
      <Icon of={TriangleAlert} size="sm" />
      Cadena rota en el registro {seq}, {number}: {FAULTS[fault]}
    </span>
  )
}
