import { readFileSync, writeFileSync } from 'node:fs'
import { makeEnvExample, updateVariableTable } from './describeVariables.ts'
import { inProject } from './project.mjs'

writeFileSync(inProject('README.md'), updateVariableTable(readFileSync(inProject('README.md'), 'utf8')))
writeFileSync(inProject('.env.example'), makeEnvExample())
