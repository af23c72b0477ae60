import { useState } from 'react'
import { encode } from 'uqr'
import { readDigits } from '#domain/accounts/second-step.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CodedError } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { giveCode } from '../../shared/session/auth.ts'

/** Shows the secret to the app that will make codes, and asks for the first of them. */
export function AuthenticatorForm({ totpURI, onDone }: { totpURI: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const key = new URL(totpURI).searchParams.get('secret') ?? ''
  const send = async () => {
    if (!readDigits(code)) throw new CodedError('CODE_INCOMPLETE')
    await giveCode(code)
    onDone()
  }
  const form = useSubmission(send, { fieldOf: 'code' })
  return (
    <form {...form.props()} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={totpURI} />
        <ol className="grid min-w-0 flex-1 basis-52 list-decimal gap-2 pl-5 text-sm">
          <li>Abre tu app de verificación (1Password, Authy, Google…).</li>
          <li>Escanea el código, o copia la clave.</li>
          <li>Escribe aquí las 6 cifras que te dé.</li>
        </ol>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <code className="num min-w-0 flex-1 basis-52 text-sm break-all">{key.replace(/(.{4})/g, '$1 ')}</code>
        <CopyButton text={key} what="la clave" />
      </div>
      <TextField
        label="Código de 6 cifras"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={form.problems.code}
      />
      <Button
        type="submit"
        variant="primary"
        isPending={form.isPending}
        pendingLabel="Activando"
        className="justify-self-end"
      >
        Activar
      </Button>
    </form>
  )
}

/** Dark on light in both themes: cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="Código QR para tu app de verificación"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-paper border border-line bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
