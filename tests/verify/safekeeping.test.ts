import { testSafekeeping } from './testSafekeeping.ts'

testSafekeeping('a folder', { postgresS3: false })
