/** `npm run variables` writes the list of environment variables into README.md and .env.example. */
import { readFileSync, writeFileSync } from 'node:fs'
import { makeEnvExample, updateVariableTable } from './support/describeVariables.ts'
import { inProject } from './support/project.mjs'

writeFileSync(inProject('README.md'), updateVariableTable(readFileSync(inProject('README.md'), 'utf8')))
writeFileSync(inProject('.env.example'), makeEnvExample())
