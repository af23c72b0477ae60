import FileSignature from 'lucide-react/icons/file-pen-line'
import { INVOICING_MODES, type InvoicingMode } from '#domain/invoicing/invoice-content.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { CHOICE_CARD } from '../../../shared/page/choice-card.ts'
import { SetupRow } from './setup-row.tsx'

const MODES: Readonly<Record<InvoicingMode, { name: string; line: string }>> = {
  sent: {
    name: 'Se envía a Hacienda (VERI*FACTU)',
    line: 'Lo normal: no hay que guardar nada más. Hasta fin de año no se puede volver atrás.',
  },
  kept: {
    name: 'Se firma y se guarda aquí, sin VERI*FACTU',
    line: 'Hay que conservarlo y entregarlo si Hacienda lo pide. Se puede cambiar cuando quieras.',
  },
}

type ModeRowProps = { mode: InvoicingMode; onMode: (mode: InvoicingMode) => void }

/** Whether records are sent, or signed and kept. */
export function ModeRow({ mode, onMode }: ModeRowProps) {
  return (
    <SetupRow
      icon={FileSignature}
      title="El registro de cada factura"
      line="La ley deja elegir. Las facturas son las mismas."
      below={
        <RadioGroup label="El registro de cada factura" value={mode} onChange={onMode} className="grid gap-2">
          {INVOICING_MODES.map((value) => (
            <Radio key={value} value={value} className={CHOICE_CARD}>
              <span className="font-strong">{MODES[value].name}</span>
              <span className="text-sm text-ink-2">{MODES[value].line}</span>
            </Radio>
          ))}
        </RadioGroup>
      }
    />
  )
}
