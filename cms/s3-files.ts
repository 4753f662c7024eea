import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Env } from '../env.server'

/** Uploads go to the bucket of the S3 settings; without them they stay in the data folder. */
export function s3Files(env: Env): Plugin {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  return s3Storage({
    enabled: Boolean(S3_BUCKET),
    // the same columns with and without a bucket: one migration serves both
    alwaysInsertFields: true,
    collections: { media: true },
    bucket: S3_BUCKET ?? '',
    config: {
      region: S3_REGION ?? '',
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      // a server of one's own is reached by path: its buckets have no host names
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    },
  })
}
