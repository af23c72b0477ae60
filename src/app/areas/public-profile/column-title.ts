/** The small headings of the column beside the form. */
export const COLUMN_TITLE = 'font-ui text-sm leading-[1.3] font-strong tracking-normal text-ink-2'
