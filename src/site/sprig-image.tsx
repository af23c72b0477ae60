import sprig from './images/sprig.svg'

/** The small sprig, fetched after the words: written into the page it is longer than they are. */
export function SprigImage({ className }: { className?: string }) {
  return (
    <img src={sprig} width={410} height={120} alt="" loading="lazy" className={className} data-print="hide" />
  )
}
