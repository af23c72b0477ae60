/** The columns of the list of weddings; below 1280 px without the bar, and on a phone two lines with the bar. */
export const COLUMNS =
  'grid gap-x-4 max-xl:grid-cols-[1.25rem_minmax(0,1.3fr)_7rem_7rem_13rem] max-md:grid-cols-[1rem_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 xl:grid-cols-[1.25rem_minmax(0,1.35fr)_minmax(5rem,1fr)_7.25rem_7.25rem_13.5rem]'
