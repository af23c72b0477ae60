import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { downloadFile } from '../../shared/spreadsheet/download-file.ts'

/** The codes for the day the phone is lost. They are shown once, so the way on opens when they are kept. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const [isKept, setKept] = useState(false)
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-2">
        Si pierdes el móvil, cada uno te deja entrar una vez. No volveremos a enseñarlos.
      </p>
      <ul aria-label="Códigos de recuperación" className="num grid grid-cols-2 gap-x-6 gap-y-1.5 text-lead">
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-1">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} what="los códigos" look="secondary" />
        <Button icon={Download} onPress={() => downloadCodes(codes)}>
          Descargar
        </Button>
        <Button icon={Printer} onPress={() => printCodes(codes)}>
          Imprimir
        </Button>
      </div>
      <label className="flex items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={isKept}
          onChange={(event) => setKept(event.currentTarget.checked)}
          className="size-5 accent-primary"
        />
        Los he guardado
      </label>
      <Button variant="primary" isDisabled={!isKept} onPress={onSaved} className="justify-self-end">
        Listo
      </Button>
    </div>
  )
}

/** A text that every device opens; lines end as Windows has them. */
const downloadCodes = (codes: string[]) =>
  downloadFile(
    'azahar-codigos-de-recuperacion.txt',
    ['Azahar: códigos de recuperación', 'Cada uno te deja entrar una vez.', '', ...codes, ''].join('\r\n'),
    'text/plain;charset=utf-8',
  )

/** Prints the codes alone: the page behind the dialog has no place on that paper. */
function printCodes(codes: string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const paper = frame.contentDocument!
  const title = paper.createElement('h1')
  title.textContent = 'Azahar: códigos de recuperación'
  const list = paper.createElement('ol')
  list.append(...codes.map((code) => Object.assign(paper.createElement('li'), { textContent: code })))
  paper.body.append(title, list)
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow!.print()
}
