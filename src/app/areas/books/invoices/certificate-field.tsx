import { useState } from 'react'
import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import type { IconGlyph } from '#ui/icon.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import './invoicing.sentences.ts'
import { SetupRow } from './setup-row.tsx'

/** A certificate that its password has opened. */
export type ChosenCertificate = {
  file: string
  password: string
  holder: string
  nif: string | null
  expiresAt: string
}

type CertificateFieldProps = {
  icon: IconGlyph
  chosen: ChosenCertificate | null
  onChoose: (chosen: ChosenCertificate | null) => void
}

/** A certificate has some thousand bytes. */
const FILE_MAX_BYTES = 32 * 1024

/** A certificate from a file, opened with its password before anything else is asked. */
export function CertificateField({ icon, chosen, onChoose }: CertificateFieldProps) {
  const [file, setFile] = useState<{ name: string; data: string } | null>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const take = async (given: File) => {
    onChoose(null)
    setPassword('')
    const isSmall = given.size > 0 && given.size <= FILE_MAX_BYTES
    setFile(isSmall ? { name: given.name, data: toBase64(await given.arrayBuffer()) } : null)
    setProblem(isSmall ? null : 'Ese archivo no es un certificado. Búscalo en .p12 o .pfx.')
  }
  const open = async () => {
    setOpening(true)
    try {
      const found = await client.invoicing.readCertificate({ file: file!.data, password })
      onChoose({ file: file!.data, password, ...found })
      setProblem(null)
    } catch (error) {
      setProblem(messageFor(error))
    }
    setOpening(false)
  }
  return (
    <SetupRow
      icon={icon}
      title={chosen?.holder ?? 'Certificado digital'}
      line={chosen ? certificateWords(chosen) : 'El de la empresa, en .p12 o .pfx. Se guarda cifrado.'}
      below={
        file && !chosen ? (
          <div className="flex flex-wrap items-end gap-2">
            <PasswordField
              label={`Contraseña de ${file.name}`}
              value={password}
              onChange={setPassword}
              onKeyDown={(event) => event.key === 'Enter' && void open()}
              autoComplete="off"
              maxLength={200}
              error={problem}
              className="min-w-56 flex-1"
            />
            <Button isPending={isOpening} pendingLabel="Abriendo" onPress={() => void open()}>
              Abrir
            </Button>
          </div>
        ) : problem ? (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        ) : null
      }
    >
      <FileButton accept={['.p12', '.pfx']} onFiles={([given]) => given && void take(given)}>
        {chosen || file ? 'Elegir otro' : 'Elegir archivo'}
      </FileButton>
    </SetupRow>
  )
}

/** 'NIF B12345674. Caduca el 3 de mayo de 2028.' */
export const certificateWords = ({ nif, expiresAt }: Pick<ChosenCertificate, 'nif' | 'expiresAt'>) =>
  `${nif ? `NIF ${nif}. ` : ''}Caduca el ${dateInWords(dayInMadrid(new Date(expiresAt)))}.`

function toBase64(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes)
  let text = ''
  for (const byte of all) text += String.fromCharCode(byte)
  return btoa(text)
}
