import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { SUPPORT_MESSAGE_MAX } from '#domain/support/support.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { type Facts, useFacts } from './page-facts.ts'
import { writeToOperator } from './support.actions.ts'

/** A message to the operator; page and browser go along only when the box is ticked. */
export function WriteForm({ from, onSent }: { from: string; onSent: (conversationId: string) => void }) {
  const [unsaved, write] = useUnsaved('message to the operator')
  const [sendsFacts, setSendsFacts] = useState(false)
  const [id] = useState(() => uuidv7())
  const facts = useFacts(from)
  const text = unsaved ?? ''
  const send = async () => {
    const conversationId = await writeToOperator(id, text, sendsFacts ? facts : null)
    write(null)
    onSent(conversationId)
  }
  const form = useSubmission(send, {
    problems: () => ({ text: text.trim() ? null : 'Cuéntanos qué pasa.' }),
  })
  return (
    <form {...form.props()} className="grid gap-5">
      <TextAreaField
        label="¿Qué pasa?"
        value={text}
        onChange={(typed) => write(typed || null)}
        maxLength={SUPPORT_MESSAGE_MAX}
        rows={7}
        error={form.problems.text}
      />
      <div>
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={sendsFacts}
            onChange={({ target }) => setSendsFacts(target.checked)}
            aria-describedby="datos-enviados"
            className="mt-[.15em] size-5 shrink-0 accent-primary"
          />
          <span>
            <b className="font-strong">Mandar también estos datos</b>
            <br />
            <span className="text-sm text-ink-2">
              Ayudan a encontrarlo. Sin nombres de invitados ni importes.
            </span>
          </span>
        </label>
        <FactList id="datos-enviados" facts={facts} className="mt-3.5 ml-8" />
      </div>
      <FormError error={form.error} />
      <p>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Enviando">
          Enviar
        </Button>
      </p>
    </form>
  )
}

/** Everything that is sent, and nothing else. */
export function FactList({ id, facts, className }: { id?: string; facts: Facts; className?: string }) {
  return (
    <dl id={id} className={className}>
      {LABELS.map(([key, label]) => (
        <div
          key={key}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 border-t border-line py-2 text-sm last:border-b"
        >
          <dt className="text-ink-3">{label}</dt>
          <dd className="wrap-anywhere">{facts[key]}</dd>
        </div>
      ))}
    </dl>
  )
}

const LABELS = [
  ['page', 'Página'],
  ['browser', 'Navegador'],
  ['screen', 'Pantalla'],
  ['version', 'Versión'],
] as const satisfies readonly (readonly [keyof Facts, string])[]
