import { newSqliteFolder } from '../support/world/backends.ts'
import { testVerify } from './testVerify.ts'

testVerify('a folder', newSqliteFolder)
