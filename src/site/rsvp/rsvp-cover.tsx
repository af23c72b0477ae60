import type { ReactNode } from 'react'
import { INVITATION_LANGUAGES, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import type { WeddingStyle } from '#domain/style/wedding-styles.ts'
import { cx } from '#ui/class-names.ts'
import almond from '../images/invitation/almond.svg'
import branch from '../images/invitation/branch.svg'
import lemon from '../images/invitation/lemon.svg'
import olive from '../images/invitation/olive.svg'
import orange from '../images/invitation/orange.svg'
import { print, printOnPhones } from '../prints.ts'
import { coupleLines, type RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type Scene = 'lights' | 'tiles'
type Motif = { drawing: string; viewBox: string } | { scene: Scene; isHeavy?: boolean }

const MOTIFS: Record<WeddingStyle, Motif> = {
  cal: { drawing: branch, viewBox: '90 -48 818 668' },
  huerta: { drawing: lemon, viewBox: '0 0 520 420' },
  noche: { scene: 'lights' },
  azulejo: { scene: 'tiles', isHeavy: true },
  almendro: { drawing: almond, viewBox: '0 0 260 270' },
  barro: { drawing: olive, viewBox: '0 0 260 270' },
}

/** How much of the cover there is: all of it, less once answered, a strip on phones where a message comes first. */
export type CoverSize = 'whole' | 'short' | 'strip'

type RsvpCoverProps = {
  view: RsvpView
  words: Words
  size: CoverSize
  /** The line above the heading, and the heading where it is not the couple. */
  above: string
  title?: string
  /** The branch bears its orange once the answer has come (Cal). */
  hasOrange?: boolean
  children?: ReactNode
}

export function RsvpCover({ view, words, size, above, title, hasOrange, children }: RsvpCoverProps) {
  const lines = title ? title.split('\n') : coupleLines(view.weddingName)
  return (
    <header className="rv-cover" data-w={view.look.style} data-size={size}>
      <LanguageLinks words={words} path={view.path} />
      <div className="rv-words">
        <p className="rv-above">{above}</p>
        <h1
          data-len={lengthOf(lines)}
          className={cx(STYLES[view.look.style].names === 'italic' ? 'italic' : 'not-italic')}
        >
          {lines.map((line, index) => (
            <span key={line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        {children}
      </div>
      {/* After the words, which are read while the rest of the page is still coming. */}
      <Motif view={view} size={size} hasOrange={hasOrange} />
    </header>
  )
}

/** Long names step down: up to 9 letters a line, up to 13, more. */
function lengthOf(lines: readonly string[]): 's' | 'm' | 'l' {
  const longest = Math.max(...lines.map((line) => line.length))
  return longest <= 9 ? 's' : longest <= 13 ? 'm' : 'l'
}

function Motif({ view, size, hasOrange }: Pick<RsvpCoverProps, 'view' | 'size' | 'hasOrange'>) {
  const { photo, look } = view
  if (photo) return <Photo {...photo} />
  const motif = MOTIFS[look.style]
  if ('scene' in motif)
    return (
      <div className="rv-art">
        <SceneImage {...motif} isFirstSeen={size === 'whole'} />
      </div>
    )
  const { drawing, viewBox } = motif
  return (
    <>
      {look.style === 'cal' && <span className="rv-wall wall" />}
      <div className="rv-art">
        <Drawing file={drawing} viewBox={viewBox} />
        {look.style === 'cal' && hasOrange && <Drawing file={orange} viewBox={viewBox} />}
      </div>
    </>
  )
}

/** A drawing is used from its own file and not as an image: it is drawn when it comes, and no words wait for it. */
function Drawing({ file, viewBox }: { file: string; viewBox: string }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="rv-motif">
      <use href={`${file}#drawing`} />
    </svg>
  )
}

type SceneImageProps = {
  scene: Scene
  isHeavy?: boolean
  /** Within the page where a guest sees it first; the pages after an answer, which show less of it, leave it to a file. */
  isFirstSeen: boolean
}

function SceneImage({ scene, isHeavy, isFirstSeen }: SceneImageProps) {
  const { src, avif, webp, width, height } = print(scene)
  const sizes = isHeavy ? SIZES_OF_HEAVY : SIZES
  const part = printOnPhones(scene)
  return (
    <picture>
      <source type="image/avif" media={PHONES} srcSet={isFirstSeen ? part.inPage : part.avif} />
      <source type="image/webp" media={PHONES} srcSet={part.webp} />
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} width={width} height={height} alt="" decoding="async" className="rv-motif" />
    </picture>
  )
}

/** Screens on which a cover shows only a part of a scene; `rsvp-cover.css` has the same. */
const PHONES = '(max-width: 29.99rem)'

const SIZES = '(min-width: 56.25rem) 50vw, 100vw'

/** All get the small version: a drawing bears it, and the larger one alone is more than a page may weigh (60 KB). */
const SIZES_OF_HEAVY = '160px'

function Photo({ folder, isForPhones }: { folder: string; isForPhones: boolean }) {
  return (
    <picture>
      {isForPhones && <source type="image/avif" media={PHONES} srcSet={`${folder}/phone.avif`} />}
      <source
        type="image/avif"
        srcSet={`${folder}/thumb.avif 480w, ${folder}/display.avif 1600w`}
        sizes={SIZES}
      />
      <img
        src={`${folder}/display.webp`}
        srcSet={`${folder}/thumb.webp 480w, ${folder}/display.webp 1600w`}
        sizes={SIZES}
        alt=""
        decoding="async"
        className="rv-photo"
      />
    </picture>
  )
}

/** Each language under its own name, to read it or to hear it. */
export function LanguageLinks({ words, path }: { words: Words; path: string }) {
  return (
    <nav aria-label={words.t.language()} className="rv-languages">
      {INVITATION_LANGUAGES.map((language) => (
        <a
          key={language}
          href={`${path}?l=${language}`}
          lang={language}
          hrefLang={language}
          aria-label={LANGUAGE_NAMES[language]}
          aria-current={language === words.language ? 'true' : undefined}
        >
          {language}
        </a>
      ))}
    </nav>
  )
}
