import { existsSync } from 'node:fs'
import { languages } from '../../domain/language.ts'
import { compareSentences } from './compareSentences.mjs'
import { inProject } from './project.mjs'

const codes = process.argv.slice(2)
for (const language of codes.length > 0 ? codes : languages.filter((each) => each !== 'en')) {
  if (!existsSync(inProject(`languages/${language}`))) {
    console.log(`There is no folder languages/${language} yet. docs/languages.md says how to begin.`)
    process.exitCode = 1
    continue
  }
  const { missing, same } = await compareSentences(language)
  for (const name of missing) console.log(`missing: languages/${language}/${name}`)
  for (const name of same) console.log(`as in English: languages/${language}/${name}`)
  console.log(
    `${language}: ${missing.length === 0 ? 'nothing' : missing.length} missing, ${same.length} as in English`,
  )
  if (missing.length > 0) process.exitCode = 1
}
