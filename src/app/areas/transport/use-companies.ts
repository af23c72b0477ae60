import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '#contract/vendors.ts'
import { useAccess } from '../../shared/session/access.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'

/** The component of the catalogue whose vendors have buses (spec 3): they are offered first. */
const BUSES = 'autobuses'

/** The vendors whose buses there may be; `undefined` for who does not see the vendors, or before they are read. */
export function useCompanies(weddingId: string): Vendor[] | undefined {
  const seesVendors = useAccess(weddingId, 'vendors', 'view')
  return useQuery({ ...vendorsQuery(weddingId), enabled: seesVendors, select: companiesOf }).data
}

const companiesOf = (vendors: Vendor[]): Vendor[] => {
  const published = vendors.filter(({ isDraft }) => !isDraft)
  return [
    ...published.filter(({ vendorType }) => vendorType === BUSES),
    ...published.filter(({ vendorType }) => vendorType !== BUSES),
  ]
}

/** The name of a company as it is read; vendors begin without one. */
export const companyName = ({ name, vendorType }: Pick<Vendor, 'name' | 'vendorType'>): string =>
  name || (vendorType === BUSES ? 'La empresa de autobuses' : 'Proveedor sin nombre')
