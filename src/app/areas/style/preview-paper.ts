/** The sheet that both previews are drawn on. */
export const PREVIEW_PAPER =
  'min-h-158 overflow-hidden rounded-paper shadow-[var(--sh-3),0_0_0_1px_rgb(20_38_28/.08)]'
