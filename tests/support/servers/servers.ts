import type { S3Server } from './bucket.ts'
import { startPostgres } from './postgres.ts'
import { startSwift } from './swift.ts'

/** Real PostgreSQL and S3 servers: those of withServers.ts, or else own ones that are started at the first use. */
interface Servers {
  /** the address of a database that is not written to */
  postgres: string
  s3: S3Server
}

export const SERVERS = 'MEMORIAL_TEST_SERVERS'

const inherited = process.env[SERVERS] ? (JSON.parse(process.env[SERVERS]) as Servers) : undefined
let ownPostgres: Promise<string> | undefined
let ownS3: Promise<S3Server> | undefined

export const postgresServer = async () => inherited?.postgres ?? (ownPostgres ??= startPostgres())
export const s3Server = async () => inherited?.s3 ?? (ownS3 ??= startSwift())
