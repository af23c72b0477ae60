import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FindableFamilies, PublicPage } from '#contract/public-page.ts'
import { cleanSlug, SLUG_MAX } from '#domain/text/slugs.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { AddressAccess } from './address-access.tsx'
import { FindingSwitch } from './finding-switch.tsx'
import { publicPageQuery } from './guest-page.queries.ts'
import { usePublicAddress } from './use-public-address.ts'

/** The address as it is stored, or a suggestion while there is none. */
export function Address({ weddingId }: { weddingId: string }) {
  const query = useQuery(publicPageQuery(weddingId))
  if (query.isError) return <p role="alert">{messageFor(query.error)}</p>
  if (!query.data) return <SkeletonRows rows={2} className="mt-4" />
  return <AddressForm key={query.data.page?.slug ?? ''} weddingId={weddingId} {...query.data} />
}

type AddressFormProps = {
  weddingId: string
  page: PublicPage | null
  suggestion: string
  findable: FindableFamilies
}

function AddressForm({ weddingId, page, suggestion, findable }: AddressFormProps) {
  const publicAddress = usePublicAddress(weddingId)
  const [slug, setSlug] = useState(page?.slug ?? suggestion)
  const isOpen = page?.isOpen ?? false
  const submission = useSubmission(
    (typed: string) =>
      isOpen
        ? publicAddress.store({ slug: typed }, 'Dirección cambiada.')
        : publicAddress.store({ slug: typed, isOpen: true }, 'Página abierta.'),
    { fieldOf: 'slug' },
  )
  const isSame = page !== null && cleanSlug(slug) === page.slug
  const address = `${window.location.origin}/boda/${cleanSlug(slug)}`
  return (
    <div className="mt-4 grid gap-4">
      <form {...submission.props(slug)} className="grid gap-3">
        <TextField
          label="Dirección"
          value={slug}
          onChange={setSlug}
          spellCheck="false"
          autoComplete="off"
          maxLength={2 * SLUG_MAX}
          description={address.replace(/^https?:\/\//, '')}
          error={submission.problems.slug}
        />
        <div className="flex flex-wrap items-center gap-2">
          {!(isOpen && isSame) && (
            <Button
              type="submit"
              variant="secondary"
              isPending={submission.isPending}
              pendingLabel="Guardando"
            >
              {isOpen ? 'Cambiar la dirección' : 'Abrir la página'}
            </Button>
          )}
          {isOpen && isSame && <CopyButton text={address} what="la dirección de la página" />}
          {isOpen && isSame && (
            <a href={page.path} target="_blank" rel="noopener" className="link py-2.5">
              Ver la página
            </a>
          )}
          {isOpen && (
            <Button
              variant="quiet"
              isPending={publicAddress.isPending}
              onPress={() =>
                publicAddress.change({ isOpen: false }, 'Página cerrada. La dirección sigue guardada.')
              }
            >
              Cerrar la página
            </Button>
          )}
        </div>
        {isOpen && !isSame && (
          <p className="text-sm text-ink-2">
            La dirección de ahora dejará de abrir, también en lo que esté impreso.
          </p>
        )}
      </form>
      {page && isOpen && <FindingSwitch page={page} findable={findable} address={publicAddress} />}
      {page && isOpen && <AddressAccess page={page} address={publicAddress} />}
    </div>
  )
}
