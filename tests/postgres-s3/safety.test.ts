import { testBackups } from '../backup/testBackups.ts'
import { emptyServers, newPostgresS3 } from '../support/world/backends.ts'
import { testSafekeeping } from '../verify/testSafekeeping.ts'
import { testVerify } from '../verify/testVerify.ts'

const place = 'PostgreSQL and S3'
testBackups(place, newPostgresS3, emptyServers)
testVerify(place, newPostgresS3)
testSafekeeping(place, { postgresS3: true })
