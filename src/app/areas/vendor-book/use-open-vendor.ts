import { useNavigate, useSearch } from '@tanstack/react-router'

/** The vendor that the address opens, `?proveedor=`, and how another one or none is. */
export function useOpenVendor(): [id: string | undefined, open: (id: string | undefined) => void] {
  const { proveedor } = useSearch({ strict: false }) as { proveedor?: string }
  const navigate = useNavigate()
  const open = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: (id === undefined ? {} : { proveedor: id }) as never,
      replace: id === undefined || proveedor !== undefined,
      resetScroll: false,
    })
  return [proveedor, open]
}
