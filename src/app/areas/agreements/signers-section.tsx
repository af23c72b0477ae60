import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { v7 as uuidv7 } from 'uuid'
import { EMAIL_MAX, FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import {
  AGREEMENT_FACT_MAX,
  AGREEMENT_SIGNERS_MAX,
  type AgreementContent,
  type AgreementSigner,
} from '#domain/agreements/agreements.ts'
import { readNif } from '#domain/books/nif.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import { NIF_PROBLEM } from './agreement-words.ts'

type PartiesProps = { content: AgreementContent; onType: (fields: Partial<AgreementContent>) => void }

/** The couple who sign, each from an address of their own. */
export function SignersSection({ content, onType }: PartiesProps) {
  const { signers } = content
  const change = (id: string, fields: Partial<AgreementSigner>) =>
    onType({ signers: signers.map((one) => (one.id === id ? { ...one, ...fields } : one)) })
  return (
    <EditorSection title="Firman" aside="Cada persona desde su correo">
      <ol className="grid gap-4">
        {signers.map(({ id, name, email, nif }, index) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2.5 border-b border-line pb-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem_auto]"
          >
            <TextField
              label={`Persona ${index + 1}`}
              placeholder="Nombre y apellidos"
              value={name}
              onChange={(typed) => change(id, { name: typed })}
              maxLength={FULL_NAME_MAX}
              className="max-md:col-span-2"
            />
            <TextField
              label={`Email de la persona ${index + 1}`}
              type="email"
              value={email}
              onChange={(typed) => change(id, { email: typed })}
              maxLength={EMAIL_MAX}
              className="max-md:col-span-2"
            />
            <TextField
              label={`NIF de la persona ${index + 1}`}
              placeholder="Al firmar"
              value={nif ?? ''}
              onChange={(typed) => change(id, { nif: typed || null })}
              maxLength={AGREEMENT_FACT_MAX}
              {...(nif && readNif(nif) === null && { error: NIF_PROBLEM })}
            />
            <IconButton
              icon={X}
              label={`Quitar persona ${index + 1}`}
              onPress={() => onType({ signers: signers.filter((one) => one.id !== id) })}
              className="mt-7"
            />
          </li>
        ))}
      </ol>
      <p>
        <Button
          icon={Plus}
          variant="quiet"
          isDisabled={signers.length >= AGREEMENT_SIGNERS_MAX}
          onPress={() => onType({ signers: [...signers, { id: uuidv7(), name: '', email: '', nif: null }] })}
        >
          Añadir persona
        </Button>
      </p>
      <p className="text-sm text-ink-3">El NIF que no sepas se lo pedimos al firmar.</p>
    </EditorSection>
  )
}
