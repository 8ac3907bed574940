import { existsSync } from 'node:fs'
import { languages } from '../../domain/language.ts'
import { addLanguage } from './addLanguage.mjs'
import { compareSentences } from './compareSentences.mjs'
import { inProject } from './project.mjs'
import { command, Stop } from './stop.mjs'

await command(async () => {
  const [option, ...newCodes] = process.argv.slice(2)
  const isNew = option === '--new'
  if (isNew) newCodes.forEach(addLanguage)
  const codes = isNew ? newCodes : process.argv.slice(2)
  for (const language of codes.length > 0 ? codes : languages.filter((each) => each !== 'en')) {
    if (!existsSync(inProject(`languages/${language}`)))
      throw new Stop(
        `There is no folder languages/${language} yet: begin with \`npm run languages -- --new ${language}\`.`,
      )
    const { missing, same } = await compareSentences(language)
    for (const name of missing) console.log(`missing: languages/${language}/${name}`)
    for (const name of same) console.log(`as in English: languages/${language}/${name}`)
    console.log(
      `${language}: ${missing.length === 0 ? 'nothing' : missing.length} missing, ${same.length} as in English`,
    )
    if (missing.length > 0) process.exitCode = 1
  }
})
