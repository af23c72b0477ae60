import * as z from 'zod'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { vendor } from '#contract/vendors.ts'
import { budgetOf, remainingCents } from '#domain/budget/budget.ts'
import { componentName } from '#domain/catalogue/catalogue.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { VENDOR_STATUSES } from '#domain/vendors/vendors.ts'
import { counted, euros, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const vendorRow = vendor
  .pick({ name: true, cost: true, status: true, details: true, isDraft: true })
  .extend({ vendorId: id, component: z.string(), componentKey: z.string() })

export const listVendors = readTool({
  name: 'list_vendors',
  title: 'Proveedores',
  description:
    'Los proveedores de la boda: para qué son, si están confirmados (`closed`) o son ofertas (`open`), y su coste en euros si la persona ve el presupuesto. Los borradores son de planners y no cuentan en las sumas.',
  input: z.object({ ...ofWedding, ...pageInput, status: z.enum(VENDOR_STATUSES).optional() }),
  output: z.object(pageOutput(vendorRow)),
  async run({ call }, { weddingId, status, ...page }) {
    const [vendors, components] = await Promise.all([
      call(contract.vendors.list, { weddingId }),
      call(contract.catalogue.list, { weddingId }),
    ])
    const rows = vendors
      .filter((one) => !status || one.status === status)
      .map((one) => ({
        vendorId: one.id,
        name: one.name,
        component: componentName(components, one.vendorType),
        componentKey: one.vendorType,
        status: one.status,
        cost: one.cost,
        details: one.details,
        isDraft: one.isDraft,
      }))
    const confirmed = rows.filter((row) => row.status === 'closed').length
    return {
      text: `${counted(rows.length, 'proveedor', 'proveedores')}, ${counted(confirmed, 'confirmado', 'confirmados')}.`,
      data: pageOf(rows, page),
    }
  },
})

export const getBudget = readTool({
  name: 'get_budget',
  title: 'Resumen del presupuesto',
  description:
    'El presupuesto total, lo confirmado, lo estimado con las ofertas abiertas y lo que queda, en euros, también por categorías.',
  input: z.object(ofWedding),
  output: z.object({
    total: z.number().nullable().describe('null: no se ha fijado'),
    confirmed: z.number(),
    estimated: z.number().describe('Ofertas sin confirmar'),
    remaining: z.number().nullable().describe('Total menos lo confirmado; negativo si se pasa'),
    categories: z.array(z.object({ name: z.string(), confirmed: z.number(), estimated: z.number() })),
  }),
  async run({ call }, { weddingId }) {
    const [{ totalBudget }, vendors, components] = await Promise.all([
      call(contract.budget.get, { weddingId }),
      call(contract.vendors.list, { weddingId }),
      call(contract.catalogue.list, { weddingId }),
    ])
    const { confirmedCents, estimatedCents, categories } = budgetOf(vendors, components)
    const remaining = remainingCents(totalBudget, confirmedCents)
    return {
      text: `Confirmado: ${formatNumber(euros(confirmedCents))}\u00a0€ de ${totalBudget === null ? 'un total sin fijar' : `${formatNumber(totalBudget)}\u00a0€`}.`,
      data: {
        total: totalBudget,
        confirmed: euros(confirmedCents),
        estimated: euros(estimatedCents),
        remaining: remaining === null ? null : euros(remaining),
        categories: categories.map((one) => ({
          name: one.category,
          confirmed: euros(one.confirmedCents),
          estimated: euros(one.estimatedCents),
        })),
      },
    }
  },
})
