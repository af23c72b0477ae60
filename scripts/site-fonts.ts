// npm run site:fonts — the fonts of the public pages, cut down to what Spanish, Catalan, Galician and Basque are
// written with and to the weights the pages use. The results are committed, so that building stays quick.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

const PACKAGES = 'node_modules/@fontsource-variable'
const TO = 'src/site/fonts'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const LETTERS = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü'
const MARKS = '\u00A0¡¿ªº°·×«»‘’“”–—…•€'

const FONTS = [
  {
    from: 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2',
    to: 'ibarra.woff2',
    weight: 400,
  },
  {
    from: 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2',
    to: 'ibarra-italic.woff2',
    weight: 400,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument.woff2',
    weight: { min: 400, max: 600 },
  },
]

mkdirSync(TO, { recursive: true })
for (const { from, to, weight } of FONTS) {
  const whole = readFileSync(join(PACKAGES, from))
  const cut = await subsetFont(whole, ASCII + LETTERS + MARKS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noHinting: true,
  })
  writeFileSync(join(TO, to), cut)
  console.log(`${basename(from)}: ${whole.length} to ${cut.length} bytes`)
}
