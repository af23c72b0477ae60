// npm run fonts — the fonts of app and public pages, cut down to what Spanish, Catalan, Galician and Basque are
// written with and to the weights that are used; those of invitations once more, to what nearly all of them are written
// with. The results are committed, so that building stays quick.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const PACKAGES = 'node_modules/@fontsource-variable'
const SHARED = 'src/ui/fonts'
const OF_INVITATIONS = 'src/site/fonts'

/** The ranges of these letters stand in `src/ui/theme/fonts.css`. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const LETTERS = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü'
const MARKS = '\u00A0¡¿ªº°·×«»‘’“”–—…•€−'

const ALL = ASCII + LETTERS + MARKS

/** Names and sentences of the five languages of invitations take these; all else comes from the fonts above. */
const OF_WORDS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÁÇÈÉÍÏÑÒÓÚÜàáçèéíïñòóúü \u00A0!'&(),-.·?¡¿‘’"
const OF_SENTENCES = `${OF_WORDS}0123456789"%+/:;ªº«»“”–—…€`

const DISPLAY = 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2'
const ITALIC = 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2'
const SANS = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const WEIGHTS = { min: 400, max: 600 }

const FONTS = [
  { from: DISPLAY, to: `${SHARED}/ibarra.woff2`, letters: ALL, weight: 400 },
  { from: ITALIC, to: `${SHARED}/ibarra-italic.woff2`, letters: ALL, weight: 400 },
  { from: SANS, to: `${SHARED}/instrument.woff2`, letters: ALL, weight: WEIGHTS },
  { from: DISPLAY, to: `${OF_INVITATIONS}/invitation.woff2`, letters: OF_SENTENCES, weight: 400 },
  { from: ITALIC, to: `${OF_INVITATIONS}/invitation-italic.woff2`, letters: OF_WORDS, weight: 400 },
  // Its pairs are 7 KB of 18, and not to be seen in text of this size.
  {
    from: SANS,
    to: `${OF_INVITATIONS}/invitation-sans.woff2`,
    letters: OF_SENTENCES,
    weight: WEIGHTS,
    features: ['tnum'],
  },
]

for (const { from, to, letters, weight, features } of FONTS) {
  const whole = readFileSync(join(PACKAGES, from))
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noHinting: true,
    ...(features && { keepFeatures: features }),
  })
  writeFileSync(to, cut)
  console.log(`${to}: ${whole.length} to ${cut.length} bytes`)
}
