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
import { Switch } from '#ui/fields/switch.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useWedding } from '../../../shared/session/use-session.ts'
import { useWeddingBusiness } from '../../../shared/session/use-wedding-business.ts'
import { bookInWeddingQuery } from '../vendor-book.queries.ts'
import { BookNotReady } from './book-not-ready.tsx'
import { FilesToKeep } from './files-to-keep.tsx'
import { completeBookVendor, keepVendor } from './keep-vendor.actions.ts'
import { KeptFactsList } from './kept-facts-list.tsx'

type KeepVendorDialogProps = { weddingId: string; vendor: Vendor; onClose: () => void }

const TITLE = 'Guardar en la libreta'

/** Keeps a vendor of a wedding in the book, once it is known who is in it. */
export function KeepVendorDialog(props: KeepVendorDialogProps) {
  const { agencyId } = useWeddingBusiness(props.weddingId)
  const book = useQuery({ ...bookInWeddingQuery(agencyId), refetchOnMount: 'always' })
  if (!book.data || book.isError)
    return <BookNotReady title={TITLE} isTeams={agencyId !== null} book={book} onClose={props.onClose} />
  return (
    <KeepForm
      {...props}
      {...{ agencyId }}
      known={book.data.vendors.filter(({ removedAt }) => removedAt === null)}
    />
  )
}

/** The choice of a vendor of its own. */
const APART = ''

type KeepFormProps = KeepVendorDialogProps & { agencyId: string | null; known: readonly BookVendor[] }

/** The facts that go: into a new vendor of the book, or those that one which may be the same has not got. */
function KeepForm({ weddingId, agencyId, vendor, known, onClose }: KeepFormProps) {
  const wedding = useWedding(weddingId)
  const [id] = useState(() => uuidv7())
  const [shown] = useState({ vendor, likely: likelyInBook(known, vendor) })
  const { likely } = shown
  const { hasTeam } = useWeddingBusiness(weddingId)
  const [isPrivate, setPrivate] = useState(false)
  const [place, setPlace] = useState(likely[0]?.id ?? APART)
  const same = likely.find((one) => one.id === place)
  const facts = factsForBook(shown.vendor, wedding?.eventDate ?? null)
  const going: Partial<KeptFacts> = same ? missingFacts(facts, same) : filled(facts)
  const hasFacts = !same || Object.keys(going).length > 0
  const [files, setFiles] = useState<string[]>([])
  const form = useSubmission(async () => {
    const from = { weddingId, vendorId: vendor.id, files }
    if (same) await completeBookVendor(agencyId, { known: same, facts: going, from })
    else await keepVendor(agencyId, { id, name: shown.vendor.name.trim(), isPrivate, ...going }, from)
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
      {hasTeam && !same && (
        <Switch
          label="Solo para mí"
          description="El resto del equipo no lo ve."
          isSelected={isPrivate}
          onChange={setPrivate}
        />
      )}
    </FormDialog>
  )
}

const filled = (facts: KeptFacts): Partial<KeptFacts> =>
  Object.fromEntries(
    KEPT_FIELDS.filter((field) => !isBlank(facts[field])).map((field) => [field, facts[field]]),
  )
