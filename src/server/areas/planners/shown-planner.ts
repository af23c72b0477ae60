import { PUBLIC_LOGO_LINK_SECONDS, plannerName } from '#domain/planners/planners.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { QuotePlanner } from '#site/quotes/quote-view.ts'
import type { PlannerBrand } from './planner-brand.queries.ts'
import { logoUrl } from './planner-images.ts'

/** A planner as the pages show them that a link opens. */
export function shownPlanner(files: Files, brand: PlannerBrand): QuotePlanner {
  const url = logoUrl(files, brand.logoPath, PUBLIC_LOGO_LINK_SECONDS)
  return {
    name: plannerName(brand),
    email: brand.email,
    phone: brand.phone,
    color: brand.brandColor,
    logo: url ? { url, isLight: brand.logoIsLight } : null,
  }
}
