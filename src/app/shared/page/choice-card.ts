/** The look of a Radio that is a card with a name and a line. */
export const CHOICE_CARD =
  'grid cursor-pointer gap-0.5 rounded-control border border-control px-4 py-3 transition-colors duration-(--t-fast) hover:bg-surface-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
