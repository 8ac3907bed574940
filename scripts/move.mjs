/** `npm run move -- --to servers` copies a whole memorial to PostgreSQL and S3; `--to folder` copies it back. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('move/main')
