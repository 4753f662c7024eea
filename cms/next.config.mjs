import { withPayload } from '@payloadcms/next/withPayload'
import path from 'node:path'

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  turbopack: { root: path.resolve('.') },
  outputFileTracingRoot: path.resolve('.'),
  serverExternalPackages: ['libsql', '@libsql/client', 'mongodb', 'mongoose'],
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
