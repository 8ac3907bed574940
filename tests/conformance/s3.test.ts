import { pino } from 'pino'
import { watchOutage } from '../../server/outage.ts'
import { s3Storage } from '../../server/storage/s3.ts'
import { newBucket } from '../support/bucket.ts'
import { s3Server } from '../support/servers.ts'
import { keepsStoragePromises } from './storage.ts'

keepsStoragePromises('A bucket', async () => {
  const outage = watchOutage(pino({ level: 'silent' }), 'The bucket')
  const storage = s3Storage(await newBucket(await s3Server()), outage)
  return { storage, page: 100, close: async () => undefined }
})
