/** 92 come, 11 do not, 45 have not said: the example list of the public pages, to scale. */
export function AnswerBar() {
  return (
    <div aria-hidden="true" className="flex h-2.5 gap-[3px]">
      <span className="flex-92 rounded-l-md rounded-r-print bg-si-bar" />
      <span className="flex-11 rounded-print bg-no-bar" />
      <span className="pending-bar flex-45 rounded-l-print rounded-r-md" />
    </div>
  )
}
