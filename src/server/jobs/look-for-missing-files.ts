import * as z from 'zod'
import { lookForMissingFiles } from '../files/missing-files.commands.ts'
import { defineJob } from './job.ts'

/** Every five minutes, which costs one statement while no file is missing. */
export const lookForMissingFilesJob = defineJob({
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: (_payload, deps) => lookForMissingFiles(deps),
})
