import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Env } from '../env.server'
import { tellFilesAway } from './tell-files-away'

/** Uploads go to the bucket of the S3 settings; without them they stay in the data folder. */
export function s3Files(env: Env): Plugin {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const storage = s3Storage({
    enabled: Boolean(S3_BUCKET),
    // the same columns with and without a bucket: one migration serves both
    alwaysInsertFields: true,
    // an empty prefix, said: the adapter leaves its column out of a config that doesn't name one
    collections: { media: { prefix: '' } },
    bucket: S3_BUCKET ?? '',
    config: {
      region: S3_REGION ?? '',
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      maxAttempts: 2,
      // A bucket that hangs must not hold a person's request, and on SQLite everybody's turn to write.
      requestHandler: {
        connectionTimeout: 3000,
        requestTimeout: 8000,
        throwOnRequestTimeout: true,
        httpAgent: { keepAlive: true, maxSockets: 100 },
        httpsAgent: { keepAlive: true, maxSockets: 100 },
      },
      // a server of one's own is reached by path: its buckets have no host names
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    },
  })
  return async (config) => {
    const stored = await storage(config)
    return S3_BUCKET ? { ...stored, collections: stored.collections?.map(tellFilesAway) } : stored
  }
}
