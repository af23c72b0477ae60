import * as z from 'zod'
import { requiredLine } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { euros } from '#contract/money.ts'
import { searchComponents } from '#domain/catalogue/catalogue.ts'
import { FOLDER_NAME_MAX } from '#domain/inspiration/inspiration.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { VENDOR_DETAILS_MAX, VENDOR_NAME_MAX } from '#domain/vendors/vendors.ts'
import { sectionClosed } from '#server/core/auth/refusals.ts'
import { newId } from '#server/platform/ids.ts'
import { proposing, refusedProposal } from './propose.ts'

type NewVendor = {
  id: string
  weddingId: string
  vendorType: string
  name: string
  cost?: number
  details: string | null
  isDraft: boolean
}

/** A new vendor, open; planners prepare it as a draft. */
export const proposeVendor = proposing({
  name: 'propose_vendor',
  title: 'Proponer un proveedor',
  description:
    'Propone añadir un proveedor sin confirmar. Si la persona es planner de la boda, queda en borrador.',
  section: 'vendors',
  input: {
    component: z.string().trim().min(1).max(80).describe('Para qué: «Catering», «Fotografía», o su clave'),
    name: requiredLine(VENDOR_NAME_MAX),
    cost: euros.optional().describe('En euros; pide editar el presupuesto'),
    details: z.string().trim().max(VENDOR_DETAILS_MAX).optional(),
  },
  async prepare({ call }, { weddingId, component, name, cost, details }, { seesDrafts, access }) {
    if (cost !== undefined && access.budget !== 'edit') throw sectionClosed()
    const components = await call(contract.catalogue.list, { weddingId })
    const found =
      components.find(({ key }) => key === component) ??
      searchComponents(components, { search: component, category: null })[0]
    if (!found) throw refusedProposal('COMPONENT_NOT_FOUND')
    const claim: NewVendor = {
      id: newId(),
      weddingId,
      vendorType: found.key,
      name,
      ...(cost !== undefined && { cost }),
      details: details || null,
      isDraft: seesDrafts,
    }
    const price = cost === undefined ? '' : `, por ${formatNumber(cost)}\u00a0€`
    return {
      claim,
      preview: `un proveedor nuevo para ${found.name}, «${name}»${price}.`,
      isDraft: seesDrafts,
    }
  },
  async carryOut({ call }, claim: NewVendor) {
    await call(contract.vendors.add, claim)
  },
})

type NewFolder = { id: string; weddingId: string; name: string; isDraft: boolean }

/** A new folder of images; planners prepare it as a draft. */
export const proposeFolder = proposing({
  name: 'propose_folder',
  title: 'Proponer una carpeta de inspiración',
  description:
    'Propone crear una carpeta de imágenes. Si la persona es planner de la boda, queda en borrador.',
  section: 'inspiration',
  input: { name: requiredLine(FOLDER_NAME_MAX) },
  async prepare(_, { weddingId, name }, { seesDrafts }) {
    const claim: NewFolder = { id: newId(), weddingId, name, isDraft: seesDrafts }
    return { claim, preview: `una carpeta nueva, «${name}».`, isDraft: seesDrafts }
  },
  async carryOut({ call }, claim: NewFolder) {
    await call(contract.inspiration.folders.add, claim)
  },
})
