import type { RouteMeta } from '#contract/base.ts'
import type { AgencyNeed } from '#domain/agencies/agencies.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { GuardedSection, Need } from '#domain/members/permissions.ts'
import { agencyProofFor, businessProofFor, businessReader } from '#server/core/auth/gate.ts'
import { declaredOtherwise, publicProcedure, weddingMember } from './procedures.ts'

/**
 * Planners who may see a part of a business, or edit it where the procedure is no GET; adds `actor` and `ownerId`, the
 * planner whose business it is: the caller, or the founder of the agency in whose name they ask; `reader` is the caller
 * in it.
 */
export const business = <P extends BusinessPart>(part: P) =>
  publicProcedure.use(({ context, next, procedure }) => {
    const { actor, agency } = context.caller
    const { meta, route } = procedure['~orpc']
    const ownerId = agency && businessProofFor(agency, part, needOf(route.method))
    if (!actor || !ownerId || (meta as RouteMeta).business !== part)
      throw declaredOtherwise(procedure, `${part} of a business`)
    return next({ context: { actor, ownerId, reader: businessReader(agency, actor) } })
  })

/**
 * The same for books, in a browser: `ownerId` is the only id that their commands and queries accept. Writes wait here for
 * their turn, as those of a wedding do.
 */
export const bookOwner = business('books').use(({ context, next, procedure }) => {
  const { meta, route } = procedure['~orpc']
  if (!(meta as RouteMeta).browserOnly) throw declaredOtherwise(procedure, 'bookOwner')
  const handle = async () => next({ context: {} })
  return route.method === 'GET' ? handle() : context.platform.queues.writes.run(context.ownerId, handle)
})

/**
 * People of the agency in the path who are what the contract says; adds `actor`, their `agencyRole` and the branded
 * `agencyId`, the only id that its commands and queries accept. Writes wait here for their turn.
 */
export const agency = <N extends AgencyNeed>(need: N) =>
  publicProcedure.use(({ context, next, procedure }) => {
    const { actor, agency } = context.caller
    const { meta, route } = procedure['~orpc']
    const agencyId = agency && agencyProofFor(agency, need)
    if (!actor || !agencyId || (meta as RouteMeta).agency !== need)
      throw declaredOtherwise(procedure, `${need} of an agency`)
    const handle = async () => next({ context: { actor, agencyId, agencyRole: agency.role } })
    return route.method === 'GET' ? handle() : context.platform.queues.writes.run(agencyId, handle)
  })

/**
 * Members of a wedding in a procedure that is about a part of a business too; adds `businessId`, which is the caller's own
 * or that of the agency in whose name they ask, and the `reader` that they are in it.
 */
export const memberInBusiness = <S extends GuardedSection, N extends Need, P extends BusinessPart>(
  section: S,
  need: N,
  { part, need: partNeed }: { part: P; need: Need },
) =>
  weddingMember(section, need).use(({ context, next, procedure }) => {
    const { actor, agency } = context.caller
    const { alongside } = procedure['~orpc'].meta as RouteMeta
    const businessId = agency && businessProofFor(agency, part, partNeed)
    if (!actor || !businessId || alongside?.part !== part || alongside.need !== partNeed)
      throw declaredOtherwise(procedure, `${part} of a business`)
    return next({ context: { businessId, reader: businessReader(agency, actor) } })
  })

/** The need of a request, by its method: a GET only looks. */
const needOf = (method: string | undefined): Need => (method === 'GET' ? 'view' : 'edit')
