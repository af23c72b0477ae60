/** Stands for the rows of a long table that are not drawn. */
export function GapRow({ rem, columns }: { rem: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: empty space, nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columns} className="p-0" style={{ height: `${rem}rem` }} />
    </tr>
  )
}
