export type DrawingName =
  | 'almond'
  | 'eucalyptus'
  | 'lemon'
  | 'night-branch'
  | 'olive'
  | 'orange-blossom'
  | 'rosemary'

/** A drawing in the inks of the theme (`drawings.css`), as wide as its height asks for or as high as its width. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  return <div data-drawing={name} className={className} />
}
