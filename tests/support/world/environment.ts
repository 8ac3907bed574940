import type { Backend } from './backends.ts'
import { administrator } from './template.ts'

/** Returns the environment variables that start a process on a backend. */
export function environmentOf({ dataDir, databaseUrl, s3 }: Backend): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: s3.region,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
  }
}
