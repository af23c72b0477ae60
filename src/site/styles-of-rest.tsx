import { type PageStyles, stylesUsedBy } from './used-styles.ts'

const REST = '<style></style>'

/** At-rules whose place in a sheet says nothing. */
const GIVEN_ONCE = /@(?:font-face|property\s+[\w-]+)\s*\{[^}]*\}/g

/**
 * Ends what is seen first: it is painted with its own rules while the rest is still on a slow line (decision 204). In the
 * body HTML allows a style sheet within SVG alone, whose rules are those of the page too.
 */
export const StylesOfRest = () => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: nothing of it is drawn
  <svg className="hidden">
    <style />
  </svg>
)

/**
 * The rules for the head of a page, and its body with those that come after what is seen first: all once more and in
 * their order, so that the cascade is that of one sheet. What is there twice is next to nothing once compressed.
 */
export function withStyles(body: string, styles: PageStyles): { first: string; styled: string } {
  const [top, rest] = body.split(REST)
  const first = stylesUsedBy(top!, styles)
  if (rest === undefined) return { first, styled: body }
  const all = stylesUsedBy(body, styles).replaceAll(GIVEN_ONCE, '')
  return { first, styled: `${top}<style><![CDATA[${all}]]></style>${rest}` }
}
