/** The axes of neighbours on which a table that is dragged stands. */
export function Guides({ width, depth }: { width: number; depth: number }) {
  return (
    <g strokeWidth={2} strokeDasharray="10 8" className="pointer-events-none stroke-primary">
      <line data-guide="x" y1={0} y2={depth} visibility="hidden" />
      <line data-guide="y" x1={0} x2={width} visibility="hidden" />
    </g>
  )
}

/** Shows the axes in the drawing of an element, without drawing anything else anew. */
export function showGuides(element: SVGElement, guides: { x: number | null; y: number | null }): void {
  for (const line of element.ownerSVGElement?.querySelectorAll<SVGLineElement>('[data-guide]') ?? []) {
    const at = guides[line.dataset['guide'] as 'x' | 'y']
    line.setAttribute('visibility', at === null ? 'hidden' : 'visible')
    if (at !== null)
      line.style.transform = line.dataset['guide'] === 'x' ? `translateX(${at}px)` : `translateY(${at}px)`
  }
}
