/** The bar of a selection, over the lower edge of the page, and a button on it. */
export const BAR =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-20 flex max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-wrap items-center gap-1 rounded-sheet bg-surface-inverse py-1.5 pr-1.5 pl-4 text-inverse shadow-3'
export const ON_INVERSE = 'text-inverse hover:bg-white/12 hover:text-inverse'
