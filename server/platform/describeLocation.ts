import type { Config } from '../base/config/config.ts'

/** Describes where a memorial is stored, such as 'the folder /srv/memorial'. The text contains no passwords. */
export function describeLocation({
  dataDir,
  databaseUrl,
  s3,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>): string {
  if (!databaseUrl) return `the folder ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return s3
    ? `${host}${pathname} with the bucket ${s3.bucket}`
    : `${host}${pathname} and the folder ${dataDir}`
}
