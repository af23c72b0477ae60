import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { VendorsPage } from '../../../../areas/vendors/vendors-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/vendors')({
  staticData: { title: 'Proveedores' },
  validateSearch: ({ proveedor }: Record<string, unknown>): { proveedor?: string } =>
    typeof proveedor === 'string' ? { proveedor } : {},
  component: Vendors,
})

function Vendors() {
  const { wid } = Route.useParams()
  const { proveedor } = Route.useSearch()
  const { open, close } = useOpenVendor()
  return <VendorsPage weddingId={wid} openId={proveedor} onOpen={open} onClose={close} />
}

/** Which vendor is open stands in the address: a notification can lead to it, and the way back closes it. */
function useOpenVendor() {
  const navigate = Route.useNavigate()
  const open = useCallback(
    (proveedor: string, { isNewPlace }: { isNewPlace: boolean }) =>
      void navigate({ search: { proveedor }, replace: !isNewPlace, resetScroll: false }),
    [navigate],
  )
  const close = useCallback(
    () => void navigate({ search: {}, replace: true, resetScroll: false }),
    [navigate],
  )
  return { open, close }
}
