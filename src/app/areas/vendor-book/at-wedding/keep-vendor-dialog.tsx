import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookVendor } from '#contract/book-vendors.ts'
import type { Vendor } from '#contract/vendors.ts'
import {
  factsForBook,
  isBlank,
  KEPT_FIELDS,
  type KeptFacts,
  likelyInBook,
  missingFacts,
} from '#domain/vendor-book/kept-vendor.ts'
import { Select } from '#ui/fields/select.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useWedding } from '../../../shared/session/use-session.ts'
import { vendorBookQuery } from '../vendor-book.queries.ts'
import { BookNotReady } from './book-not-ready.tsx'
import { FilesToKeep } from './files-to-keep.tsx'
import { completeBookVendor, keepVendor } from './keep-vendor.actions.ts'
import { KeptFactsList } from './kept-facts-list.tsx'

type KeepVendorDialogProps = { weddingId: string; vendor: Vendor; onClose: () => void }

const TITLE = 'Guardar en la libreta'

/** Keeps a vendor of a wedding in the book, once it is known who is in it. */
export function KeepVendorDialog(props: KeepVendorDialogProps) {
  const book = useQuery({ ...vendorBookQuery, refetchOnMount: 'always' })
  if (!book.data || book.isError) return <BookNotReady title={TITLE} book={book} onClose={props.onClose} />
  return <KeepForm {...props} known={book.data.vendors.filter(({ removedAt }) => removedAt === null)} />
}

/** The choice of a vendor of its own. */
const APART = ''

type KeepFormProps = KeepVendorDialogProps & { known: readonly BookVendor[] }

/** The facts that go: into a new vendor of the book, or those that one which may be the same has not got. */
function KeepForm({ weddingId, vendor, known, onClose }: KeepFormProps) {
  const wedding = useWedding(weddingId)
  const [id] = useState(() => uuidv7())
  const [shown] = useState({ vendor, likely: likelyInBook(known, vendor) })
  const { likely } = shown
  const [place, setPlace] = useState(likely[0]?.id ?? APART)
  const same = likely.find((one) => one.id === place)
  const facts = factsForBook(shown.vendor, wedding?.eventDate ?? null)
  const going: Partial<KeptFacts> = same ? missingFacts(facts, same) : filled(facts)
  const hasFacts = !same || Object.keys(going).length > 0
  const [files, setFiles] = useState<string[]>([])
  const form = useSubmission(async () => {
    const from = { weddingId, vendorId: vendor.id, files }
    if (same) await completeBookVendor(same, going, from)
    else await keepVendor({ id, name: shown.vendor.name.trim(), ...going }, from)
    onClose()
  })
  return (
    <FormDialog
      title={TITLE}
      description="La boda se queda como está, y sus notas no pasan: son de la pareja."
      submitLabel={same ? 'Completar' : 'Guardar en la libreta'}
      pendingLabel="Guardando"
      isSubmitDisabled={!hasFacts && files.length === 0}
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      {likely.length > 0 && (
        <Select
          label="Puede que ya lo tengas"
          options={[
            ...likely.map((one) => ({ value: one.id, label: `Completar «${one.name}»` })),
            { value: APART, label: 'Guardarlo aparte' },
          ]}
          value={place}
          onChange={(next) => {
            setPlace(next)
            setFiles([])
          }}
        />
      )}
      {hasFacts ? (
        <KeptFactsList
          name={same ? null : shown.vendor.name}
          facts={going}
          note={same ? 'Lo que ya tiene no se toca. Se añade:' : 'Pasa a la libreta:'}
        />
      ) : (
        <p className="text-sm text-ink-2">
          «{same?.name}» ya tiene todos los datos que hay aquí, y no cambian.
        </p>
      )}
      {vendor.fileCount > 0 && (
        <FilesToKeep key={place} {...{ weddingId, vendor, same }} chosen={files} onChange={setFiles} />
      )}
    </FormDialog>
  )
}

const filled = (facts: KeptFacts): Partial<KeptFacts> =>
  Object.fromEntries(
    KEPT_FIELDS.filter((field) => !isBlank(facts[field])).map((field) => [field, facts[field]]),
  )
