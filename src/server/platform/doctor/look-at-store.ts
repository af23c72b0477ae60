import { randomUUID } from 'node:crypto'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { S3Config } from '#server/platform/config.ts'
import { s3Client } from '#server/platform/files/s3-drive.ts'
import { type Finding, ok, reasonOf, wrong } from './finding.ts'

/** Whether files can be stored in the bucket, read back and removed, and strangers cannot read them. */
export async function lookAtStore(config: S3Config, signal: AbortSignal): Promise<Finding[]> {
  const client = s3Client(config)
  const place = { Bucket: config.bucket, Key: `doctor/${randomUUID()}` }
  const options = { abortSignal: signal }
  let doing = 'stored'
  try {
    await client.send(new PutObjectCommand({ ...place, Body: place.Key }), options)
    doing = 'read'
    const { Body } = await client.send(new GetObjectCommand(place), options)
    if ((await Body?.transformToString()) !== place.Key) throw new Error('it came back as another')
    const isPublic = await isReadByStrangers(config, place.Key, signal)
    doing = 'removed'
    await client.send(new DeleteObjectCommand(place), options)
    if (isPublic)
      return [wrong(`the bucket ${config.bucket} is public`, 'Make it private: links go through Azahar.')]
    return [ok(`files are stored, read and removed in the bucket ${config.bucket}`)]
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    const said = `a file cannot be ${doing} in the bucket ${config.bucket} (${status ?? reasonOf(error)})`
    return [wrong(said, cureOf(status))]
  } finally {
    client.destroy()
  }
}

function cureOf(status: number | undefined): string {
  if (status === 403)
    return 'Let the keys read, write, list and delete in it (s3:GetObject, PutObject, DeleteObject, ListBucket).'
  if (status === 404) return 'Create it, or correct S3_BUCKET.'
  if (status === 301) return 'Correct S3_REGION.'
  return 'Check the S3_* variables and whether this machine reaches S3_ENDPOINT.'
}

async function isReadByStrangers({ endpoint, bucket }: S3Config, key: string, signal: AbortSignal) {
  const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`
  const answer = await fetch(address, { signal, redirect: 'manual' }).catch(() => null)
  return answer?.status === 200
}
