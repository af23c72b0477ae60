import { type ReactNode, useState } from 'react'
import type { BankFile, BankReading } from '#domain/bank-movements/bank-movements.ts'
import { readBankFile } from '#domain/bank-movements/read-bank-file.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { BANK_PROBLEMS } from './bank-words.ts'

type BankFileDialogProps = { children: (file: BankFile) => ReactNode; onClose: () => void }

/** Reads the movements of a bank in the browser: the file goes nowhere, and what is accepted becomes a payment. */
export function BankFileDialog({ children, onClose }: BankFileDialogProps) {
  const [reading, setReading] = useState<BankReading | null>(null)
  const file: BankFile | null = reading && 'movements' in reading ? reading : null
  const read = async ([first]: File[]) => {
    if (first) setReading(readBankFile(new Uint8Array(await first.arrayBuffer())))
  }
  return (
    <Dialog
      title="Leer el banco"
      description="El archivo se lee en tu navegador y no se guarda. Tú aceptas los pagos uno a uno."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      width="lg"
      actions={(close) => (
        <>
          {file && <Button onPress={() => setReading(null)}>Otro archivo</Button>}
          <Button variant="primary" onPress={close}>
            Hecho
          </Button>
        </>
      )}
    >
      {file ? (
        children(file)
      ) : (
        <div className="grid gap-3">
          <FileDrop
            label="Suelta aquí el archivo de tu banco"
            buttonLabel="Elegir archivo"
            hint="CSV de Santander, BBVA, CaixaBank, Sabadell, ING, Bankinter, Unicaja y otros, o norma 43."
            onFiles={(files) => void read(files)}
          />
          {reading && 'problem' in reading && (
            <p role="alert" className="text-sm text-danger">
              {BANK_PROBLEMS[reading.problem]}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
