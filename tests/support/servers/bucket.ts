import type { S3Config } from '../../../server/base/config/config.ts'
import { openS3Call } from '../../../server/platform/storage/s3Call.ts'

/** A server where buckets can be made. */
export type S3Server = Omit<S3Config, 'bucket'>

/** Makes a new, empty bucket on the server. */
export async function newBucket({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Server): Promise<S3Config> {
  const bucket = `b${crypto.randomUUID()}`
  const config = { endpoint, region, bucket, accessKeyId, secretAccessKey }
  const reply = await openS3Call(config)({ method: 'PUT' })
  reply.resume()
  return config
}
