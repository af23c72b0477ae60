/** A screen as the server has drawn it, for one person. */
export type PageScreen = {
  html: string
  style: string
  title: string
  /** The cookies that it was drawn with, as `document.cookie` has them. */
  drawnWith: string
  drawnAt: Date
}

const ROOT = '<div id="root"'
const MARKS = ['<title>', '</title>', '</head>', ROOT, '></div>', '</body>']

/**
 * The page of the app in the pieces between which a screen is put. They are encoded once for all screens: with its styles
 * the page is as long as most of them, and looking for places in the whole would read both again for each request. Throws
 * when the page lacks one of the places.
 */
export function createPageTemplate(page: string) {
  const places = placesOf(page)
  const piece = (from: number, to: number) => Buffer.from(page.slice(from, to))
  const beforeTitle = piece(0, places[0]!.end)
  const title = piece(places[0]!.end, places[1]!.start)
  const style = page.indexOf('<style', places[1]!.end)
  const linksAt = style < 0 ? places[2]!.start : Math.min(style, places[2]!.start)
  const afterTitle = piece(places[1]!.start, linksAt)
  const styles = piece(linksAt, places[2]!.start)
  const body = piece(places[2]!.start, places[3]!.end)
  const afterScreen = piece(places[4]!.start + 1, places[5]!.start)
  const end = piece(places[5]!.start, page.length)

  /**
   * The whole page, with the element of its first answers and the links to the scripts of its screen, which stand ahead
   * of the styles; without a screen the browser draws it.
   */
  return (screen: PageScreen | null, answers: string, links = ''): Buffer<ArrayBuffer> => {
    const own = {
      title: screen ? Buffer.from(escapeText(screen.title)) : title,
      // Ahead of the screen: what finds no drawing here would fetch it.
      style: Buffer.from(screen?.style ? `<style>${screen.style}</style>` : ''),
      drawn: Buffer.from(screen ? `${attributesOf(screen)}>` : '>'),
      // A text of its own: together with the moment it would be copied once more before it is encoded.
      screen: Buffer.from(screen?.html ?? ''),
    }
    const rest = [afterScreen, Buffer.from(answers), end]
    return Buffer.concat([
      ...[beforeTitle, own.title, afterTitle, Buffer.from(links), styles, own.style],
      ...[body, own.drawn, own.screen],
      ...rest,
    ])
  }
}

/** Finds the beginning and end of each mark, in the order in which they stand. */
function placesOf(page: string) {
  let from = 0
  return MARKS.map((mark) => {
    const start = page.indexOf(mark, from)
    if (start < 0) throw new Error(`the page of the app has no ${mark} after character ${from}`)
    from = start + mark.length
    return { start, end: from }
  })
}

/** The attributes by which the app knows the drawing that it takes over. */
function attributesOf({ drawnAt, drawnWith }: PageScreen): string {
  const cookies = drawnWith && ` data-drawn-with="${escapeText(drawnWith).replaceAll('"', '&quot;')}"`
  return ` data-drawn-at="${drawnAt.toISOString()}"${cookies}`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
