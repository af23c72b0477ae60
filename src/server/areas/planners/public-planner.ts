import type { PublicPlanner } from '#contract/planners.ts'
import { PUBLIC_LOGO_LINK_SECONDS } from '#domain/planners/planners.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { ListedPlanner } from './listed-planners.queries.ts'
import { logoUrl, portfolioPicture } from './planner-images.ts'

/** The same planner as the API shows them: links instead of paths. */
export function toPublicPlanner(
  files: Files,
  { logoPath, portfolio, ...planner }: ListedPlanner,
): PublicPlanner {
  return {
    ...planner,
    logoUrl: logoUrl(files, logoPath, PUBLIC_LOGO_LINK_SECONDS),
    portfolio: portfolio.map(({ path, ...image }) => ({
      ...image,
      url: portfolioPicture(files, path, image).src,
    })),
  }
}
