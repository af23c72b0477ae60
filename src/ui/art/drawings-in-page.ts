const FILES = import.meta.glob<string>('./images/drawing-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How many species the page brings, some 4 KB each: a row of cards has no more. The large branch is a drawing more. */
const SPECIES_MAX = 3

/**
 * The style sheet with the drawings that stand first in the markup of a screen, each once, so that they are painted
 * with its first text. All others are fetched.
 */
export function drawingsInPage(markup: string): string {
  const found = markup.matchAll(/ data-drawing="([\w-]+)"/g)
  const named = new Set(Array.from(found, ([, name]) => name!))
  const isBranchThere = named.delete('night-branch')
  const first = [...named].slice(0, SPECIES_MAX)
  return [...(isBranchThere ? ['night-branch'] : []), ...first].map(rulesOf).join('')
}

/** The file once more for the dark theme: a data address whose drawing is its dark one needs no fragment. */
function rulesOf(name: string): string {
  const drawing = FILES[`./images/drawing-${name}.svg`]!
  const rule = (svg: string) => `[data-drawing="${name}"]{background-image:url("${dataAddress(svg)}")}`
  const dark = drawing.replace('#dark:target', '#dark')
  if (dark === drawing) return rule(drawing)
  return `${rule(drawing)}@media not print{[data-theme=dark] ${rule(dark)}}`
}

/** Text and not base64, which would hide from the compression that both themes have the same paths. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`
