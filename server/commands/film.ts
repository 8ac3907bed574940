import { parseArgs } from 'node:util'
import { filmHeights, filmSizes } from '../../contract/outputs/film.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { runCommand, showProgress, parseOnlyPath } from '../base/process/runCommand.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { completeContext } from '../memorial/openContext.ts'
import { makeFilm } from '../outputs/film/makeFilm.ts'
import { english as texts } from '../../languages/inLanguage.ts'
import { sayStored } from '../../languages/storedSentence.ts'

const usage = 'say where to: npm run film -- FILE.mp4 [--size 1080|720] [--captions|--no-captions].'

await runCommand('Cannot make the film', main)

async function main() {
  const { file, ...options } = parseArguments()
  await using context = await completeContext(await openCurrentMemorial(process.env))
  let showStep: ReturnType<typeof showProgress> | undefined
  const { report } = await makeFilm(context, options, file, {
    onBegin: (duration, photographCount) =>
      (showStep = showProgress(texts.film.making(file, duration, photographCount))),
    onProgress: (fraction) => showStep?.(texts.film.progress(fraction), fraction),
  })
  for (const sentence of report) console.error(sayStored(sentence, texts))
  console.log(texts.film.license)
  console.log(`Written: ${file}`)
}

function parseArguments() {
  const { values, positionals } = parseArgs({
    options: {
      size: { type: 'string', default: '1080' },
      captions: { type: 'boolean' },
    },
    allowNegative: true,
    allowPositionals: true,
  })
  const file = parseOnlyPath(positionals, usage)
  const height = filmHeights.find((each) => each === values.size)
  if (!height || !/\.mp4$/i.test(file)) throw new PlainError(usage)
  return { file, size: filmSizes[height], captions: values.captions }
}
