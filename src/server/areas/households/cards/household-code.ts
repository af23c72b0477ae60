import { Readable } from 'node:stream'
import { safeFileName } from '#domain/files/files.ts'
import { householdName } from '#domain/households/households.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { qrPng, qrSvg } from '#server/core/pdf/qr-code.ts'
import { findCardHouseholds } from './cards.queries.ts'

const FORMATS = { svg: qrSvg, png: qrPng }

/** The code of one household's link as an image. */
export const householdCode =
  (format: keyof typeof FORMATS): DownloadHandler<'householdCodeSvg' | 'householdCodePng'> =>
  async ({ platform, weddingId, params }) => {
    const [household] = await findCardHouseholds(platform.db, weddingId, [params['householdId']!])
    if (!household) return null
    const image = await FORMATS[format](`${platform.settings.publicUrl}/i/${household.token}`)
    const name = safeFileName(`QR ${householdName(household.name, household.fullNames)}.${format}`)
    return { name, contents: Readable.from([Buffer.from(image)]) }
  }
