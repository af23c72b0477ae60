import type { FailedJob } from '#contract/operator-rows.ts'
import { jobName } from '#domain/operator/job-names.ts'
import { NothingHere, OperatorSection } from '../../shared/operator/operator-section.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { CELL, FIRST_CELL, LAST_CELL, NUMBER_CELL, OperatorTable, ROW } from './operator-table.tsx'
import { RetryAll, RetryOne, useRetry } from './retry-buttons.tsx'

type FailedProps = { failed: readonly FailedJob[]; count: number; now: Date }

/** 'Trabajos fallidos', with their reason. */
export function FailedJobs({ failed, count, now }: FailedProps) {
  const retry = useRetry()
  return (
    <OperatorSection
      id="trabajos"
      title="Trabajos fallidos"
      count={count}
      aside={<RetryAll retry={retry} failed={failed} label="Reintentar todos los trabajos" />}
    >
      <FormError error={retry.error} />
      {failed.length === 0 ? (
        <NothingHere>Ninguno.</NothingHere>
      ) : (
        <OperatorTable columns={JOB_COLUMNS}>
          {failed.map((job) => (
            <tr key={job.id} className={ROW}>
              <td className={FIRST_CELL}>{jobName(job.job)}</td>
              <td className={CELL}>{job.about ?? '–'}</td>
              <td className={NUMBER_CELL}>{job.attempts}</td>
              <td className={CELL}>
                <Reason>{job.error}</Reason>
              </td>
              <td className={LAST_CELL}>
                <RetryOne retry={retry} job={job} now={now} name={jobName(job.job)} />
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </OperatorSection>
  )
}

/** 'Correos que no llegan', by no whole address and with no word of what they say. */
export function FailedMails({ failed, count, now }: FailedProps) {
  const retry = useRetry()
  return (
    <OperatorSection
      id="correos"
      title="Correos que no llegan"
      count={count}
      aside={<RetryAll retry={retry} failed={failed} label="Reintentar todos los correos" />}
    >
      <FormError error={retry.error} />
      {failed.length === 0 ? (
        <NothingHere>Ninguno.</NothingHere>
      ) : (
        <OperatorTable columns={MAIL_COLUMNS}>
          {failed.map((mail) => (
            <tr key={mail.id} className={ROW}>
              <td className={FIRST_CELL}>{mail.to}</td>
              <td className={NUMBER_CELL}>{mail.attempts}</td>
              <td className={CELL}>
                <Reason>{mail.error}</Reason>
              </td>
              <td className={LAST_CELL}>
                <RetryOne retry={retry} job={mail} now={now} name={`el correo a ${mail.to}`} />
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </OperatorSection>
  )
}

const JOB_COLUMNS = [
  { label: 'Trabajo' },
  { label: 'Boda o cuenta' },
  { label: 'Intentos', isNumber: true },
  { label: 'Error' },
  { label: 'Reintentar', isHidden: true },
]

const MAIL_COLUMNS = [
  { label: 'Para' },
  { label: 'Intentos', isNumber: true },
  { label: 'Respuesta' },
  { label: 'Reintentar', isHidden: true },
]

const Reason = ({ children }: { children: string }) => (
  <span className="line-clamp-2 wrap-anywhere" title={children}>
    {children}
  </span>
)
