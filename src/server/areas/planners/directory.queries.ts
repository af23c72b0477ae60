import { type SQL, sql } from 'drizzle-orm'
import type { DirectoryPlanner } from '#contract/planners.ts'
import {
  DIRECTORY_MAX_PLANNERS,
  type DirectoryFilters,
  PUBLIC_LOGO_LINK_SECONDS,
} from '#domain/planners/planners.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { Platform } from '#server/core/context.ts'
import { isShown } from '#server/core/hidden-content.queries.ts'
import { logoUrl } from './planner-images.ts'

/** How many of the newest rows the first look goes through. */
const FIRST_LOOK = 2000

/** With fewer under the price asked for, the index of prices is the way to them. */
const FEW_AT_PRICE = 15_000

/** The columns that a card needs, and those that it is ordered by. */
const CARD_COLUMNS = sql`user_id, slug, zones, styles, price_from, updated_at`

/** Listed by the planner, and hidden by no decision. */
const IS_PUBLIC = sql`listed and ${isShown(sql`planner_directory.user_id`, sql`planner_directory.user_id`)}`

/** The longest run of characters that `directory_grams` has keys for. */
const LONGEST_RUN = 3

/**
 * Listed planners that pass the filters, the most recently changed profiles first, at most 60 (spec 9).
 * A filter that many pass fills the page in a first look at the newest rows. One that few pass goes to an
 * index: that of prices when few ask for so little, else that of character runs. Either way the work hardly
 * grows with the directory, and the choice does not hang on the statistics PostgreSQL has at the moment, which
 * knows little about runs.
 */
export async function listDirectory(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  filters: DirectoryFilters,
): Promise<DirectoryPlanner[]> {
  const { passing, indexed, priceIsRare } = conditions(filters)
  const { rows } = await db.execute<CardRow>(sql`
    with first_look as materialized (
      select ${CARD_COLUMNS} from (
        select ${CARD_COLUMNS}, zones_folded, styles_folded from planner_directory where ${IS_PUBLIC}
        order by updated_at desc, user_id desc limit ${FIRST_LOOK}
      ) newest
      where ${passing} order by updated_at desc, user_id desc limit ${DIRECTORY_MAX_PLANNERS}
    ), gate as materialized (
      select (select count(*) from first_look) < ${DIRECTORY_MAX_PLANNERS} and exists (
        select from planner_directory where listed
        order by updated_at desc, user_id desc offset ${FIRST_LOOK}
      ) as is_open
    ), way as materialized (
      select is_open and is_rare as by_price, is_open and not is_rare as by_run
      from gate, lateral (select case when is_open then ${priceIsRare} else false end as is_rare) price
    ), found as (
      select * from first_look where not (select is_open from gate)
      union all
      select * from (
        select ${CARD_COLUMNS} from planner_directory where ${IS_PUBLIC} and ${passing} offset 0
      ) at_price where (select by_price from way)
      union all
      select * from (
        select ${CARD_COLUMNS} from planner_directory where ${IS_PUBLIC} and ${indexed} and ${passing} offset 0
      ) with_run where (select by_run from way)
    )
    select
      found.user_id as "userId", found.slug, profiles.brand_name as "brandName", profiles.full_name as "fullName",
      found.zones, found.styles, found.price_from::float8 as "priceFrom",
      profiles.branding ->> 'brand_color' as "brandColor", profiles.branding ->> 'logo_path' as "logoPath",
      coalesce((profiles.branding ->> 'logo_is_light')::boolean, false) as "logoIsLight"
    from (select * from found order by updated_at desc, user_id desc limit ${DIRECTORY_MAX_PLANNERS}) found
    join profiles on profiles.id = found.user_id
    order by found.updated_at desc, found.user_id desc`)
  return rows.map(({ logoPath, ...card }) => ({
    ...card,
    logoUrl: logoUrl(files, logoPath, PUBLIC_LOGO_LINK_SECONDS),
  }))
}

type CardRow = Omit<DirectoryPlanner, 'logoUrl'> & { logoPath: string | null }

/** The conditions on a row: as a plain condition, and as the condition that the index of runs answers. */
function conditions({ zone, style, maxPrice }: DirectoryFilters) {
  const passing = [sql`true`]
  const indexed = [sql`true`]
  for (const [column, marker, text] of [
    [sql`zones_folded`, 'z', zone],
    [sql`styles_folded`, 's', style],
  ] as const) {
    const folded = foldText(cleanLine(text ?? ''))
    if (!folded) continue
    passing.push(sql`position(${folded} in ${column}) > 0`)
    const run = Math.min([...folded].length, LONGEST_RUN)
    indexed.push(
      sql`directory_grams(zones_folded, styles_folded) @> grams(${marker}::text, ${folded}::text, ${run}::int)`,
    )
  }
  if (maxPrice !== null) passing.push(sql`price_from <= ${maxPrice}`)
  const priceIsRare: SQL =
    maxPrice === null
      ? sql`false`
      : sql`(
          select count(*) from (
            select from planner_directory where listed and price_from <= ${maxPrice} limit ${FEW_AT_PRICE}
          ) cheap
        ) < ${FEW_AT_PRICE}`
  return { passing: sql.join(passing, sql` and `), indexed: sql.join(indexed, sql` and `), priceIsRare }
}
