import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentReport } from '#contract/moderation.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { NothingHere, OperatorSection } from '../../shared/operator/operator-section.tsx'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { reportsQuery } from './moderation.queries.ts'
import { DECIDED_WORDS } from './moderation-words.ts'

const reportDialog = loadedPart(() => import('./report-dialog.tsx'))

/** 'Denuncias de contenido': those that wait for a person first. */
export function ReportsSection() {
  const { data, error } = useQuery(reportsQuery())
  const [openId, setOpenId] = useState<string | null>(null)
  const close = () => setOpenId(null)
  const part = useOpenedPart(reportDialog, openId !== null, close)
  return (
    <OperatorSection
      id="denuncias"
      title="Denuncias de contenido"
      {...(data && { count: data.waiting })}
      aside={<span className="text-ink-3 max-md:hidden">Reglamento de Servicios Digitales</span>}
    >
      {error && !data && <NothingHere>{messageFor(error)}</NothingHere>}
      {!error && !data && <SkeletonRows />}
      {data?.reports.length === 0 && <NothingHere>Ninguna.</NothingHere>}
      {data && data.reports.length > 0 && <ReportTable reports={data.reports} onOpen={setOpenId} />}
      {part && openId && <part.ReportDialog key={openId} reportId={openId} onClose={close} />}
    </OperatorSection>
  )
}

type TableProps = { reports: readonly ContentReport[]; onOpen: (id: string) => void }

function ReportTable({ reports, onOpen }: TableProps) {
  const now = useCurrentTime()
  return (
    <div className="scroll-row max-md:-mx-4 max-md:px-4">
      <table className="w-full min-w-152 table-fixed border-collapse text-left whitespace-nowrap">
        <thead>
          <tr className="border-t border-b border-t-line-strong border-b-line text-ink-3">
            <Heading width="w-1/4">Qué</Heading>
            <Heading>Motivo</Heading>
            <Heading width="w-22">Quién</Heading>
            <Heading width="w-28">Recibida</Heading>
            <th scope="col" className="w-36">
              <span className="sr-only">Abrir</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} now={now} onOpen={() => onOpen(report.id)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Heading = ({ width, children }: { width?: string; children: string }) => (
  <th scope="col" className={cx('h-7 pr-3 font-medium max-lg:h-11', width)}>
    {children}
  </th>
)

function ReportRow({ report, now, onOpen }: { report: ContentReport; now: Date; onOpen: () => void }) {
  const { title, message, isSigned, receivedAt, decision, isWaiting, waitingClaims } = report
  const isDue = isWaiting || waitingClaims > 0
  return (
    <tr className={cx('h-9 border-b border-line max-lg:h-11', isDue ? 'text-ink-2' : 'text-ink-3')}>
      <td className="truncate pr-3 font-medium text-ink">{title}</td>
      <td className="truncate pr-3">{message}</td>
      <td className="pr-3">{isSigned ? 'con nombre' : 'anónima'}</td>
      <td className="pr-3 tabular-nums">{relativeTime(receivedAt, now)}</td>
      <td className="text-right">
        <span className="inline-flex items-center gap-2">
          {decision && (waitingClaims > 0 ? 'Reclamada' : DECIDED_WORDS[decision])}
          <Button
            variant={isDue ? 'secondary' : 'quiet'}
            size="sm"
            onPress={onOpen}
            aria-label={`${labelOf(report)}: ${title}`}
          >
            {labelOf(report)}
          </Button>
        </span>
      </td>
    </tr>
  )
}

const labelOf = ({ isWaiting, waitingClaims }: ContentReport) =>
  isWaiting ? 'Decidir' : waitingClaims > 0 ? 'Contestar' : 'Ver'
