import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { formatEuros } from '#domain/budget/money.ts'
import { fromPackage, toPackage } from '#domain/quotes/new-quote.ts'
import { quoteTotals } from '#domain/quotes/quote-totals.ts'
import { QUOTE_TITLE_MAX, type QuoteContent, type QuotePackage } from '#domain/quotes/quotes.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { EditorSection } from '../../shell/editor-page.tsx'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { removePackage, savePackage } from './quotes.actions.ts'
import { packagesQuery } from './quotes.queries.ts'

type PackagesProps = { content: QuoteContent; onType: (fields: Partial<QuoteContent>) => void }

/** Offers that the planner makes often: they fill in the lines, and come from them. */
export function PackagesSection({ content, onType }: PackagesProps) {
  const { data: packages = [] } = useQuery(packagesQuery)
  const fill = (chosen: QuotePackage) => {
    const { note, priceMode, lines, extras, instalments } = content
    const before = { note, priceMode, lines, extras, instalments }
    const filled = fromPackage(chosen, uuidv7)
    onType({ ...filled, note: note || filled.note })
    showToast(`Rellenado con «${chosen.name}».`, {
      action: { label: 'Deshacer', onAction: () => onType(before) },
    })
  }
  if (packages.length === 0) return null
  return (
    <EditorSection title="Paquetes">
      <ul className="grid gap-2.5 md:grid-cols-2">
        {packages.map((one) => (
          <li key={one.id} className="grid gap-1 rounded-control border border-line-strong p-3.5">
            <p className="font-strong wrap-anywhere">{one.name}</p>
            <p className="num text-sm text-ink-2">{priceOf(one, content.guests)}</p>
            <p className="flex gap-2">
              <Button size="sm" onPress={() => fill(one)}>
                Usar<span className="sr-only"> {one.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onPress={() => void remove(one)}>
                Quitar<span className="sr-only"> {one.name}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </EditorSection>
  )
}

/** Keeps what the quote offers, to begin others with. */
export function KeepPackage({ content }: { content: QuoteContent }) {
  const [isKeeping, setKeeping] = useState(false)
  if (content.lines.length + content.extras.length === 0) return null
  return (
    <p className="mt-7 border-t border-line pt-7">
      <Button onPress={() => setKeeping(true)}>Guardar como paquete</Button>
      {isKeeping && <KeepDialog content={content} onClose={() => setKeeping(false)} />}
    </p>
  )
}

const priceOf = (content: QuotePackage, guests: number | null) => {
  const whole = { ...content, guests, title: '', eventDate: null, place: null, validDays: 1 }
  return `${formatEuros(quoteTotals(whole, new Set()).total)} con IVA`
}

async function remove(one: QuotePackage): Promise<void> {
  try {
    await removePackage(one.id)
    showToast(`«${one.name}» ya no está entre tus paquetes.`, {
      action: { label: 'Deshacer', onAction: () => void restore(one) },
    })
  } catch (error) {
    showToast(`No hemos podido quitarlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}

const restore = (one: QuotePackage) =>
  savePackage(one).catch((error: Error) =>
    showToast(`No hemos podido devolverlo. ${messageFor(error)}`, { tone: 'failed' }),
  )

function KeepDialog({ content, onClose }: { content: QuoteContent; onClose: () => void }) {
  const [{ name }, type, forget] = useUnsavedFields('package of a quote', { name: '' })
  const keep = async () => {
    await savePackage({ ...toPackage(content), id: uuidv7(), name: name.trim() })
    forget()
    onClose()
    showToast(`«${name.trim()}» está entre tus paquetes.`)
  }
  const form = useSubmission(keep, {
    problems: () => ({ name: name.trim() ? null : 'Ponle un nombre, por ejemplo «Organización completa».' }),
  })
  return (
    <FormDialog
      title="Guardar como paquete"
      description="Guarda el texto, las líneas, los extras y los pagos, sin fechas ni nombres."
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        value={name}
        onChange={(typed) => type({ name: typed })}
        maxLength={QUOTE_TITLE_MAX}
        error={form.problems.name}
        autoFocus
      />
    </FormDialog>
  )
}
